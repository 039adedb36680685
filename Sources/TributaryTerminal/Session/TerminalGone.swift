#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SessionError {
  /// Whether the other end of the terminal has closed. A program that outlives it ends its session as at the end of its input.
  var meansTerminalIsGone: Bool {
    guard case .system(_, let code) = self else { return false }
    return code == EIO || code == ENXIO || code == EPIPE
  }
}
