@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The track of a slider with its knob, which moves to the location of a press.
struct SliderTrack {
  let scale: SliderScale
  let fraction: Binding<Double>
  let marks: SliderMarks
  let editingChanged: (Bool) -> Void
  @Environment(\.sliderThumbVisibility) private var thumb
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    scale: SliderScale, fraction: Binding<Double>, marks: SliderMarks, editingChanged: @escaping (Bool) -> Void
  ) {
    self.scale = scale
    self.fraction = fraction
    self.marks = marks
    self.editingChanged = editingChanged
  }

  /// The diameter of the knob, in points.
  static var knob: CGFloat { 16 }
  /// The thickness of the track before and after the knob, in points. They differ so that terminals display different
  /// lines.
  private static let filledGroove: CGFloat = 4
  private static let emptyGroove: CGFloat = 2
}

extension SliderTrack: View, BuiltInComposite {
  var body: some View {
    GeometryReader { proxy in
      let room = max(0, proxy.size.width - Self.knob)
      let filled = room * fraction.wrappedValue
      HStack(spacing: 0) {
        start(filled, room * marks.neutral).frame(width: filled)
        // A symbol, which is a character in a terminal.
        Image(decorativeSymbol: "circle.fill").resizable().foregroundStyle(.tint)
          .frame(width: Self.knob, height: Self.knob)
          .opacity(thumb == .hidden ? 0 : 1)
        end(room * marks.neutral - filled)
      }
      .contentShape(Rectangle())
      .gesture(gesture(room))
    }
    .frame(minWidth: Self.knob * 2)
    .frame(height: Self.knob)
    .opacity(isEnabled ? 1 : 0.35)
    .modifier(KeyModifier(action: action))
  }

  /// Returns the part of the track before the knob, which is filled from the neutral value.
  @ViewBuilder
  private func start(_ length: CGFloat, _ neutral: CGFloat) -> some View {
    if neutral > 0, neutral < length {
      HStack(spacing: 0) {
        groove(isFilled: false).frame(width: neutral)
        groove(isFilled: true)
      }
    } else {
      groove(isFilled: neutral <= 0)
    }
  }

  /// Returns the part of the track after the knob, which is filled up to the neutral value.
  @ViewBuilder
  private func end(_ reach: CGFloat) -> some View {
    if reach > 0 {
      HStack(spacing: 0) {
        groove(isFilled: true).frame(width: reach)
        groove(isFilled: false)
      }
    } else {
      groove(isFilled: false)
    }
  }

  private func groove(isFilled: Bool) -> some View {
    Capsule().fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.4)))
      .frame(height: isFilled ? Self.filledGroove : Self.emptyGroove)
  }

  private func gesture(_ room: CGFloat) -> some Gesture {
    PressingGesture(
      content: DragGesture(minimumDistance: 0)
        .onChanged { drag in
          // A track without room for movement has no place for another value.
          guard room > 0 else { return }
          let along = Double((drag.location.x - Self.knob / 2) / room)
          set(layoutDirection == .rightToLeft ? 1 - along : along)
        }
        .map { _ in true }, action: editingChanged)
  }

  private func action(for key: FocusKey) -> (() -> Void)? {
    let forwards: Double = layoutDirection == .rightToLeft ? -1 : 1
    switch key {
    case .right: return { step(forwards) }
    case .left: return { step(-forwards) }
    case .home: return { set(0) }
    case .end: return { set(1) }
    default: return nil
    }
  }

  private func step(_ steps: Double) { set(scale.fraction(steps, from: fraction.wrappedValue)) }

  private func set(_ new: Double) {
    if let fraction = scale.selectable(nearest: new, in: marks.enabled) { self.fraction.wrappedValue = fraction }
  }
}
