/// A reason to refuse a request, with the status of the response.
struct HTTPError: Error, Equatable, Sendable {
  let status: Int

  /// One sentence for the person who reads the response.
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }
}
