private final class Model: ObservableObject {
  @Published var a: CGFloat = 0
  @Published var b: CGFloat = 0
}

@Observable private final class Tracked {
  var a: CGFloat = 0
  var b: CGFloat = 0
}

private let fast = Animation.linear(duration: 1)
private let slow = Animation.linear(duration: 2)

/// Claims about changes of objects in several transactions within one action.
@MainActor struct ObjectTransactionTests {
  private struct Bars: View {
    let a, b: CGFloat
    let action: () -> Void
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10 + a, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 10 + b, height: 10).accessibilityIdentifier("b")
      }
      .frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture(perform: action)
      .accessibilityIdentifier("tap")
    }
  }

  private struct StateBars: View {
    @State private var a: CGFloat = 0
    @State private var b: CGFloat = 0
    let action: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    var body: some View { Bars(a: a, b: b) { action($a, $b) } }
  }

  private struct ObjectBars: View {
    @StateObject private var model = Model()
    let action: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    var body: some View { Bars(a: model.a, b: model.b) { action($model.a, $model.b) } }
  }

  private struct TrackedBars: View {
    @State private var model = Tracked()
    let action: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    var body: some View {
      @Bindable var model = model
      return Bars(a: model.a, b: model.b) { action($model.a, $model.b) }
    }
  }

  private struct MixedBars: View {
    @State private var a: CGFloat = 0
    @ObservedObject var model: Model
    let action: (Binding<CGFloat>, Binding<CGFloat>) -> Void
    var body: some View { Bars(a: a, b: model.b) { action($a, $model.b) } }
  }

  private struct StoredBars: View {
    @AppStorage("a") private var a = 0.0
    @AppStorage("b") private var b = 0.0
    let action: (Binding<Double>, Binding<Double>) -> Void
    var body: some View { Bars(a: a, b: b) { action($a, $b) } }
  }

  private func midway<V: View>(@ViewBuilder _ content: () -> V) -> [CGFloat?] {
    let host = settledHost(100, 100, content: content)
    host.play("tap tap; wait 0.5")
    return ["a", "b"].map { host.presentedFrame(of: $0)?.width }
  }

  @Test(.claim("OBJECT-08")) @MainActor func `Each change has its own animation`() {
    func change(_ a: Binding<CGFloat>, _ b: Binding<CGFloat>) {
      withAnimation(fast) { a.wrappedValue = 40 }
      withAnimation(slow) { b.wrappedValue = 40 }
    }
    let own: [CGFloat?] = [30, 20]
    expect(midway { StateBars(action: change) }, equals: own)
    expect(midway { ObjectBars(action: change) }, equals: own)
    expect(midway { TrackedBars(action: change) }, equals: own)
    expect(midway { MixedBars(model: Model(), action: change) }, equals: own)
    expect(midway { MixedBars(model: Model()) { a, b in change(b, a) } }, equals: [20, 30])
    expect(
      midway {
        StoredBars { a, b in
          withAnimation(fast) { a.wrappedValue = 40 }
          withAnimation(slow) { b.wrappedValue = 40 }
        }
      }, equals: own)
  }

  @Test(.claim("OBJECT-09")) @MainActor func `A plain change precedes an animated one`() {
    func change(_ a: Binding<CGFloat>, _ b: Binding<CGFloat>) {
      a.wrappedValue = 40
      withAnimation(slow) { b.wrappedValue = 40 }
    }
    let own: [CGFloat?] = [50, 20]
    expect(midway { StateBars(action: change) }, equals: own)
    expect(midway { ObjectBars(action: change) }, equals: own)
    expect(midway { TrackedBars(action: change) }, equals: own)
    expect(midway { MixedBars(model: Model(), action: change) }, equals: own)
    expect(midway { MixedBars(model: Model()) { a, b in change(b, a) } }, equals: [20, 50])
  }

  @Test(.claim("OBJECT-10")) @MainActor func `A binding carries its animation to the object`() {
    func change(_ a: Binding<CGFloat>, _ b: Binding<CGFloat>) {
      a.wrappedValue = 40
      b.animation(slow).wrappedValue = 40
    }
    let own: [CGFloat?] = [50, 20]
    expect(midway { StateBars(action: change) }, equals: own)
    expect(midway { ObjectBars(action: change) }, equals: own)
    expect(midway { TrackedBars(action: change) }, equals: own)
    expect(
      midway {
        StoredBars { a, b in
          a.wrappedValue = 40
          b.animation(slow).wrappedValue = 40
        }
      }, equals: own)
  }

  @Test(.claim("OBJECT-11")) func `A plain change of an observable object after an animated one has the animation`() {
    func change(_ a: Binding<CGFloat>, _ b: Binding<CGFloat>) {
      withAnimation(slow) { a.wrappedValue = 40 }
      b.wrappedValue = 40
    }
    let own: [CGFloat?] = [20, 50]
    expect(midway { StateBars(action: change) }, equals: own)
    expect(midway { ObjectBars(action: change) }, equals: own)
    expect(midway { TrackedBars(action: change) }, here: [20, 20], inSwiftUI: own)
  }
}
