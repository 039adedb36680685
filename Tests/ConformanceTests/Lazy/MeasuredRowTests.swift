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

  /// A row that is kept while it is not visible, because it has state.
  private struct StatefulRow: View {
    let name: String
    let log: Log<String>
    @State private var length: CGFloat = 30

    var body: some View {
      Block(name, nil, length)
        .onAppear { log.add("+\(name)") }
        .onDisappear { log.add("-\(name)") }
        .onChange(of: name, initial: true) { log.add("=\(name)") }
    }
  }

  enum Container: CaseIterable {
    case list, stack, grid
  }

  /// A container with content.
  private struct Filled<Content: View>: View {
    let container: Container
    let content: Content

    init(_ container: Container, @ViewBuilder content: () -> Content) {
      self.container = container
      self.content = content()
    }

    var body: some View {
      switch container {
      case .list: List { content }.listStyle(.plain)
      case .stack: ScrollView { LazyVStack(spacing: 0) { content } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { content } }
      }
    }
  }

  private struct Sections: View {
    let container: Container
    var isStateful = false
    let count: Int
    let log: Log<String>

    var body: some View {
      Filled(container) {
        ForEach(0..<count, id: \.self) { section in
          Section { ForEach(0..<3, id: \.self) { row("\(section).\($0)") } }
        }
      }
    }

    @ViewBuilder
    private func row(_ name: String) -> some View {
      if isStateful { StatefulRow(name: name, log: log) } else { Row(name: name, log: log) }
    }
  }

  @Test(arguments: Container.allCases, [false, true])
  func `Rows of sections that are made only to be measured do not appear`(container: Container, isStateful: Bool) {
    let log = Log<String>()
    let host = settledHost(100, 100) { Sections(container: container, isStateful: isStateful, count: 20, log: log) }
    let events = log.take()
    let visible = Set(events.filter { $0.hasPrefix("+") }.map { $0.dropFirst() })
    expect(visible.isSuperset(of: ["0.0", "0.1", "0.2"]), equals: true)
    expect(visible.allSatisfy { $0.hasPrefix("0.") || $0.hasPrefix("1.") }, equals: true)
    expect(events.allSatisfy { !$0.hasPrefix("-") && visible.contains($0.dropFirst()) }, equals: true)
    host.show(Sections(container: container, isStateful: isStateful, count: 30, log: log))
    expect(log.entries, equals: [])
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1_000))
    let later = log.take()
    // A row appears, and then runs its initial action, when it becomes visible for the first time.
    let appeared = later.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
    expect(!appeared.isEmpty && later.filter { $0.hasPrefix("=") }.map { $0.dropFirst() } == appeared, equals: true)
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test func `The first row of a list that starts at its end does not appear`() {
    let log = Log<String>()
    let host = settledHost(100, 60) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(name: "\($0)", log: log) } } }
        .defaultScrollAnchor(.bottom)
    }
    expect(log.entries, equals: ["+49", "=49", "+48", "=48"])
    expect(host.frame(of: "0"), equals: nil)
  }

  @Test(arguments: Container.allCases)
  func `A header that is inserted out of sight appears when it becomes visible`(container: Container) {
    struct Headers: View {
      let container: Container
      let count: Int
      let log: Log<String>

      var body: some View {
        Filled(container) {
          ForEach(0..<count, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { Block("\(section).\($0)", nil, 30) }
            } header: {
              Row(name: "\(section)", log: log)
            }
          }
        }
      }
    }
    let log = Log<String>()
    let host = settledHost(100, 100) { Headers(container: container, count: 5, log: log) }
    expect(log.take(), equals: ["+0", "=0"])
    host.show(Headers(container: container, count: 7, log: log))
    expect(log.take(), equals: [])
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e7))
    expect(log.take().filter { $0.hasSuffix("6") }, equals: ["+6", "=6"])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }
}
