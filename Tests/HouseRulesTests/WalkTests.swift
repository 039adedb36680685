import Testing

/// The articles that follow something through the engine name functions that are there.
@Suite struct WalkTests {
  private static let files = SourceFile.all(below: "Sources")

  @Test(arguments: [
    "FromAStateWriteToTheScreen", "GestureRecognition", "FromAWriterToItsReader", "FromAnAnchorToItsReader",
    "HowAChangeAnimates",
  ])
  func `Every step of a walk is a function, and there are no more than 25`(article: String) throws {
    let text = try #require(SourceFile.article(article))
    let steps = text.split(separator: "\n").filter { $0.first?.isNumber == true && $0.contains(". `") }
    #expect((10...25).contains(steps.count))
    for (number, step) in steps.enumerated() {
      #expect(step.hasPrefix("\(number + 1). "))
      let name = step.split(separator: "`")[1].split(separator: ".").map(String.init)
      #expect(Self.isDeclared(name), "\(article): there is no \(name.joined(separator: "."))")
    }
  }

  /// Whether a function is declared at the top level, or a member in the files of a type or of one that it inherits from.
  private static func isDeclared(_ name: [String]) -> Bool {
    let member = name.last ?? ""
    let pattern = [" func \(member)(", " func \(member)<", " var \(member):", " \(member)("]
    let declares = { (file: SourceFile) in
      file.code.contains { line in
        (line.contains("func ") || line.contains("var ") || line.contains("subscript"))
          && pattern.contains { line.contains($0) || line.contains(" \(member)<") || line.contains(" \(member)[") }
      }
    }
    if name.count == 1 { return files.contains(where: declares) }
    return files.contains { file in
      file.code.contains { line in
        !line.hasPrefix(" ")
          && (line.contains("class \(name[0])") || line.contains("struct \(name[0])")
            || line.contains("enum \(name[0])") || line.contains("extension \(name[0])"))
      } && declares(file)
    }
  }
}
