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
    var see: ([Int?]) -> Void = { _ in }

    func body(children: _VariadicView.Children) -> some View {
      let _ = see(children.map { $0.id(as: Int.self) })
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
    expect(seen, equals: "-first ! -")
    expect(host.rows("a", "b", "c"), equals: "33…43 45…55 57…67")
    expectEmpty(host.diagnostics)
  }

  @Test func `The id of a subview is that of its modifier or of its data element`() {
    var seen = ""
    _ = settledHost(100, 100) {
      _VariadicView.Tree(Lined { seen = $0 }) {
        ForEach(["x", "y"], id: \.self) { name in
          Block(name, 20, 10)
        }
        Block("w", 20, 10).id("own")
        ForEach([1], id: \.self) { _ in Block("z", 20, 10) }
      }
    }
    expect(seen, equals: "-x -y -own -", "an id of another type does not count")
  }

  private struct Named: View {
    let name: String
    var body: some View { Block(name, 20, 10).id(name) }
  }

  @Test func `The id of a subview is also that of a modifier inside others, of a row, and in a body`() {
    var seen = ""
    var numbers: [Int?] = []
    _ = settledHost(100, 200) {
      _VariadicView.Tree(Lined(log: { seen = $0 }, see: { numbers = $0 })) {
        Block("a", 20, 10).id("inner").id("outer").padding(1)
        Named(name: "body")
        ForEach(["x", "y"], id: \.self) { name in
          Block(name, 20, 10).id(name == "x" ? 7 : 8)
        }
        ForEach(["z"], id: \.self) { name in Block(name, 20, 10).id("row").padding(1) }
        VStack { Block("w", 20, 10).id("inside") }
      }
    }
    expect(seen, equals: "-inner -body -x -y -row -")
    expect(numbers, equals: [nil, nil, 7, 8, nil, nil])
  }

  @Test func `The identity of a subview includes the id of a row`() {
    final class Log { var id: AnyHashable? }
    struct Root: _VariadicView_MultiViewRoot {
      let log: Log
      func body(children: _VariadicView.Children) -> some View {
        let _ = log.id = children.first?.id
        children
      }
    }
    let ids = ["one", "one", "two"].map { id in
      let log = Log()
      _ = settledHost(100, 100) {
        _VariadicView.Tree(Root(log: log)) { ForEach([0], id: \.self) { _ in Block("a", 20, 10).id(id).padding(1) } }
      }
      return log.id
    }
    expect(ids[0] != nil && ids[0] == ids[1])
    expect(ids[0], differsFrom: ids[2])
  }

  private struct Single: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  private struct Several: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  @Test func `The view of a unary root is one view`() {
    func host(_ isUnary: Bool) -> ViewHost<some View> {
      settledHost(100, 100) {
        VStack(spacing: 0) {
          if isUnary {
            _VariadicView.Tree(Single()) { pair }.padding(10)
          } else {
            _VariadicView.Tree(Several()) { pair }.padding(10)
          }
        }
      }
    }
    // One column with padding around it, or two views with padding each.
    expect(host(true).rows("a", "b"), equals: "36…46 54…64")
    expect(host(false).rows("a", "b"), equals: "30…40 60…70")
  }

  @ViewBuilder private var pair: some View {
    Block("a", 20, 10)
    Block("b", 20, 10)
  }
}
