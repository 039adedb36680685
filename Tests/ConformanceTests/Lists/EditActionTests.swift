import Testing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Lists over bound collections whose elements can be deleted and moved.
@MainActor @Suite struct EditActionTests {
  private struct Letter: Identifiable {
    let id: String
    var width: CGFloat = 20
  }

  private struct Letters: View {
    @State private var letters = ["a", "b", "c", "d"].map { Letter(id: $0) }
    @State private var chosen: String?
    let actions: EditActions<[Letter]>
    var mode = EditMode.active

    var body: some View {
      List($letters, editActions: actions, selection: $chosen) { $letter in
        Block(letter.id, letter.width, 10).deleteDisabled(letter.id == "b").moveDisabled(letter.id == "d")
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private func order(_ host: ViewHost<some View>) -> String {
    ["a", "b", "c", "d"].filter { host.frame(of: $0) != nil }
      .sorted { (host.frame(of: $0)?.minY ?? 0) < (host.frame(of: $1)?.minY ?? 0) }.joined()
  }

  @Test(
    .claim(
      "LIST-31", "The edit actions of a list over a bound collection enable its delete buttons and the delete key.",
      .documented, "Apple's documentation of List's init(_:editActions:rowContent:) and EditActions"))
  func `Edit actions delete elements of a bound collection`() {
    let host = settledHost(200, 160) { Letters(actions: .delete) }
    // The row with disabled deletion has no button, and no row has a handle.
    expect(host.columns("a", "b"), equals: "44…64 16…36")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 92))
    expect(order(host), equals: "abcd")
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "bcd")
    let keys = settledHost(200, 160) { Letters(actions: .delete, mode: .inactive) }
    keys.tap("c")
    expect(keys.handle(.delete), equals: true)
    expect(order(keys), equals: "abd")
  }

  @Test(
    .claim(
      "LIST-32", "The edit actions of a list over a bound collection enable its move handles.", .documented,
      "Apple's documentation of EditActions.move and moveDisabled(_:)"))
  func `Edit actions move elements of a bound collection`() {
    let host = settledHost(200, 160) { Letters(actions: .move) }
    expect(host.columns("a"), equals: "16…36")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 92))
    expect(order(host), equals: "bcad")
    // A row that cannot be moved has no handle.
    host.drag(from: CGPoint(x: 175, y: 126), to: CGPoint(x: 175, y: 20))
    expect(order(host), equals: "bcad")
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "bcad")
  }

  private func moves(in host: ViewHost<some View>) -> [String] {
    host.accessibleElements().filter { $0.label == "Reorder" }.map { $0.actions.map(\.name).joined(separator: ", ") }
  }

  @Test func `The handle of a row has accessibility actions that move the row`() throws {
    let host = settledHost(200, 160) { Letters(actions: .move) }
    let all = ["Move down", "Move up, Move down", "Move up, Move down"]
    expect(moves(in: host), equals: all)
    let handle = try #require(host.accessibleElements().filter { $0.label == "Reorder" }.dropFirst().first)
    try #require(handle.actions.count == 2)
    host.performAction(of: handle.actions[1].source)
    expect(order(host), equals: "acbd")
    host.performAction(of: handle.actions[0].source)
    host.performAction(of: handle.actions[0].source)
    expect(order(host), equals: "bacd")
    expect(moves(in: host), equals: all)
    // Rows that cannot be moved, or not at the moment, have no such actions.
    expect(moves(in: settledHost(200, 160) { Letters(actions: .delete) }), equals: [])
    expect(moves(in: settledHost(200, 160) { Letters(actions: .move, mode: .inactive) }), equals: [])
    expect(host.core.checkInvariants(recomputing: true), equals: [])
  }

  @Test func `The accessibility actions of a row follow the number of rows`() {
    struct Numbers: View {
      let numbers: Range<Int>
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }.onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = settledHost(200, 200) { Numbers(numbers: 1..<3) }
    expect(moves(in: host), equals: ["Move down", "Move up"])
    host.show(Numbers(numbers: 1..<4))
    expect(moves(in: host), equals: ["Move down", "Move up, Move down", "Move up"])
    host.show(Numbers(numbers: 0..<3))
    expect(moves(in: host), equals: ["Move down", "Move up, Move down", "Move up"])
    host.show(Numbers(numbers: 2..<3))
    expect(moves(in: host), equals: [""])
  }

  @Test(
    .claim(
      "LIST-33", "onDelete and onMove override the edit actions of the collection, and a nil action disables one.",
      .documented, "Apple's documentation of ForEach's init(_:editActions:content:)"))
  func `Explicit actions override edit actions`() {
    struct Own: View {
      @State private var letters = ["a", "b", "c"].map { Letter(id: $0) }
      var body: some View {
        List {
          ForEach($letters, editActions: .all) { $letter in
            Block(letter.id, letter.width, 10).onTapGesture { letter.width += 1 }
          }
          .onDelete { _ in letters.removeAll() }
          .onMove(perform: nil)
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let host = settledHost(200, 160) { Own() }
    host.tap("b")
    expect(host.columns("a", "b"), equals: "44…64 44…65")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 92))
    expect(order(host), equals: "abc")
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "")
  }

  @Test func `Every collection supports the edit actions that its type allows`() {
    struct Rows: View {
      @State private var slice = ["a", "b", "c", "d"][...].dropFirst()
      var body: some View {
        List($slice, id: \.self, editActions: .all) { $name in Block(name, 20, 10) }
          .environment(\.editMode, .constant(.active))
      }
    }
    // Offsets are relative to the first element, regardless of its index.
    let host = settledHost(200, 160) { Rows() }
    host.tap(at: CGPoint(x: 26, y: 16))
    expect(order(host), equals: "cd")
    host.drag(from: CGPoint(x: 175, y: 18), to: CGPoint(x: 175, y: 60))
    expect(order(host), equals: "dc")
    expect(host.diagnostics.isEmpty, equals: true)
    expect(EditActions<[Int]>.all, equals: [.delete, .move])
    expect(EditActions<UnsafeMutableBufferPointer<Int>>.all, equals: .move)
  }

  @Test func `Elements of a fixed-size collection are moved in place`() {
    let places = UnsafeMutableBufferPointer<Int>.allocate(capacity: 4)
    defer { places.deallocate() }
    for index in 0..<4 { places[index] = index }
    var moved = places
    moved.move(fromOffsets: [0, 3], toOffset: 2)
    expect(Array(moved), equals: [1, 0, 3, 2])
  }
}
