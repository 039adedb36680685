import Foundation

/// The changes of the recorded API since an earlier revision, whose records `.ci/api` places in the folder
/// `API_BASELINE`.
struct PublicAPIChangesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let baseline = ProcessInfo.processInfo.environment["API_BASELINE"].map { URL(filePath: $0) }

  @Test(.enabled(if: baseline != nil, ".ci/api compares with an earlier revision"))
  func `The API has no breaking changes since the baseline`() throws {
    let baseline = try #require(Self.baseline)
    for product in ["Tributary", "TributaryTesting"] {
      let difference = PublicAPIDifference(
        from: try Self.lines(of: product, in: baseline), to: try Self.lines(of: product, in: Self.folder))
      print("\(product): \(difference.breaking.count) breaking changes, \(difference.additions.count) additions")
      print(difference.description)
      expect(difference.breaking, equals: [], "\(product)")
    }
  }

  private static func lines(of product: String, in folder: URL) throws -> [String] {
    try String(contentsOf: folder.appending(path: "\(product).txt"), encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }
}
