/// Why the program does not do what it was asked, and the exit status that says so to a script.
struct Refusal: Error, Equatable {
  let message: String
  let status: Int32

  /// - Parameter status: 64 if something is wrong with the arguments, 73 if the output cannot be written.
  init(_ message: String, status: Int32 = 64) {
    self.message = message
    self.status = status
  }
}
