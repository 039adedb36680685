import Testing

/// Drawing reads the nodes, and receives their displayed frames.
@Suite struct DrawingTests {
  /// The bodies of the draw functions of items, with their files.
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

  /// During an animation, the displayed frame of an item differs from its frame in the model.
  @Test func `Drawing uses the displayed frame, not the frame of the model`() {
    #expect(Self.bodies.count > 25)
    for (path, lines) in Self.bodies {
      for line in lines {
        #expect(line.firstMatch(of: /(?:^|[^.\w$])(?:size|origin)(?:[^:\w]|$)/) == nil, "\(path): \(line)")
      }
    }
  }

  @Test func `Drawing writes no position and no size`() {
    for (path, lines) in Self.bodies {
      for line in lines {
        #expect(line.firstMatch(of: /(?:size|origin) =[^=]/) == nil, "\(path): \(line)")
      }
    }
  }
}
