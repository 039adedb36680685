import Tributary

/// Tiles that each recognize one gesture and show its progress.
struct GesturesPage: View {
  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        TapTile()
        HoldTile()
      }
      GridRow {
        DragTile()
        HeldDragTile()
      }
    }
  }
}

/// A tile with a title and an offset.
private struct Tile: View {
  let title: String
  let color: Color
  var shift = CGSize.zero

  var body: some View {
    Text(title)
      .multilineTextAlignment(.center)
      .frame(width: 160, height: 80)
      .background(color, in: RoundedRectangle(cornerRadius: 8))
      .offset(shift)
  }
}

/// A tile for a single tap, or two taps within a third of a second.
private struct TapTile: View {
  @State private var taps = "Tap once or twice"

  var body: some View {
    Tile(title: taps, color: .yellow)
      .accessibilityIdentifier("tap")
      .onTapGesture(count: 2) { taps = "Two taps" }
      .onTapGesture { taps = "One tap" }
  }
}

/// A tile for a long press.
private struct HoldTile: View {
  @State private var holds = 0
  @State private var isPressed = false

  var body: some View {
    Tile(title: isPressed ? "Wait …" : holds == 0 ? "Hold for a second" : "Held \(holds)", color: .mint)
      .accessibilityIdentifier("hold")
      .onLongPressGesture(minimumDuration: 1) {
        holds += 1
      } onPressingChanged: {
        isPressed = $0
      }
  }
}

/// A tile that follows the pointer and springs back.
private struct DragTile: View {
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var shift = CGSize.zero

  var body: some View {
    Tile(title: shift == .zero ? "Drag" : "Release", color: .orange, shift: shift)
      .accessibilityIdentifier("drag")
      .gesture(
        DragGesture(coordinateSpace: .global).updating($shift) { value, state, _ in state = value.translation })
  }
}

/// A tile that can be dragged after a long press, and keeps its position.
private struct HeldDragTile: View {
  private enum Phase: Equatable {
    case rest, pressed
    case held(CGSize)
  }

  @GestureState private var phase = Phase.rest
  @State private var place = CGSize.zero

  private var way: CGSize { if case .held(let way) = phase { way } else { .zero } }

  private var title: String {
    switch phase {
    case .rest: "Hold, then drag"
    case .pressed: "Wait …"
    case .held: "Now drag"
    }
  }

  var body: some View {
    Tile(
      title: title, color: .pink, shift: CGSize(width: place.width + way.width, height: place.height + way.height)
    )
    .accessibilityIdentifier("held")
    .gesture(
      LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .global))
        .updating($phase) { value, phase, _ in
          switch value {
          case .first: phase = .pressed
          case .second(_, let drag): phase = .held(drag?.translation ?? .zero)
          }
        }
        .onEnded { value in
          guard case .second(_, let drag?) = value else { return }
          place.width += drag.translation.width
          place.height += drag.translation.height
        })
  }
}
