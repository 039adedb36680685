import Tributary

/// Leaves of which each moves by itself.
struct MovingView: View {
  let count: Int

  @State private var isAway = false

  var body: some View {
    let _ = GridDriver.take(away: $isAway)
    ZStack(alignment: .topLeading) {
      ForEach(0..<count) { index in
        Color.blue.frame(width: 10, height: 10)
          .offset(x: CGFloat(index % 100) * (isAway ? 90 : 20), y: CGFloat(index / 100) * (isAway ? 50 : 20))
      }
    }
  }
}
