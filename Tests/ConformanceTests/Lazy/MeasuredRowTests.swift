import Testing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Rows that a lazy container makes because it requires their lengths.
@MainActor @Suite struct MeasuredRowTests {
  private struct Row: View {
    let name: String
    let log: Log<String>

    var body: some View {
      Block(name, nil, 30)
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
        .onChange(of: name, initial: true) { log.add("=\(name)") }
    }
  }

  enum Container: CaseIterable {
    case list, stack, grid
  }

  private struct Sections: View {
    let container: Container
    let count: Int
    let log: Log<String>

    var body: some View {
      switch container {
      case .list: List { sections }.listStyle(.plain)
      case .stack: ScrollView { LazyVStack(spacing: 0) { sections } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { sections } }
      }
    }

    private var sections: some View {
      ForEach(0..<count, id: \.self) { section in
        Section { ForEach(0..<3, id: \.self) { Row(name: "\(section).\($0)", log: log) } }
      }
    }
  }

  @Test(arguments: Container.allCases)
  func `Rows of sections that are made only to be measured do not appear`(container: Container) {
    let log = Log<String>()
    let host = settledHost(100, 100) { Sections(container: container, count: 20, log: log) }
    let events = log.take()
    let visible = Set(events.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
    #expect(visible.isSuperset(of: ["0.0", "0.1", "0.2"]))
    #expect(visible.allSatisfy { $0.hasPrefix("0.") || $0.hasPrefix("1.") })
    #expect(events.allSatisfy { !$0.hasPrefix("-") && visible.contains($0.dropFirst()) })
    host.content = Sections(container: container, count: 30, log: log)
    host.update()
    #expect(log.entries == [])
    #expect(host.core.checkInvariants(recomputing: true) == [])
  }

  @Test func `The first row of a list that starts at its end does not appear`() {
    let log = Log<String>()
    let host = settledHost(100, 60) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(name: "\($0)", log: log) } } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(log.entries == ["+49", "=49", "+48", "=48"])
    #expect(host.frame(of: "0") == nil)
  }
}
