/// A place in the user's source, as captured by a modifier.
///
/// It takes 24 bytes and no allocation, because modifiers keep one per view.
public struct SourceLocation: Sendable {
  /// The file as `Module/File.swift`, never a path of the machine that compiled it.
  public let fileID: StaticString

  /// Line, counted from 1.
  public let line: UInt32

  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The file as `Module/File.swift`.
  public var file: String { fileID.description }
}

extension SourceLocation: Hashable {
  public static func == (a: SourceLocation, b: SourceLocation) -> Bool {
    a.line == b.line && a.file == b.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
