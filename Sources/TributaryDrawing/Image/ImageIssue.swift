/// Why the bytes of a file are not shown as a picture.
public enum ImageIssue: Error, Sendable, Hashable {
  /// There are no bytes.
  case empty
  /// The bytes begin like no encoding that is understood.
  case unknownFormat
  /// The file ends before the picture does.
  case truncated
  /// Something that the format asks for is not there; says what is wrong.
  case damaged(String)
  /// The bytes were not read; says why.
  case unusable(String)
}

extension ImageIssue: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownFormat: "the file is neither PNG nor JPEG"
    case .truncated: "the file ends before the picture does"
    case .damaged(let what), .unusable(let what): what
    }
  }
}
