import FileWork

extension ChildProcess {
  /// The file descriptor of a program's standard output.
  static let output: Int32 = 1
  /// The file descriptor of a program's standard error.
  static let error: Int32 = 2
}
