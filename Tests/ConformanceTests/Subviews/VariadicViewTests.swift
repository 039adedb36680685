import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private struct Mark: _ViewTraitKey {
  static let defaultValue = "-"
}

/// The older interface to the subviews of a view.
@MainActor @Suite struct VariadicViewTests {
  /// A column with a line between views.
  private struct Lined: _VariadicView_MultiViewRoot {
    let log: (String) -> Void

    func body(children: _VariadicView.Children) -> some View {
      let _ = log(children.map { "\($0[Mark.self])\($0.id(as: String.self) ?? "")" }.joined(separator: " "))
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Block("line", 20, 2) }
        }
      }
    }
  }

  @Test func `A root places the subviews of its content and reads their traits and ids`() {
    var seen = ""
    let host = settledHost(100, 100) {
      _VariadicView.Tree(Lined { seen = $0 }) {
        Block("a", 20, 10).id("first")
        Group {
          Block("b", 20, 10)._trait(Mark.self, "!")
          Block("c", 20, 10)
        }
      }
    }
    #expect(seen == "-first ! -")
    #expect(host.rows("a", "b", "c") == "33…43 45…55 57…67")
    #expect(host.diagnostics.isEmpty)
  }
}
