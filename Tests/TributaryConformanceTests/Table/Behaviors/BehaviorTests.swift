/// Each known behavior has a case that verifies it, or a reason for the absence of one.
struct BehaviorTests {
  private static let tests = ConformanceTable.folder.deletingLastPathComponent()

  @Test func `Every behavior has a case or a reason`() throws {
    let claims = Set(try ConformanceTable.rows().map(\.id))
    let loops = try Self.texts(in: Self.tests.deletingLastPathComponent().appending(path: "Examples/LoopDoctor/Corpus"))
    let tests = try Self.texts(in: Self.tests)
    for behavior in try Behavior.all() {
      switch behavior.coverage {
      case .claims(let ids):
        expect(!ids.isEmpty, "\(behavior.number) has no claim.")
        for id in ids { expect(claims.contains(id), "\(behavior.number) names \(id).") }
      case .loops(let names):
        expect(!names.isEmpty, "\(behavior.number) has no loop.")
        for name in names {
          expect(loops.contains { $0.contains("\"\(name)\"") }, "\(behavior.number) names the loop \(name).")
        }
      case .tests(let names):
        expect(!names.isEmpty, "\(behavior.number) has no test.")
        for name in names {
          expect(tests.contains { $0.contains("func `\(name)`") }, "\(behavior.number) names the test \(name).")
        }
      case .none(let reason): expect(reason.count, above: 20, "\(behavior.number) has no reason.")
      }
    }
  }

  @Test func `Numbers are unique and complete`() throws {
    let behaviors = try Behavior.all()
    let numbers = behaviors.map(\.number)
    expect(Set(numbers).count, equals: numbers.count)
    expect(behaviors.allSatisfy { !$0.text.isEmpty })
    // Sections with consecutive numbers.
    for (section, count) in [
      ("1", 18), ("2", 29), ("3", 12), ("4", 9), ("5", 20), ("6", 2), ("7", 22), ("8", 16), ("9", 9), ("11", 7),
      ("14.1", 6), ("14.2", 7), ("14.3", 2), ("14.4", 13), ("14.5", 2), ("14.6", 6), ("14.7", 1), ("14.8", 7),
      ("14.9", 9), ("15", 10), ("R", 12), ("C", 12), ("N", 9),
    ] {
      for number in 1...count {
        let name = "RCN".contains(section) ? "\(section)\(number)" : "\(section).\(number)"
        expect(numbers.contains(name), "\(name) is missing.")
      }
    }
    // Sections of one behavior, and the loops, whose numbers have gaps.
    for name in ["10", "12", "13"] { expect(numbers.contains(name), "\(name) is missing.") }
    let loops = "01 02a 02c 03c 04a 05 07 08a 11b 12 13a 13b 14a 16 17 19 20 22 25 26".split(separator: " ")
    for loop in loops { expect(numbers.contains("L\(loop)"), "L\(loop) is missing.") }
  }

  private static func texts(in folder: URL) throws -> [String] {
    var texts: [String] = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      texts.append(try String(contentsOf: file, encoding: .utf8))
    }
    return texts
  }
}
