import Foundation
import Testing

/// The rooms of the views, and which may name what of which.
///
///     Engine ◀── Layout ◀── Motion ◀── Surface ◀── Input ◀── Collections ◀── Controls ◀── Presentation ◀── Host
///        ▲                                                                                                 │
///        └──────────────────────────────── Diagnosis ◀─────────────────────────────────────────────────────┘
///
/// A room may name the types that are declared in itself and in the rooms before it, never what comes after it: the engine
/// knows no feature. What it asks of a later room nevertheless, by functions that this adds to its types, is a list.
@Suite struct RoomTests {
  fileprivate static let order = [
    "Engine", "Layout", "Motion", "Surface", "Input", "Collections", "Controls", "Presentation", "Diagnosis", "Host",
  ]

  /// What the engine names of others although it should not, each with its reason.
  private static let exceptions: [String: Set<String>] = [
    // The values of the environment that are read for every text and shape: plain fields of one type, no look-up.
    "Sources/TributaryViews/Engine/Environment/BuiltInValues.swift": ["AnyShapeStyle", "Text", "TextRendering"],
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

  /// What the extensions of later rooms add to types of earlier ones, by name, with the room.
  private static let added: [Substring: Int] = {
    var types: [Substring: Int] = [:]
    for file in files {
      guard let place = file.place else { continue }
      for type in file.types { types[Substring(type.name)] = place }
    }
    var added: [Substring: Int] = [:]
    for file in files {
      guard let place = file.place else { continue }
      for member in file.membersOfExtensions where types[member.type].map({ $0 < place }) ?? false {
        added[member.name] = min(place, added[member.name] ?? place)
      }
    }
    return added
  }()

  /// A name that a room declares itself, or finds in a room before it, is no door: it means that one.
  private static let declared: [Substring: Int] = {
    var declared: [Substring: Int] = [:]
    for file in SourceFile.all(below: "Sources") {
      let place = file.path.hasPrefix("Sources/TributaryViews/") ? file.place ?? 0 : 0
      for name in file.declaredNames where added[name] != place {
        declared[name] = min(place, declared[name] ?? place)
      }
    }
    return declared
  }()

  /// What the standard library has under the same name.
  private static let standard: Set<Substring> = ["split"]

  /// What is asked of a later room without naming a type of it.
  private static let doors: [(file: SourceFile, member: Substring)] = files.flatMap { file in
    guard let place = file.place else { return [(file: SourceFile, member: Substring)]() }
    return file.words.sorted().compactMap { word in
      guard let there = added[word], there > place, declared[word].map({ $0 > place }) ?? true,
        !standard.contains(word)
      else { return nil }
      return (file, word)
    }
  }

  @Test func `An article lists the doors by which a room asks something of a later one`() {
    let article = SourceFile.text("Sources/TributaryViews/TributaryViews.docc/Rooms.md") ?? ""
    var told: Set<String> = []
    for line in article.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
      told.insert(cells[0].trimmingCharacters(in: ["`"]))
    }
    for door in Self.doors where !told.contains(String(door.member)) {
      Issue.record("\(door.file.path) asks for \(door.member), which a later room declares")
    }
    let used = Set(Self.doors.map { String($0.member) })
    for name in told.sorted() where !used.contains(name) { Issue.record("Nobody before its room asks for \(name)") }
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

extension SourceFile {
  /// Where the room of this file stands in the order.
  fileprivate var place: Int? { room.flatMap(RoomTests.order.firstIndex) }

  /// The functions and properties that this file adds to types by extensions at the top level.
  fileprivate var membersOfExtensions: [(type: Substring, name: Substring)] {
    var members: [(type: Substring, name: Substring)] = []
    var type: Substring?
    for line in code {
      if line.hasPrefix("}") {
        type = nil
      } else if line.hasPrefix("  "), !line.hasPrefix("   "), let type {
        if let name = Self.member(line) { members.append((type, name)) }
      } else if !line.hasPrefix(" ") {
        let words = Self.words(line)
        if let place = words.firstIndex(of: "extension"), place + 1 < words.count { type = words[place + 1] }
      }
    }
    return members
  }

  /// The names of functions, properties, cases and parameters, wherever they are declared.
  fileprivate var declaredNames: Set<Substring> {
    var names: Set<Substring> = []
    for line in code {
      let words = Self.words(line)
      for (index, word) in words.enumerated() where index > 0 && Self.keywords.contains(words[index - 1]) {
        names.insert(word)
      }
      for part in line.split(separator: ":").dropLast() {
        if let last = Self.words(part).last { names.insert(last) }
      }
    }
    return names
  }

  private static let keywords: Set<Substring> = ["func", "var", "let", "case", "for", "macro"]

  private static func member(_ line: String) -> Substring? {
    let words = words(line)
    guard let place = words.firstIndex(where: { $0 == "func" || $0 == "var" }), place + 1 < words.count,
      !words[..<place].contains(where: { $0.hasSuffix("private") })
    else { return nil }
    return words[place + 1]
  }

  private static func words(_ text: some StringProtocol) -> [Substring] {
    String(text).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}
