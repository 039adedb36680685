import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct GestureStateTests {
  private let journal = Journal()
  private let start = CGPoint(x: 20, y: 50)

  /// A view that moves with the pointer and is removed while `isThere` is false.
  private struct Card: View {
    let journal: Journal
    var isThere = true
    var isEnabled = true
    @GestureState private var shift: CGSize

    init(journal: Journal, isThere: Bool = true, isEnabled: Bool = true) {
      self.journal = journal
      self.isThere = isThere
      self.isEnabled = isEnabled
      _shift = GestureState(wrappedValue: .zero) { value, _ in journal.note("reset from \(Int(value.width))") }
    }

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.blue.frame(width: 10 + shift.width, height: 10).accessibilityIdentifier("bar")
        if isThere {
          Color.red.gesture(
            DragGesture(coordinateSpace: .global).updating($shift) { value, state, _ in state = value.translation }
              .onEnded { [journal] _ in journal.note("ended at \(Int(shift.width))") }, isEnabled: isEnabled)
        }
      }
    }
  }

  private func host() -> ViewHost<Card> { settledHost(100, 100) { Card(journal: journal) } }

  private func begin(_ host: ViewHost<Card>) {
    play(host, journal, "down 20,50; move 50,50 | width bar = 40; log =")
  }

  private func isReset(_ host: ViewHost<Card>) -> Bool { host.frame(of: "bar")?.width == 10 }

  @Test(.claim("GESTURE-20")) func `A gesture state lives as long as its gesture`() {
    let host = host()
    begin(host)
    host.send(.up(at: CGPoint(x: 50, y: 50), time: host.time))
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 30 ended at 0")
  }

  @Test(.claim("GESTURE-21")) func `An interrupted press resets its gesture state`() {
    let host = host()
    begin(host)
    host.send(.cancelled(time: host.time))
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 30")
    play(host, "move 90,50; up 90,50")
    #expect(isReset(host))
    begin(host)
    host.send(.down(at: start, time: host.time))
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 30")
    play(host, "move 40,50 | width bar = 30")
  }

  @Test(.claim("GESTURE-22")) func `A removed view resets its gesture state`() {
    let host = host()
    begin(host)
    host.content = Card(journal: journal, isThere: false)
    host.update()
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 30")
    host.content = Card(journal: journal)
    host.update()
    begin(host)
    host.content = Card(journal: journal, isEnabled: false)
    host.update()
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 30")
    play(host, "move 90,50; up 90,50")
    #expect(isReset(host))
    expect(journal.take(), equals: "")
  }

  @Test(.claim("GESTURE-23")) func `A gesture survives a resize of the host`() {
    let host = host()
    begin(host)
    play(
      host,
      "resize 30,30; move 60,50 | width bar = 50",
      "up 60,50")
    #expect(isReset(host))
    expect(journal.take(), equals: "reset from 40 ended at 0")
  }

  @Test(.claim("GESTURE-24")) func `A gesture that loses arbitration resets its state`() {
    struct Contest: View {
      let journal: Journal
      @GestureState private var isDragged = false

      var body: some View {
        Color.blue.frame(width: isDragged ? 20 : 10, height: 10).accessibilityIdentifier("bar")
        Color.red
          .gesture(
            LongPressGesture(minimumDuration: 1, maximumDistance: 50).onEnded { _ in journal.note("long") }
              .exclusively(
                before: DragGesture().updating($isDragged) { value, state, _ in state = value.translation != .zero }
                  .onEnded { _ in journal.note("drag") }))
      }
    }
    let host = settledHost(100, 100) { Contest(journal: journal) }
    play(
      host, journal,
      "down 50,60 at 0; move 50,80 at 0.5 | width bar = 20",
      "wait 0.5 | width bar = 10",
      "up 50,80 at 1.2 | log = long")
  }

  @Test(.claim("GESTURE-25")) func `A long press before a drag produces its three values`() {
    struct Shape: View {
      let journal: Journal
      @GestureState private var phase = "inactive"

      var body: some View {
        Color.red
          .gesture(
            LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
              .updating($phase) { value, state, _ in
                switch value {
                case .first: state = "pressing"
                case .second(_, nil): state = "ready"
                case .second(_, let drag?): state = "dragged by \(Int(drag.translation.height))"
                }
              }
          )
          .onChange(of: phase) { journal.note(phase) }
      }
    }
    let host = settledHost(100, 100) { Shape(journal: journal) }
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), holding: 0.6, steps: 2)
    expect(journal.take(), equals: "pressing ready dragged by -15 dragged by -30 inactive")
    host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60), holding: 0.4, steps: 2)
    expect(journal.take(), equals: "pressing inactive")
  }

  @Test(.claim("GESTURE-26")) func `A reset can be animated`() {
    struct Bar: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var width: CGFloat?

      var body: some View {
        Color.red.frame(width: 20 + (width ?? 0), height: 50).accessibilityIdentifier("bar")
          .gesture(
            DragGesture(coordinateSpace: .global).updating($width) { value, state, _ in state = value.translation.width
            })
      }
    }
    let host = settledHost(200, 50) { Bar() }
    play(host, "drag 100,25 140,25 | width bar = 20")
    expect(host.presentedFrame(of: "bar")?.width, equals: 60)
    host.advance(by: 0.25)
    #expect(abs((host.presentedFrame(of: "bar")?.width ?? 0) - 50) < 0.01)
    host.advance(by: 1)
    expect(host.presentedFrame(of: "bar")?.width, equals: 20)
  }

  @Test(.claim("GESTURE-27")) func `An update can be animated`() {
    struct Bar: View {
      @GestureState private var isPressed = false

      var body: some View {
        Color.red.frame(width: isPressed ? 40 : 20, height: 50).accessibilityIdentifier("bar")
          .gesture(
            LongPressGesture(minimumDuration: 5)
              .updating($isPressed) { value, state, transaction in
                state = value
                transaction.animation = .linear(duration: 1)
              })
      }
    }
    let host = settledHost(200, 50) { Bar() }
    play(host, "down 100,25 at 0; wait 0.5 | width bar = 40")
    #expect(abs((host.presentedFrame(of: "bar")?.width ?? 0) - 30) < 0.01)
    play(host, "up 100,25 at 0.5 | width bar = 20")
  }
}
