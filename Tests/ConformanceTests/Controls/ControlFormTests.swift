import Foundation
import Testing
import TributaryAnimation
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Additional forms of controls.
@MainActor @Suite struct ControlFormTests {
  private let journal = Journal()

  @Test(
    .claim(
      "CONTROL-60", "The control size determines only the font of the controls' texts that specify no font.",
      .observed,
      "measured on macOS 27; the sizes are a decision of this project"))
  func `The control size determines the font of controls`() {
    func font(_ size: ControlSize, _ own: Font?) -> Font? {
      var found: Font?
      struct Reader: View {
        let note: (Font?) -> Void
        @Environment(\.font) private var font
        var body: some View {
          let _ = note(font)
          Color.red
        }
      }
      _ = settledHost(100, 100) { Reader { found = $0 }.controlSize(size).font(own) }
      return found
    }
    #expect(font(.regular, nil) == nil)
    expect(font(.small, nil), equals: .footnote)
    expect(font(.small, .title), equals: .title)
  }

  private struct Fields: View {
    let journal: Journal
    @State private var secret = ""
    @State private var number = 5
    @State private var plain = ""

    var body: some View {
      VStack(spacing: 0) {
        SecureField("Secret", text: $secret).accessibilityIdentifier("secret")
        TextField("Number", value: $number, format: .number).accessibilityIdentifier("number")
        TextField(
          "Plain", text: $plain, onEditingChanged: { [journal] in journal.note("\($0)") },
          onCommit: { [journal] in journal.note("commit") }
        )
        .accessibilityIdentifier("plain")
        Text("\(secret) \(number)").accessibilityIdentifier("state")
      }
    }
  }

  @Test(
    .claim(
      "CONTROL-61", "A secure field displays a dot for each character, and its value is the typed text.", .documented,
      "Apple's documentation of SecureField; the dot is a decision of this project"))
  func `A secure field hides its text`() {
    let host = settledHost(200, 200) { Fields(journal: journal) }
    host.tap("secret")
    host.type("abc")
    #expect(host.lines.contains { $0.hasPrefix("•••") })
    host.pressKey(.leftArrow)
    host.pressKey(.delete)
    #expect(host.lines.contains("ac 5"))
  }

  @Test(
    .claim(
      "CONTROL-62",
      "A text field over a value writes the value on Return or when it loses the focus; invalid text is reverted.",
      .documented, "Apple's documentation of TextField(_:value:format:)"))
  func `A text field over a value writes valid input`() {
    let host = settledHost(200, 200) { Fields(journal: journal) }
    host.play(expecting: ["tap number; key end; type 7": " 5", "key return": " 57"]) { host.drawn(" 5", " 57") }
    host.play(expecting: ["type x; tap secret": " 57, 57"]) { host.drawn(" 57", "57") }
  }

  @Test(
    .claim(
      "CONTROL-63", "The older text field initializers report the gain and loss of the focus, and Return.", .documented,
      "Apple's documentation of TextField(_:text:onEditingChanged:onCommit:)"))
  func `The older text field initializers report editing and commits`() {
    settledHost(200, 200) { Fields(journal: journal) }.play(expecting: [
      "tap plain; key return; tap secret": "true commit false"
    ]) { journal.take() }
  }

  @Test(
    .claim(
      "GESTURE-70", "A nil gesture is not recognized, and a gesture that becomes nil during a press is canceled.",
      .documented, "Optional is a Gesture if its wrapped value is one, in the interface of SwiftUI"))
  func `An optional gesture can be nil`() {
    struct Optional: View {
      let journal: Journal
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Color.red.gesture(
            isOn
              ? DragGesture(minimumDistance: 0).onChanged { drag in
                journal.note("\(Int(drag.translation.width))")
                if drag.translation.width > 10 { isOn = false }
              } : nil)
          Trigger("on") { isOn = true }
        }
      }
    }
    let host = settledHost(100, 100) { Optional(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 54, y: 20), steps: 2)
    expect(journal.take(), equals: "")
    host.tap("on")
    host.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 54, y: 20), steps: 2)
    expect(journal.take(), equals: "0 2 4")
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 4)
    expect(journal.take(), equals: "0 10 20")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(
    .claim(
      "ANIM-68",
      "ViewModifier.animation(_:) animates the changes of the modifier, but not those of the modified view.",
      .documented, "Apple's documentation of ViewModifier.animation(_:)"))
  func `A modifier can carry an animation`() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    struct Moving: View {
      @State private var isMoved = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Block("inner", 10, 10).offset(y: isMoved ? 50 : 0)
            .modifier(Shift(x: isMoved ? 50 : 0).animation(.linear(duration: 1)))
          Trigger("move") { isMoved = true }.offset(x: 80, y: 80)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let host = settledHost(100, 100) { Moving() }
    host.tap("move")
    host.advance(by: 0.5)
    let frame = host.presentedFrame(of: "inner") ?? .null
    expect(frame.minX, equals: 25)
    expect(frame.minY, equals: 50)
  }

  @Test(
    .claim(
      "CONTROL-64", "A gauge is filled to the fraction of its value in its range, clamped to the ends.",
      .documented, "Apple's documentation of Gauge; its look is a decision of this project"))
  func `A gauge is filled to the fraction of its value`() {
    func filled(_ value: Double) -> CGFloat {
      let host = settledHost(100, 100) {
        Gauge(value: value, in: 0...10) { Text("Load") }.tint(.green)
      }
      var width: CGFloat = -1
      host.displayList.forEachFlattened { flat in
        if case .path(let path) = flat.command, path.path.boundingRect.height == 6, path.path.boundingRect.width < 100 {
          width = path.path.boundingRect.width
        }
      }
      return width
    }
    expect(filled(5), equals: 50)
    expect(filled(2.5), equals: 25)
  }

  @Test(
    .claim(
      "FOCUS-30", "defaultFocus applies when its view appears, unless another view has received the focus.",
      .documented,
      "Apple's documentation of defaultFocus(_:_:priority:)"))
  func `A default focus is applied when its view appears`() {
    struct Form: View {
      let first: String?
      @State private var text = ""
      @FocusState private var field: String?
      var body: some View {
        VStack {
          TextField("A", text: $text).focused($field, equals: "a")
          TextField("B", text: $text).focused($field, equals: "b")
          Text(field ?? "none")
        }
        .defaultFocus($field, "b")
        .onAppear { if let first { field = first } }
      }
    }
    #expect(settledHost(200, 200) { Form(first: nil) }.lines.contains("b"))
  }
}
