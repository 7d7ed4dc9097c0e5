/// The version of the tools, as printed by `--version` and included in reports.
package enum Version {
  package static let current = "0.9.0"
}
