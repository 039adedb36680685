import Foundation

/// The values by which a program continues the service of the program that it replaces.
package struct WebHandover: Codable, Sendable {
  /// A window whose page connects again.
  package struct Window: Codable, Sendable {
    let id: String
    let path: String
    /// The state of the window, in the form of the program.
    let state: Data?
  }

  let token: String
  let port: UInt16
  let windows: [Window]
}
