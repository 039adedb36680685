import Foundation

/// A reason why the server cannot start.
package enum ServerError: Error, Equatable {
  case portInUse(UInt16)
  /// A call of the system failed with an `errno` value.
  case system(call: String, code: Int32)
}

extension ServerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)).lowercased())"
    }
  }
}
