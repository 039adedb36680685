import Testing

/// The scenes of the folder `Scenes`: each runs in the engine and in the specification, and both must meet its
/// expectations.
struct SceneFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Scenes")

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted()
  }()

  static func scenes(in file: String) throws -> [ViewScene] {
    try SceneParser.scenes(from: String(contentsOf: folder.appending(component: file), encoding: .utf8))
  }

  @Test(arguments: files) @MainActor func `A scene meets its expectations`(file: String) throws {
    do {
      for scene in try Self.scenes(in: file) {
        for difference in Comparison(scene, stopsEarly: false).differences {
          let line = difference.line ?? scene.line
          Issue.record(
            "\(file):\(line): scene “\(scene.title)”: \(difference)",
            sourceLocation: SourceLocation(
              fileID: "SpecificationTests/\(file)", filePath: Self.folder.appending(component: file).path,
              line: line, column: 1))
        }
      }
    } catch let error as SceneError {
      Issue.record("\(file):\(error)")
    }
  }

  @Test(arguments: files) func `A printed scene is read as the same scene`(file: String) throws {
    for scene in try Self.scenes(in: file) {
      try expect(SceneParser.scenes(from: scene.description).map(\.unnumbered), equals: [scene.unnumbered])
    }
  }
}

extension ViewScene {
  /// The scene without the lines of its file.
  var unnumbered: ViewScene {
    var scene = self
    scene.line = 0
    for index in scene.script.indices { scene.script[index].number = 0 }
    return scene
  }
}
