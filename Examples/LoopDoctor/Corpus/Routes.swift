import Observation
import Tributary

/// Loops through bindings, objects, the environment, and several readers, instead of a state and a key of one view.
@MainActor
enum Routes {
  static let cases = [
    LoopCase(
      "own-binding", "a child writes its parent's width", .growing(by: 9), broken: { BindingParent(isApart: false) },
      repaired: { BindingParent(isApart: true) }),
    LoopCase(
      "own-object", "a model that receives its own height", .growing(by: 12), broken: { ModelView(isApart: false) },
      repaired: { ModelView(isApart: true) }),
    LoopCase(
      "own-environment", "a height passed through the environment", .growing(by: 5),
      broken: { Environmental(isApart: false) }, repaired: { Environmental(isApart: true) }),
    LoopCase(
      "own-three", "a cycle of three keys", .growing(by: 1), broken: { Ring(step: 1) }, repaired: { Ring(step: 0) }),
    LoopCase(
      "own-relay", "two changes that cause each other", .oscillating(4), broken: { Relay(isClosed: true) },
      repaired: { Relay(isClosed: false) }),
    LoopCase(
      "own-mixed", "observed geometry, then a key", .growing(by: 3), broken: { Mixed(isClosed: true) },
      repaired: { Mixed(isClosed: false) }),
    LoopCase(
      "own-nested", "an inner reader feeds an outer one", .growing(by: 2), broken: { Nested(isClosed: true) },
      repaired: { Nested(isClosed: false) }),
    LoopCase(
      "own-siblings", "two views that resize each other through closures of their parent", .growing(by: 3),
      broken: { Siblings(isClosed: true) }, repaired: { Siblings(isClosed: false) }),
    LoopCase(
      "own-instances", "two instances of one view",
      .loops([.oscillating(period: 2), .oscillating(period: 2)]), broken: { Instances(isInside: false) },
      repaired: { Instances(isInside: true) }),
    LoopCase(
      "own-transform", "a value that a transform edits", .growing(by: 11),
      broken: { Transforming(isApart: false) }, repaired: { Transforming(isApart: true) }),
    LoopCase(
      "own-task-id", "a task that changes its own id", .growing(by: 1), broken: { TaskCounter(limit: .max) },
      repaired: { TaskCounter(limit: 5) }),
    LoopCase(
      "own-late-object", "a model that is notified through the main queue", .growing(by: 12),
      broken: { LateModelView(isApart: false) }, repaired: { LateModelView(isApart: true) }),
  ]
}

private struct BindingParent: View {
  let isApart: Bool
  @State private var width: CGFloat = 40

  var body: some View {
    HStack(spacing: 9) {
      BindingChild(width: $width, measured: isApart ? 40 : width)
      Box(width: 0)
    }
    .publish(WidthKey.self) { $0.size.width }
  }
}

private struct BindingChild: View {
  @Binding var width: CGFloat
  let measured: CGFloat

  var body: some View {
    HStack(spacing: 9) {
      Box(width: measured)
      Box(width: 0)
    }
    .publish(WidthKey.self) { $0.size.width }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

@Observable
private final class Model {
  var height: CGFloat = 10
}

private struct ModelView: View {
  let isApart: Bool
  @State private var model = Model()

  var body: some View {
    Box(height: isApart ? 10 : model.height).padding(.vertical, 6)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { model.height = $0 }
  }
}

private struct LateModelView: View {
  let isApart: Bool
  @State private var model = Model()

  var body: some View {
    Box(height: isApart ? 10 : model.height).padding(.vertical, 6)
      .publish(HeightKey.self) { $0.size.height }
      .onPreferenceChange(HeightKey.self) { new in
        let model = model
        DispatchQueue.main.async { model.height = new }
      }
  }
}

private struct BarHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  fileprivate var barHeight: CGFloat {
    get { self[BarHeightKey.self] }
    set { self[BarHeightKey.self] = newValue }
  }
}

private struct Environmental: View {
  let isApart: Bool
  @State private var height: CGFloat = 30

