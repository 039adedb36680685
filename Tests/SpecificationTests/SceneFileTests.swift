import Foundation
import SceneTestSupport
import Testing

/// The scenes of the folder `Scenes`: each runs in the engine and in the specification, and both must meet its expectations.
@Suite struct SceneFileTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Scenes")

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted()
  }()

  static func scene(in file: String) throws -> ViewScene {
    try SceneParser.scene(from: String(contentsOf: folder.appending(component: file), encoding: .utf8))
  }

  @Test(arguments: files)
  @MainActor func `A scene meets its expectations`(file: String) throws {
    do {
      let scene = try Self.scene(in: file)
      for difference in Comparison(scene, stopsEarly: false).differences {
        let line = difference.line ?? 1
        Issue.record(
          "\(file):\(line): \(difference)",
          sourceLocation: SourceLocation(
            fileID: "SpecificationTests/\(file)", filePath: Self.folder.appending(component: file).path, line: line,
            column: 1))
      }
    } catch let error as SceneError {
      Issue.record("\(file):\(error)")
    }
  }

  @Test(arguments: files)
  func `A printed scene is read as the same scene`(file: String) throws {
    var scene = try Self.scene(in: file)
    var printed = try SceneParser.scene(from: scene.description)
    for index in scene.script.indices { scene.script[index].number = 0 }
    for index in printed.script.indices { printed.script[index].number = 0 }
    #expect(printed == scene)
  }
}
