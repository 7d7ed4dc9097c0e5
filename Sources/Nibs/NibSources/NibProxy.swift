/// The identifiers of placeholders in nibs.
package enum NibProxy {
  package static let filesOwner = "IBFilesOwner"
  package static let firstResponder = "IBFirstResponder"
}
