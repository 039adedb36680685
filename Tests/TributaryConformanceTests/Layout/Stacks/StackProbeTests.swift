@MainActor struct StackProbeTests {
  @Test(.claim("STACK-30")) @MainActor func `Two children are probed before their final measurement`() {
    let log = ProposalLog()
    _ = rowHost(100, 10, spacing: 0) {
      Asked("a", 10...(.infinity), log)
      Asked("b", 10...50, log)
    }
    expect(log.sized.prefix(6), equals: ["b(0)", "b(∞)", "a(0)", "a(∞)", "b(50)", "a(50)"])
    expect(log.sized.count, equals: 6)
  }

  @Test(.claim("STACK-31")) @MainActor func `A child with a unique priority is measured only once`() {
    let log = ProposalLog()
    _ = rowHost(100, 10, spacing: 0) {
      Asked("a", 10...(.infinity), log)
      Asked("b", 10...50, log).layoutPriority(1)
    }
    expect(log.sized, equals: ["a(0)", "b(90)", "a(50)"])
  }

  @Test(.claim("STACK-32")) @MainActor func `Fifty children are measured three times each`() {
    let log = ProposalLog()
    let host = rowHost(900, 10, spacing: 1) {
      ForEach(0..<50) { index in
        Asked("\(index)", CGFloat(index % 7)...CGFloat(10 + index * 3 % 40), log).layoutPriority(Double(index % 3))
      }
    }
    expect(log.counts.values.max(), equals: 3)
    expect(log.counts.count, equals: 50)
    log.clear()
    host.play("resize 800,10")
    // Minimum and maximum lengths do not depend on the length of the stack, so only one final measurement per child is
    // needed.
    expect(log.counts.values.max(), equals: 1)
  }

  @Test(.claim("STACK-33")) @MainActor func `A cached size is not measured again`() {
    let log = ProposalLog()
    let host = columnHost(100, 10) {
      HStack(spacing: 0) {
        Asked("a", 10...(.infinity), log)
        Asked("b", 10...50, log)
      }
    }
    log.clear()
    host.play("resize 50,10")
    expect(log.sized, equals: ["b(25)", "a(25)"])
    log.clear()
    host.play("resize 100,10")
    expect(log.sized, equals: [])
    host.update()
    expect(log.sized, equals: [])
  }
}

/// The proposed widths of views, in order.
final class ProposalLog: @unchecked Sendable {
  private(set) var sized: [String] = []

  /// The number of proposals for each view.
  var counts: [Substring: Int] {
    sized.reduce(into: [:]) { counts, entry in counts[entry.prefix { $0 != "(" }, default: 0] += 1 }
  }

  func note(_ name: String, _ width: CGFloat?) {
    let text = width.map { $0 == .infinity ? "∞" : short($0) } ?? "nil"
    sized.append("\(name)(\(text))")
  }

  func clear() { sized = [] }
}

/// A view whose width is the proposal within bounds, and that records its proposals.
struct Asked: View {
  let name: String
  let bounds: ClosedRange<CGFloat>
  let log: ProposalLog
  init(_ name: String, _ bounds: ClosedRange<CGFloat>, _ log: ProposalLog) {
    (self.name, self.bounds, self.log) = (name, bounds, log)
  }
  var body: some View { AskedShape(name: name, bounds: bounds, log: log).accessibilityIdentifier(name) }
}

private struct AskedShape: Shape {
  let name: String
  let bounds: ClosedRange<CGFloat>
  let log: ProposalLog

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    log.note(name, proposal.width)
    let width = proposal.width.map { min(max($0, bounds.lowerBound), bounds.upperBound) } ?? bounds.lowerBound
    return CGSize(width: width, height: 10)
  }
}
