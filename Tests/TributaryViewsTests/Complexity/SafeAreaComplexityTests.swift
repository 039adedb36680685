import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
@Suite struct SafeAreaComplexity {
  @Test func `A view under 40 bars is measured for its minimum and final length at each level`() {
    let host = ViewHost(size: CGSize(width: 1_000, height: 1_000)) { Bars(count: 40) }
    let counts = host.update().counts
    // Per level: the view for its minimum and final length, its bar, the bar's stack, and the stack's color, each for
    // two proposals.
    expect(counts.measurements, atMost: 40 * 10 + 10)
    expect(host.frame(of: "view")?.height, equals: 960)
    expect(host.displayList.description.contains("rectangle 0 0 1000 1000"))
  }

  @Test func `A move inside the safe area redraws no background that touches no edge`() {
    let move = Move()
    let host = ViewHost(
      size: CGSize(width: 200, height: 200), safeAreaInsets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    ) { Moving(move: move) }
    host.update()
    let before = host.displayList
    move.by?(5)
    host.update()
    let after = host.displayList
    expect(before.description, differsFrom: after.description)
    expect(fragments(before).subtracting(fragments(after)).count, atMost: 3)
  }

  /// Returns the fragments of a picture.
  private func fragments(_ list: DisplayList) -> Set<ObjectIdentifier> {
    var all: Set<ObjectIdentifier> = []
    func visit(_ fragment: DisplayFragment) {
      all.insert(ObjectIdentifier(fragment))
      for case .fragment(let inner, _) in fragment.commands { visit(inner) }
    }
    visit(list.root)
    return all
  }
}

/// A view with nested bars below it.
private struct Bars: View {
  let count: Int

  var body: some View {
    if count == 0 {
      Color.clear.accessibilityIdentifier("view").background(Color.blue)
    } else {
      AnyView(Bars(count: count - 1)).safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 1) }
    }
  }
}

@MainActor private final class Move {
  var by: ((CGFloat) -> Void)?
}

/// Many rows in the center that move together.
private struct Moving: View {
  let move: Move
  @State private var offset: CGFloat = 0

  var body: some View {
    let _ = (move.by = { offset += $0 })
    VStack(spacing: 0) {
      Color.clear.frame(height: 40 + offset)
      VStack(spacing: 0) {
        ForEach(0..<30) { _ in
          Color.red.frame(width: 20, height: 2).background(Color.blue)
        }
      }
      Spacer(minLength: 0)
    }
  }
}
