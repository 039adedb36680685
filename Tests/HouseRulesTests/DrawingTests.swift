import Testing

/// Drawing reads the nodes, and is told where they are shown.
@Suite struct DrawingTests {
  /// The bodies of what draws an item, with the files that they stand in.
  private static let bodies: [(path: String, lines: [String])] = SourceFile.ofTree.flatMap {
    file in
    file.code.indices.compactMap { start -> (String, [String])? in
      let declaration = file.code[start]
      guard declaration.contains("override "),
        declaration.contains(" func draw(into recorder: inout DisplayRecorder, in frame: CGRect)"),
        !declaration.hasSuffix("}"), let end = file.code[start...].firstIndex(where: { $0 == "  }" })
      else { return nil }
      return (file.path, Array(file.code[(start + 1)..<end]))
    }
  }

  /// While something moves an item is shown elsewhere than it stands.
  @Test func `What is drawn goes by the frame that is shown, not by that of the model`() {
    #expect(Self.bodies.count > 25)
    for (path, lines) in Self.bodies {
      for line in lines {
        #expect(line.firstMatch(of: /(?:^|[^.\w$])(?:size|origin)(?:[^:\w]|$)/) == nil, "\(path): \(line)")
      }
    }
  }

  @Test func `Drawing writes no place and no size`() {
    for (path, lines) in Self.bodies {
      for line in lines {
        #expect(line.firstMatch(of: /(?:size|origin) =[^=]/) == nil, "\(path): \(line)")
      }
    }
  }
}
