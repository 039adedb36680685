/// The limits of the server. Every limit costs only the connection that exceeds it.
package struct HTTPLimits: Sendable {
  /// The length of the request line and all fields, in bytes.
  package var headBytes = 16 << 10

  /// The length of a request target, in bytes.
  package var targetBytes = 2 << 10

  /// The number of fields in a request.
  package var fields = 64

  /// The length of a request body, in bytes.
  package var bodyBytes = 4 << 20

  /// How long a request may take to arrive in full, in seconds.
  package var requestSeconds = 10.0

  /// How long a connection may stay open without a request, in seconds.
  package var idleSeconds = 60.0

  /// How long the server waits for a client that does not read its response, in seconds.
  package var stallSeconds = 30.0

  /// The number of open connections. A further connection replaces the oldest connection that never presented the token.
  package var connections = 256

  /// The bytes that wait for a slow client before the server closes its connection.
  package var outputBytes = 64 << 20

  package init() {}
}
