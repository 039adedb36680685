import Foundation
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Selectable texts, in 300 by 300 points with lines of 20 points. Copied text is pasted into a field.
@MainActor @Suite struct SelectableTextTests {
  private let journal = Journal()

  private struct Page<Content: View>: View {
    let journal: Journal
    let content: Content
    @State private var pasted = ""

    init(_ journal: Journal, @ViewBuilder content: () -> Content) {
      self.journal = journal
      self.content = content()
    }

    var body: some View {
      VStack(spacing: 0) {
        content
        TextField("", text: $pasted).textFieldStyle(.plain).accessibilityIdentifier("field")
      }
      .onChange(of: pasted) { journal.note("pasted \(pasted)") }
    }
  }

  private func host<V: View>(@ViewBuilder content: () -> V) -> ViewHost<some View> {
    settledHost(300, 300) { Page(journal) { content() } }
  }

  /// Returns the center of a text, in points.
  private func place(_ text: String, _ host: ViewHost<some View>) -> CGPoint? {
    host.shownTexts.first { $0.shownContent == text }?.center
  }

  /// Returns the text that is pasted after a press on a text opens its menu; empty if no menu opens.
  private func copied(_ text: String, _ host: ViewHost<some View>, isLong: Bool = true) throws -> String {
    let point = try #require(place(text, host))
    if isLong { host.press(at: point, for: 0.6) } else { host.openContextMenu(at: point) }
    host.rest()
    guard let copy = place("Copy", host) else { return "" }
    host.tap(at: copy)
    host.rest()
    #expect(place("Copy", host) == nil)
    play(host, "tap field; key command+a; key command+v")
    return journal.take().replacing("pasted ", with: "")
  }

  @Test(.claim("TEXT-70"), arguments: [true, false])
  func `A selectable text can be copied`(isLong: Bool) throws {
    let price = 3
    let host = host {
      Text("plain")
      VStack(spacing: 0) {
        Text("costs \(price)")
        Text("a text that is cut off since it is longer than the line").lineLimit(1)
        Text("loud").textCase(.uppercase)
        Text("one").bold() + Text(" two")
        Text("locked").textSelection(.disabled)
        VStack { Text("open").textSelection(.enabled) }.textSelection(.disabled)
        Text("secret").redacted(reason: .placeholder)
      }
      .textSelection(.enabled)
    }
    func copied(_ text: String) throws -> String { try self.copied(text, host, isLong: isLong) }
    try expect(copied("plain"), equals: "")
    try expect(copied("costs 3"), equals: "costs 3")
    let long = "a text that is cut off since it is longer than the line"
    try expect(copied(long), equals: long)
    try expect(copied("LOUD"), equals: "LOUD")
    try expect(copied("one two"), equals: "one two")
    try expect(copied("locked"), equals: "")
    try expect(copied("open"), equals: "open")
    try expect(copied("secret"), equals: "")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(.claim("TEXT-71")) func `Controls keep their gestures in selectable text`() throws {
    let host = host {
      VStack(spacing: 0) {
        Button("button") { journal.note("pressed") }
        Button {
          journal.note("inner")
        } label: {
          Text("inside").textSelection(.enabled)
        }
        Button("off") {}.disabled(true)
        Toggle("switch", isOn: .constant(false))
        Text("tapped").onTapGesture { journal.note("tapped") }
        Color.red.frame(height: 20).onLongPressGesture { journal.note("long") }.accessibilityIdentifier("area")
        Text("menu").contextMenu { Button("Other") {} }
        TextField("", text: .constant("typed")).textFieldStyle(.plain)
        VStack { Text("card").textSelection(.enabled) }.onTapGesture { journal.note("card") }
      }
      .textSelection(.enabled)
    }
    for text in ["button", "inside", "off", "switch", "tapped", "typed", "menu"] {
      let point = try #require(place(text, host))
      host.openContextMenu(at: point)
      host.rest()
      #expect(place("Copy", host) == nil, "\(text)")
      #expect((place("Other", host) != nil) == (text == "menu"))
      play(host, "key escape; rest")
      if text == "button" || text == "inside" {
        host.press(at: point, for: 1)
        #expect(journal.take() == (text == "button" ? "pressed" : "inner"), "a press can be long")
      }
    }
    for text in ["button", "inside", "tapped", "card"] {
      host.tap(at: try #require(place(text, host)))
      host.rest()
    }
    expect(journal.take(), equals: "pressed inner tapped card")
    let area = try #require(host.frame(of: "area"))
    host.press(at: CGPoint(x: area.midX, y: area.midY), for: 0.6)
    expect(journal.take(), equals: "long")
    try expect(copied("card", host), equals: "card")
  }

  @Test(.claim("TEXT-72")) func `Selectable texts in lists can be copied, and rows can be selected`() throws {
    struct Rows: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $chosen) {
            Section("head") { ForEach(0..<3, id: \.self) { Text("row \($0)") } }
            Text("own").textSelection(.enabled)
          }
          .frame(height: 160)
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<99) { Text("line \($0)").frame(height: 20) } }
          }
        }
        .textSelection(.enabled)
        .onChange(of: chosen) { journal.note("chose \(chosen ?? -1)") }
      }
    }
    let host = host { Rows(journal: journal) }
    try expect(copied("row 1", host), equals: "row 1")
    try expect(copied("own", host), equals: "own")
    try expect(copied("line 2", host), equals: "line 2")
    host.tap(at: try #require(place("row 2", host)))
    expect(journal.take(), equals: "chose 2")
    let line = try #require(place("line 3", host))
    host.drag(from: line, to: CGPoint(x: line.x, y: line.y - 40))
    host.rest()
    #expect(place("line 3", host) != line)
    let shown = host.lines.filter { $0.hasPrefix("line") }
    let middle = try #require(shown.dropFirst(shown.count / 2).first)
    try expect(copied(middle, host), equals: middle)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(.claim("TEXT-73")) func `Selectable text has the same layout`() throws {
    func content(_ isRightToLeft: Bool) -> some View {
      HStack {
        Text("first")
        Spacer()
        Text("last").layoutPriority(1)
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    func groups() -> some View {
      Group {
        Text("a")
        Text("b")
      }
    }
    for isRightToLeft in [true, false] {
      let plain = host { content(isRightToLeft) }
      let selectable = host { content(isRightToLeft).textSelection(.enabled) }
      expect("\(plain.displayList)", equals: "\(selectable.displayList)")
      try expect(copied("last", selectable), equals: "last")
    }
    let several = host { groups().textSelection(.enabled) }
    let apart = host { groups() }
    expect("\(several.displayList)", equals: "\(apart.displayList)")
    try expect(copied("b", several), equals: "b")
  }
}
