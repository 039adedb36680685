import Foundation
import Testing

@testable import Tributary

/// The linker of builds for hot reload.
@Suite struct FastLinkerTests {
  /// A folder with programs that are never run.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      component: "linker-\(UUID().uuidString)", directoryHint: .isDirectory)

    init(_ programs: [String]) throws {
      for program in programs {
        let file = url.appending(path: program)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ names: String...) -> String {
      names.map { url.appending(component: $0).path }.joined(separator: ":")
    }
  }

  @Test func `The linker beside the compiler precedes other linkers, also behind a link`() throws {
    let folder = try Folder(["other/ld.lld", "toolchain/swift", "toolchain/ld.lld"])
    try FileManager.default.createDirectory(
      at: folder.url.appending(component: "links"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "links/swift"), withDestinationURL: folder.url.appending(path: "toolchain/swift"))
    let found = FastLinker.folder(in: folder.path("other", "links"))
    #expect(found?.lastPathComponent == "toolchain")
  }

  @Test func `Without a linker beside the compiler, the path is searched`() throws {
    let folder = try Folder(["toolchain/swift", "other/ld.lld"])
    #expect(FastLinker.folder(in: folder.path("toolchain", "other"))?.lastPathComponent == "other")
    #expect(FastLinker.folder(in: folder.path("toolchain")) == nil)
    #expect(FastLinker.writeToolset(path: folder.path("toolchain")) == nil)
  }

  #if os(Linux)
    @Test func `The toolset names the linker and its folder`() throws {
      struct Toolset: Decodable {
        struct Linker: Decodable { let path: String }
        let schemaVersion: String
        let rootPath: String
        let linker: Linker
      }
      let folder = try Folder(["tool \"chain\"/swift", "tool \"chain\"/ld.lld"])
      let file = try #require(FastLinker.writeToolset(path: folder.path("tool \"chain\"")))
      defer { try? FileManager.default.removeItem(at: file) }
      let toolset = try JSONDecoder().decode(Toolset.self, from: Data(contentsOf: file))
      #expect(toolset.schemaVersion == "1.0")
      #expect(toolset.linker.path == "ld.lld")
      #expect(FileManager.default.isExecutableFile(atPath: "\(toolset.rootPath)/\(toolset.linker.path)"))
    }
  #endif
}