  var body: some View {
    VStack(spacing: 5) {
      Bar()
      Box(height: 0)
    }
    .publish(HeightKey.self) { $0.size.height }
    .onPreferenceChange(HeightKey.self) { height = $0 }
    .environment(\.barHeight, isApart ? 30 : height)
  }
}

private struct Bar: View {
  @Environment(\.barHeight) private var height

  var body: some View { Box(height: height) }
}

private struct DepthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Ring: View {
  let step: CGFloat
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var c: CGFloat = 0

  var body: some View {
    Box()
      .preference(key: WidthKey.self, value: a).preference(key: HeightKey.self, value: b)
      .preference(key: DepthKey.self, value: c)
      .onPreferenceChange(WidthKey.self) { b = $0 + step }
      .onPreferenceChange(HeightKey.self) { c = $0 + step }
      .onPreferenceChange(DepthKey.self) { a = $0 + step }
  }
}

private struct Relay: View {
  let isClosed: Bool
  @State private var first = false
  @State private var second = false

  var body: some View {
    Box(color: first ? .red : .blue)
      .onChange(of: first, initial: true) { second = !first }
      .onChange(of: second) { if isClosed { first = second } }
  }
}

private struct Mixed: View {
  let isClosed: Bool
  @State private var measured: CGFloat = 0
  @State private var width: CGFloat = 20

  var body: some View {
    Box(width: isClosed ? width : 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        measured = $0
      }
      .preference(key: WidthKey.self, value: measured + 3)
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// Each of the two readers settles without the other.
private struct Nested: View {
  let isClosed: Bool
  @State private var outer: CGFloat = 10

  var body: some View {
    NestedInner(width: isClosed ? outer : 10)
      .onPreferenceChange(WidthKey.self) { outer = $0 }
  }
}

private struct NestedInner: View {
  let width: CGFloat
  @State private var inner: CGFloat = 0

  var body: some View {
    Box(width: width).publish(HeightKey.self) { $0.size.width }
      .onPreferenceChange(HeightKey.self) { inner = $0 }
      .preference(key: WidthKey.self, value: inner + 2)
  }
}

private struct Siblings: View {
  let isClosed: Bool
  @State private var first: CGFloat = 20
  @State private var second: CGFloat = 20

  var body: some View {
    VStack {
      Sibling(width: isClosed ? first : 20) { second = $0 + 3 }
      Sibling(width: second) { first = $0 }
    }
  }
}

private struct Sibling: View {
  let width: CGFloat
  let report: (CGFloat) -> Void

  var body: some View {
    Box(width: width).publish(WidthKey.self) { $0.size.width }
      .onPreferenceChange(WidthKey.self) { report($0) }
  }
}

private struct Instances: View {
  let isInside: Bool

  var body: some View {
    VStack { ForEach(0..<2) { _ in Instance(isInside: isInside) } }
  }
}

private struct Instance: View {
  let isInside: Bool
  @State private var isLow = false

  var body: some View {
    content.onPreferenceChange(HeightKey.self) { isLow = $0 > 100 }
  }

  @ViewBuilder private var content: some View {
    if isInside {
      Box(height: 180).publish(HeightKey.self) { $0.size.height }.frame(height: isLow ? 90 : nil)
    } else {
      Box(height: 180).frame(height: isLow ? 90 : nil).publish(HeightKey.self) { $0.size.height }
    }
  }
}

private struct Transforming: View {
  let isApart: Bool
  @State private var width: CGFloat = 20

  var body: some View {
    Box(width: isApart ? 20 : width).publish(WidthKey.self) { $0.size.width }
      .transformPreference(WidthKey.self) { $0 += 11 }
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

private struct TaskCounter: View {
  let limit: Int
  @State private var count = 0

  var body: some View {
    Text("\(count)").task(id: count) { if count < limit { count += 1 } }
  }
}
