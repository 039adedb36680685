import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryViews

private struct Row: View {
  let probe: Probe
  let name: String
  @State private var width = 10

  var body: some View {
    Color.red.frame(width: CGFloat(width), height: 10)
      .accessibilityIdentifier(name)
      .onTapGesture { width += 5 }
  }
}

private struct Item: Identifiable {
  let id: Int
  let name: String
}

/// Names and ids that stand twice, and lists of no and of very many views.
@Suite @MainActor struct IdentityMisuseTests {
  @Test func `Of an identifier that stands twice the first in view order answers`() {
    let host = settledHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("twin").zIndex(3)
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("twin")
      }
    }
    #expect(host.frame(of: "twin") == CGRect(40, 40, 20, 10))
    #expect(host.codes == [.duplicateIdentifier])
    #expect(host.diagnostics.first?.severity == .note)
  }

  @Test func `Rows with the same id keep a state of their own`() {
    let probe = Probe()
    let host = settledHost {
      VStack(spacing: 0) {
        ForEach([Item(id: 1, name: "x"), Item(id: 1, name: "y"), Item(id: 2, name: "z")]) {
          Row(probe: probe, name: $0.name)
        }
      }
    }
    #expect(host.codes == [.duplicateForEachID])
    #expect(host.diagnostics.first?.severity == .warning)
    host.tap("y")
    #expect(host.frame(of: "x")?.width == 10)
    #expect(host.frame(of: "y")?.width == 15)
    #expect(host.frame(of: "z")?.width == 10)
  }

  @Test func `Rows with the same id keep their state in order of appearance`() {
    let probe = Probe()
    let rows = { (items: [Item]) in
      VStack(spacing: 0) { ForEach(items) { Row(probe: probe, name: $0.name) } }
    }
    let host = settledHost { rows([Item(id: 1, name: "x"), Item(id: 1, name: "y"), Item(id: 2, name: "z")]) }
    host.tap("y")
    host.content = rows([Item(id: 2, name: "z"), Item(id: 1, name: "x"), Item(id: 1, name: "y")])
    host.update()
    #expect(host.frame(of: "z") == CGRect(45, 35, 10, 10))
    #expect(host.frame(of: "x") == CGRect(45, 45, 10, 10))
    #expect(host.frame(of: "y") == CGRect(42.5, 55, 15, 10))
    #expect(host.core.checkInvariants() == [])
  }

  @Test func `A list may lose and win all its rows`() {
    let rows = { (count: Int) in
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(height: 0.001).preference(key: NumbersKey.self, value: [1])
        }
      }.accessibilityIdentifier("list")
    }
    let host = settledHost { rows(0) }
    #expect(host.frame(of: "list") == CGRect(50, 50, 0, 0))
    #expect(host.preference(NumbersKey.self) == [])
    host.content = rows(10_000)
    host.update()
    #expect(host.preference(NumbersKey.self).count == 10_000)
    #expect(abs((host.frame(of: "list")?.height ?? 0) - 10) < 1e-6)
    host.content = rows(0)
    host.update()
    #expect(host.frame(of: "list") == CGRect(50, 50, 0, 0))
    #expect(host.preference(NumbersKey.self) == [])
    #expect(host.codes.isEmpty)
  }

  @Test(arguments: [0, 10_000])
  func `Every container takes any number of views`(count: Int) {
    let host = settledHost {
      ZStack {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
        ZStack { ForEach(0..<count, id: \.self) { _ in Color.red } }
        Group { ForEach(0..<count, id: \.self) { _ in Color.red } }
        Color.red.overlay { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
    }
    #expect(host.displayList.commandCount == 4 * count + 1)
  }

  @Test func `A tap on a name that nobody carries is told with the names that there are`() {
    let host = settledHost { Color.red.accessibilityIdentifier("known") }
    host.tap("unknown")
    #expect(host.codes == [.unknownIdentifier])
    #expect(host.diagnostics.first?.evidence.contains { $0.lines == ["known"] } == true)
    #expect(host.frame(of: "unknown") == nil)
  }
}
