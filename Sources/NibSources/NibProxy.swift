/// What placeholders are called in nibs.
package enum NibProxy {
  package static let filesOwner = "IBFilesOwner"
  package static let firstResponder = "IBFirstResponder"
}
