import ProgramTestSupport

/// The manifest as decoded by SwiftPM.
@Suite(.waitsForPrograms) struct ManifestTests {
  private struct Manifest: Decodable {
    struct Target: Decodable {
      struct Setting: Decodable { let kind: [String: Ignored] }
      let name: String
      let dependencies: [[String: Names]]
      let settings: [Setting]
    }
    struct Product: Decodable {
      let name: String
      let targets: [String]
    }
    /// `["TributaryViews", null]`.
    struct Names: Decodable {
      var first: String?

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        first = try? container.decode(String.self)
      }
    }
    struct Ignored: Decodable { init(from decoder: any Decoder) {} }

    let dependencies: [Ignored]
    let products: [Product]
    let targets: [Target]

    /// The targets that a program with dependencies on all products compiles.
    var needed: [Target] {
      var pending = products.flatMap(\.targets)
      var names: Set<String> = []
      while let next = pending.popLast() {
        guard names.insert(next).inserted, let target = targets.first(where: { $0.name == next }) else { continue }
        pending += target.dependencies.flatMap(\.values).compactMap(\.first)
      }
      return targets.filter { names.contains($0.name) }
    }
  }

  private static let swift: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether `.ci/test` has removed products and targets from the manifest.
  private static let isPartial = ProcessInfo.processInfo.environment["PARTIAL_MANIFEST"] != nil

  @Test(.enabled(if: swift != nil, "needs SwiftPM"), .disabled(if: isPartial, "the manifest omits products"))
  func `Products require no dependency and no unsafe flags`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    // A separate build directory, because that of the tests is locked.
    let description = try Shell.run(
      try #require(Self.swift),
      ["package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package"])
    let manifest = try JSONDecoder().decode(Manifest.self, from: description.output)
    expectEmpty(manifest.dependencies)
    expect(manifest.needed.count, above: 10)
    let unsafe = manifest.needed.filter { $0.settings.contains { $0.kind["unsafeFlags"] != nil } }
    expect(unsafe.map(\.name), equals: [])
    // The decoder finds unsafe flags where they exist.
    #expect(manifest.targets.contains { $0.settings.contains { $0.kind["unsafeFlags"] != nil } })
  }
}
