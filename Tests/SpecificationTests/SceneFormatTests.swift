import Testing

struct SceneFormatTests {
  @Test(arguments: [
    ("scene \"a\"\nsize 100 x 100\nHStak { }", "3:1: A scene has no view “HStak”."),
    ("scene \"a\"\nsize 100 x 100\nColor.padding(8).tint(1)", "3:18: A scene has no modifier “tint”."),
    ("scene \"a\"\nsize 100 x 100\nColor.frame(width: 8, hight: 8)", "3:23: “frame” has no argument “hight”."),
    (
      "scene \"a\"\nsize 100 x 100\nColor.padding(n)",
      "3:15: “n” is not a set of edges. Known are all, horizontal, vertical, top, leading, bottom, trailing."
    ),
    (
      "scene \"a\"\nsize 100 x 100\nColor.preference(Total, 8)",
      "3:18: “Total” is not a key. Known are Sum, List, Last, Max, Odd, First, Bounds, Points."
    ),
    ("scene \"a\"\nsize 100 x 100\nif flag { Color }", "3:4: The scene has no variable “flag”."),
    ("scene \"a\"\nsize 100 x 100\nVStack { Color", "3:15: Expected a view instead of “the end of the text”."),
    (
      "scene \"a\"\nsize 100 x 100\nColor\nexpect frame a: 1 2 3",
      "4:22: Expected a number instead of “the end of the text”."
    ),
    ("scene \"a\"\nsize 100 x 100\nColor\nexpect passes 1 2", "4:17: Expected the end of the line."),
    ("scene \"a", "1:9: The string has no end."),
    (
      "scene \"a\"\nstate n = 1\nColor\nscene \"b\"\nsize 9 x 9\nColor.padding(n)",
      "6:15: “n” is not a set of edges. Known are all, horizontal, vertical, top, leading, bottom, trailing."
    ),
    ("scene \"a\"\nsize 100 x 100\nColor ; Color", "3:7: A scene has no “;”."),
  ])
  func `An error names the line and the column`(text: String, error: String) {
    let found = #expect(throws: SceneError.self) { try SceneParser.scenes(from: text) }
    expect(found?.description, equals: error)
  }

  @Test func `A file can contain several scenes, with lines of the file`() throws {
    let text = """
      scene "a"
      claim PREF-04 decided "A \\"claim\\"." "source"
      size 9 x 9
      Color.named(a)
      expect frame a: 0 0 9 9
      scene "b"
      rightToLeft
      HStack { Counter.named(b) }
      expect columns b: 5 15
      """
    let scenes = try SceneParser.scenes(from: text)
    expect(scenes.map(\.line), equals: [1, 6])
    expect(scenes.flatMap(\.script).map(\.number), equals: [5, 9])
    expect(scenes[0].definitions.map(\.text), equals: ["A \"claim\"."])
    expect(scenes.map(\.isSpecified), equals: [true, false])
  }

  @Test func `A printed random scene is read as the same scene`() throws {
    for seed in UInt64(0)..<400 {
      let scene = SceneGenerator.scene(shape: seed, detail: seed)
      let read = try SceneParser.scenes(from: scene.description).map(\.unnumbered)
      expect(read, equals: [scene], "\(scene)")
    }
  }

  @Test func `A scene is reduced to what a condition requires`() {
    let scene = SceneGenerator.scene(shape: 11, detail: 11)
    let small = scene.shrunk { scene in
      var count = 0
      scene.forEachNode { _ in count += 1 }
      return count >= 2
    }
    var count = 0
    small.forEachNode { _ in count += 1 }
    expect(count, equals: 2)
  }
}
