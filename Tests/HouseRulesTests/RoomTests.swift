import Testing

/// The rooms of the views, and which may name what of which.
///
///     Engine ◀── Layout ◀── Motion ◀── Surface ◀── Input ◀── Collections ◀── Controls ◀── Presentation ◀── Host
///        ▲                                                                                                 │
///        └──────────────────────────────── Diagnosis ◀─────────────────────────────────────────────────────┘
///
/// A room may name what is declared in itself and in the rooms before it, never what comes after it: the engine knows no
/// feature.
@Suite struct RoomTests {
  private static let order = [
    "Engine", "Layout", "Motion", "Surface", "Input", "Collections", "Controls", "Presentation", "Diagnosis", "Host",
  ]

  /// What the engine names of others although it should not, each with its reason.
  private static let exceptions: [String: Set<String>] = [
    // The values of the environment that are read for every text and shape: plain fields of one type, no look-up.
    "Sources/TributaryViews/Engine/Environment/EnvironmentValues.swift": ["AnyShapeStyle", "Text"],
    "Sources/TributaryViews/Engine/Environment/EnvironmentValues+BuiltIn.swift": ["Text"],
    "Sources/TributaryViews/Engine/Environment/BuiltInEnvironment.swift": ["PlainTextStyle"],
  ]

  private static let files = SourceFile.all(below: "Sources/TributaryViews")

  @Test func `Every file of the views stands in a room that has a place in the order`() {
    for file in Self.files {
      #expect(file.room.map(Self.order.contains) == true, "\(file.path) stands in no room")
    }
    #expect(Set(Self.files.compactMap(\.room)) == Set(Self.order))
  }

  @Test func `No room names a type of a room that comes after it`() {
    var rooms: [Substring: (room: String, path: String)] = [:]
    for file in Self.files {
      for type in file.types where !type.isPrivate { rooms[Substring(type.name)] = (file.room ?? "", file.path) }
    }
    for file in Self.files {
      guard let place = file.room.flatMap(Self.order.firstIndex) else { continue }
      for word in file.words.sorted() {
        guard let other = rooms[word], let there = Self.order.firstIndex(of: other.room), there > place else {
          continue
        }
        if Self.exceptions[file.path]?.contains(String(word)) == true { continue }
        Issue.record("\(file.path) names \(word) of \(other.path)")
      }
    }
  }

  @Test func `No exception is kept that nobody needs`() {
    for (path, words) in Self.exceptions {
      let file = Self.files.first { $0.path == path }
      for word in words {
        #expect(file?.words.contains(Substring(word)) == true, "\(path) does not name \(word)")
      }
    }
  }
}
