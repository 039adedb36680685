#if !canImport(Darwin)
  public import Foundation

  extension URL {
    /// Requests access to a file outside a sandbox, for example from `fileImporter`.
    ///
    /// - Returns: Always `true`, because programs on this system have no sandbox. Reading the file can still fail.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the access to a file outside a sandbox, which has no effect on this system.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
