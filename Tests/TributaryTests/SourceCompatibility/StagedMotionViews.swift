// Animations as written for SwiftUI, in the style of Apple's documentation and of tutorials, with only the import
// replaced.

struct Zoomed: ViewModifier {
  @GestureState private var pull = CGSize.zero
  @State private var isHeld = false
  func body(content: Content) -> some View {
    content.offset(pull).scaleEffect(isHeld ? 2 : 1).animation(.interactiveSpring(), value: pull)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($pull) { value, state, transaction in
            transaction.animation = .linear(duration: 0.1)
            state = value.translation
          }
          .simultaneously(with: LongPressGesture(minimumDuration: 0.2).onEnded { _ in isHeld.toggle() }))
  }
}

/// A gesture with state.
struct DoubleTapOrDrag: Gesture {
  @GestureState private var amount: CGFloat = 0
  @Binding var log: [String]
  var body: some Gesture {
    TapGesture(count: 2).onEnded { log.append("double") }
      .exclusively(
        before: DragGesture().updating($amount) { value, state, _ in state = value.translation.width }
          .onEnded { log.append("drag \($0.translation.width)") })
  }
}

struct GestureBoard: View {
  @State private var log: [String] = []
  @State private var place = CGPoint.zero
  let report: ([String]) -> Void
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 50).modifier(Zoomed())
      Color.green.frame(width: 100, height: 50).gesture(DoubleTapOrDrag(log: $log))
      Color.blue.frame(width: 100, height: 50)
        .gesture(
          SpatialTapGesture(coordinateSpace: .local)
            .onEnded { value in log.append("at \(value.location.x) \(value.location.y)") }
        )
        .highPriorityGesture(LongPressGesture().onEnded { _ in log.append("held") })
        .simultaneousGesture(TapGesture().onEnded { log.append("too") })
      Color.yellow.frame(width: 100, height: 50).onTapGesture(count: 2) { log.append("two") }
        .onTapGesture(coordinateSpace: .global) { point in log.append("one \(point.x) \(point.y)") }
    }
    .onChange(of: log) { _, new in report(new) }
  }
}
