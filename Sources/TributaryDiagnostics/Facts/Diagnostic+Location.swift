extension Diagnostic {
  /// A place in the user's source: captured by a modifier, or found on the stack.
  ///
  /// It takes 24 bytes and no allocation where it is captured, because modifiers keep one per view.
  public struct Location: Sendable {
    @usableFromInline
    enum File: Sendable {
      case captured(StaticString)
      /// In a box, so that a location stays small.
      case found(FoundFile)
    }

    @usableFromInline let source: File

    /// Line, counted from 1.
    public let line: UInt32

    /// The place where this is called.
    ///
    /// - Parameter fileID: The file as `Module/File.swift`, never a path of the machine that compiled it.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt32 = #line) {
      source = .captured(fileID)
      self.line = line
    }

    /// A place that is known at run time only.
    ///
    /// - Parameter file: The file as `Module/File.swift`.
    public init(file: String, line: UInt32) {
      source = .found(FoundFile(file))
      self.line = line
    }

    /// The file as `Module/File.swift`.
    public var file: String {
      switch source {
      case .captured(let file): file.description
      case .found(let file): file.name
      }
    }
  }
}

extension Diagnostic.Location: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.line == b.line && a.file == b.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file)
  }
}

extension Diagnostic.Location: CustomStringConvertible {
  /// `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
