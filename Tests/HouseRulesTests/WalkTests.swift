/// The functions named in articles about the engine's steps exist.
struct WalkTests {
  /// The types that a file declares or extends, and its lines that declare members.
  private static let declarations = SourceFile.all(below: "Sources").map { file in
    (
      types: Set(file.code.filter { !$0.hasPrefix(" ") }.compactMap(extendedType)),
      members: file.code.filter {
        $0.contains(bytesOf: "func ") || $0.contains(bytesOf: "var ") || $0.contains(bytesOf: "subscript")
      }
    )
  }

  private static func extendedType(_ line: String) -> String? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let kinds: Set<Substring> = ["class", "struct", "enum", "extension"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
    return String(words[kind + 1])
  }

  @Test(arguments: [
    "FromAStateWriteToTheScreen", "GestureRecognition", "FromAWriterToItsReader", "FromAnAnchorToItsReader",
    "HowAChangeAnimates",
  ])
  func `Every step of a walkthrough is a function`(article: String) throws {
    let text = try #require(SourceFile.article(article))
    let steps = text.split(separator: "\n").filter { $0.first?.isNumber == true && $0.contains(". `") }
    expect(steps.count, atLeast: 10)
    for (number, step) in steps.enumerated() {
      expect(step.hasPrefix("\(number + 1). "))
      let name = step.split(separator: "`")[1].split(separator: ".").map(String.init)
      expect(Self.isDeclared(name), "\(article): there is no \(name.joined(separator: "."))")
    }
  }

  /// Returns whether a function is declared at the top level, or as a member in the files of a type or one of its
  /// superclasses.
  private static func isDeclared(_ name: [String]) -> Bool {
    let member = name.last ?? ""
    let patterns =
      [" func \(member)(", " func \(member)<", " var \(member):"]
      + ["(", "<", "["].map { " \(member)\($0)" }
    return declarations.contains { file in
      (name.count == 1 || file.types.contains(name[0]))
        && file.members.contains { line in patterns.contains { line.contains(bytesOf: $0) } }
    }
  }
}
