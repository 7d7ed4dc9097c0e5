/// The version of the tools, which `--version` prints and reports contain.
package enum Version {
  package static let current = "0.9.0"
}
