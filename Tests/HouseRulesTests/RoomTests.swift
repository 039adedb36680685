/// The order of the folders inside a module, and the calls from the engine to later modules.
///
/// The compiler enforces the order of the modules. Inside a module, a folder can name the types that it declares and
/// those of earlier folders.
struct RoomTests {
  /// The folders of each module in groups. The folders of one group can name types of each other: a text can contain
  /// images, and an image has a text as its label.
  private static let orders: [String: [Set<String>]] = [
    "TributaryViews": [
      ["Objects", "LifeCycle"], ["Storage"], ["Environment"], ["Tags"], ["Styles"], ["Shapes"], ["Symbols"],
      ["Effects", "Canvas", "Images", "Text"], ["Accessibility"], ["Previews"], ["Input"], ["Collections"],
    ],
    "TributaryControls": [["Controls"], ["Presentation"]], "TributaryHost": [["Diagnosis"], ["Host"], ["Scripts"]],
  ]

  /// The folders whose files can name types of all folders: the environment stores values of all of them.
  private static let unordered: Set<String> = ["Environment"]

  @Test(arguments: orders.keys.sorted()) func `No folder names a type of a later folder`(module: String) throws {
    let order = try #require(Self.orders[module])
    let files = SourceFile.all(below: "Sources/\(module)").filter { $0.name != "Exports" }
    expect(Set(files.compactMap(\.room)), equals: order.reduce([]) { $0.union($1) })
    func rank(of file: SourceFile) -> Int? { file.room.flatMap { room in order.firstIndex { $0.contains(room) } } }
    var places: [Substring: (place: Int, path: String)] = [:]
    for file in files {
      let place = try #require(rank(of: file), "\(file.path) stands in no folder of the order")
      for type in file.types where !type.isPrivate { places[Substring(type.name)] = (place, file.path) }
    }
    for file in files {
      guard let place = rank(of: file), !Self.unordered.contains(file.room ?? "") else { continue }
      for word in file.words.filter({ places[$0] != nil }).sorted() {
        if let other = places[word], other.place > place { Issue.record("\(file.path) names \(word) of \(other.path)") }
      }
    }
  }

  @Test func `An article lists the calls from the engine to later modules`() throws {
    let article = try #require(SourceFile.article("Layering"))
    var listed: Set<String> = []
    for line in article.split(separator: "\n") where line.hasPrefix("| `") && !line.contains("| `Tributary") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells.allSatisfy { !$0.isEmpty }, "\(line)")
      listed.insert("\(cells[1].trimmingCharacters(in: ["`"])).\(cells[0].trimmingCharacters(in: ["`"]))")
    }
    var declared: Set<String> = []
    var feature: Substring?
    for line in SourceFile.all(below: "Sources/TributaryEngine").first(where: { $0.name == "Upcalls" })?.code ?? [] {
      if let match = line.firstMatch(of: /^package protocol (\w+)/) { feature = match.output.1 }
      if line.hasPrefix("}") { feature = nil }
      if let feature, let member = line.firstMatch(of: /^  (?:@MainActor )?(?:func|var) (\w+)/) {
        declared.insert("\(feature).\(member.output.1)")
      }
    }
    let registered = SourceFile.text("Sources/TributaryEngine/Host/Upcalls.swift") ?? ""
    let protocols = registered.matches(of: /\(any (\w+)\)\?/).map { String($0.output.1) }
    expect(protocols, equals: ["LayoutFollower", "VisibilityObserver", "TreeAnimator"])
    expect(listed, equals: declared)
  }
}
