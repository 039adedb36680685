import Dispatch
import Foundation
import Observation
import Testing
import Tributary
import TributaryTesting

// No public type of the kit has the same name as a type of the modules that every test imports. Otherwise this file
// does not compile, because the name is ambiguous.

@Suite struct NameTests {
  @Test func `Every public type of the kit is listed in this file`() throws {
    let here = URL(filePath: #filePath)
    let folder = here.appending(path: "../../../Sources/TributaryTesting").standardized
    let text = try String(contentsOf: here, encoding: .utf8)
    let named = Set(text.matches(of: /(?m)^private typealias \w+ = (\w+)/).map { String($0.output.1) })
    let declaration =
      /(?m)^(?:@\w+(?:\([^)]*\))? )*public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    var declared: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      declared.formUnion(source.matches(of: declaration).map { String($0.output.1) })
    }
    #expect(declared.count >= 6)
    #expect(declared.subtracting(named).sorted() == [])
  }
}

private typealias OurAcceptedFinding = AcceptedFinding
private typealias OurFoundView = FoundView
private typealias OurRenderTraits = RenderTraits
private typealias OurRenderedView = RenderedView
private typealias OurSnapshotFormat = SnapshotFormat
private typealias OurTextMeasuring = TextMeasuring
private typealias OurViewFinder = ViewFinder
private typealias OurViewNotFound = ViewNotFound
