import Tributary

@MainActor
enum Noise {
  static let cases = [
    LoopCase(
      "L12", "two ways to add the same numbers", .loops([.jitter(amplitude: 0)]), broken: { Jittering() },
      repaired: { Rounding() }),
    LoopCase(
      "L13a", "a new identity with each delivery", .loops([.churning]), broken: { FreshIdentity() },
      repaired: { GuardedIdentity() }),
    LoopCase(
      "W01", "a state written in a body", .code(.stateWrittenDuringUpdate), broken: { WritesInBody() },
      repaired: { WritesOnAppear() }),
  ]
}

private struct Jittering: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Box().preference(key: WidthKey.self, value: width > 100 || width == 0 ? 100 : 100.00000000000001)
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct Rounding: View {
  @State private var width: CGFloat = 0

  var body: some View {
    let value: CGFloat = width > 100 || width == 0 ? 100 : 100.00000000000001
    Box().preference(key: WidthKey.self, value: value.rounded())
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// The new identity rebuilds the subtree, which receives another delivery.
private struct FreshIdentity: View {
  @State private var run = UUID()
  @State private var offset: CGFloat = 10

  var body: some View {
    Box().preference(key: WidthKey.self, value: 20)
      .onPreferenceChange(WidthKey.self) { _ in
        run = UUID()
        offset = 0
      }
      .id(run)
  }
}

private struct GuardedIdentity: View {
  @State private var run = UUID()
  @State private var width: CGFloat = 0

  var body: some View {
    Box().preference(key: WidthKey.self, value: 20)
      .onPreferenceChange(WidthKey.self) { new in
        guard new != width else { return }
        width = new
        run = UUID()
      }
      .id(run)
  }
}

private struct WritesInBody: View {
  @State private var counter = 0

  var body: some View {
    let _ = { counter += 1 }()
    Text("\(counter)")
  }
}

private struct WritesOnAppear: View {
  @State private var counter = 0

  var body: some View {
    Text("\(counter)").onAppear { counter += 1 }
  }
}
