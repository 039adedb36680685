/// The effects of a press in order: the pointer, the phases of gestures, state, frames, and actions.
@MainActor struct PressEventTests {
  private struct Card: View {
    @GestureState private var shift: CGFloat = 0
    @State private var place: CGFloat = 0
    @State private var moves = 0
    var body: some View {
      Color.red.frame(width: 40, height: 40).offset(x: place + shift)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($shift) { value, state, _ in state = value.translation.width }
            .onEnded { place += $0.translation.width }, name: "move"
        )
        .gesture(TapGesture(), name: "tap").onChange(of: place) { moves += 1 }.overlay { Text("\(moves)") }
    }
  }

  // A frame runs before each event, so that the event reaches the displayed views, and another one after it.
  @Test @MainActor func `A scripted drag has the same event log in every run`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Card() }
    host.update()
    let lines = host.events {
      host.send(.down(at: CGPoint(x: 40, y: 40), time: 0))
      host.send(.moved(to: CGPoint(x: 45, y: 40), time: 0))
      host.advance(by: 0.25)
      host.send(.moved(to: CGPoint(x: 60, y: 40), time: 0.25))
      host.send(.up(at: CGPoint(x: 60, y: 40), time: 0.25))
    }
    expect(
      lines.joined(separator: "\n"),
      equals: """
        pointer down at 40.0, 40.0
        pointer moved at 45.0, 40.0
        pointer moved at 60.0, 40.0
        gesture "move" active at Card
        write shift
        state Card.shift 0.0 → 20.0
        pass 1
        evaluate Card
        invalidate Card › offset
        walked
        pointer up at 60.0, 40.0
        gesture "move" ended at Card
        gesture "tap" ended at Card
        write shift
        state Card.shift 20.0 → 0.0
        write place
        state Card.place 0.0 → 20.0
        pass 1
        evaluate Card
        walked
        act onChange at Card
        write moves
        state Card.moves 0 → 1
        acted
        pass 2
        evaluate Card
        invalidate Card › Text
        invalidate Card
        invalidate Card › overlay
        walked
        """)
    // A press that never ends is ended by the next press.
    let lost = host.events {
      host.send(.down(at: CGPoint(x: 60, y: 40), time: 0.25))
      host.send(.moved(to: CGPoint(x: 80, y: 40), time: 0.25))
      host.send(.down(at: CGPoint(x: 5, y: 5), time: 0.25))
    }
    expect(
      lost.joined(separator: "\n"),
      equals: """
        pointer down at 60.0, 40.0
        pointer moved at 80.0, 40.0
        gesture "move" active at Card
        write shift
        state Card.shift 0.0 → 20.0
        pass 1
        evaluate Card
        invalidate Card › offset
        walked
        pointer down at 5.0, 5.0
        gesture "move" failed at Card
        gesture "tap" failed at Card
        write shift
        state Card.shift 20.0 → 0.0
        pass 1
        evaluate Card
        invalidate Card › offset
        walked
        """)
  }
}
