/// An object that writes the state of a ``Stage`` from outside.
@MainActor
package final class Remote {
  fileprivate var binding: Binding<CGFloat>?

  package init() {}

  package var value: CGFloat {
    get { binding?.wrappedValue ?? .nan }
    set { binding?.wrappedValue = newValue }
  }

  /// The state as a binding, for tests that write through bindings.
  package var projected: Binding<CGFloat> { binding ?? .constant(.nan) }
}

/// A view with one number as state, which a ``Remote`` writes.
package struct Stage<Content: View>: View {
  package let remote: Remote
  package let content: (CGFloat) -> Content
  @State private var value: CGFloat
  package init(_ remote: Remote, from value: CGFloat = 0, @ViewBuilder content: @escaping (CGFloat) -> Content) {
    (self.remote, self.content) = (remote, content)
    _value = State(initialValue: value)
  }
  package var body: some View { content(value).onAppear { remote.binding = $value } }
}

/// Returns a host of a stage that has run its first frame.
@MainActor
package func stagedHost<V: View>(
  _ remote: Remote, _ width: CGFloat = 100, _ height: CGFloat = 100, from value: CGFloat = 0,
  @ViewBuilder content: @escaping (CGFloat) -> V
) -> ViewHost<Stage<V>> { settledHost(width, height) { Stage(remote, from: value, content: content) } }

extension ViewHost {
  /// Returns the displayed frame of a view, as "x y width height".
  package func shownBox(_ name: String) -> String { presentedFrame(of: name).map(short) ?? "nowhere" }

  /// Returns the displayed minimum x of a view, in points.
  package func shownX(_ name: String) -> CGFloat { presentedFrame(of: name)?.minX ?? .nan }

  /// Advances by each duration in turn, and returns the displayed minimum x of a view after each, in points.
  package func shownXs(_ name: String, after durations: [Double]) -> [CGFloat] {
    durations.map { duration in
      advance(by: duration)
      return shownX(name)
    }
  }

  /// Advances by each duration in turn, and returns the displayed frame of a view after each.
  package func shownBoxes(_ name: String, after durations: [Double]) -> [String] {
    durations.map { duration in
      advance(by: duration)
      return shownBox(name)
    }
  }

  /// Returns the displayed minimum x of a view in each frame at 60 frames per second, the current frame first.
  package func shownXs(_ name: String, frames: Int) -> [CGFloat] {
    (0..<frames).map { frame in
      if frame > 0 { advance(by: 1.0 / 60) }
      return shownX(name)
    }
  }
}

/// Returns whether two sequences agree to a hundredth.
package func areNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
}

/// Tests of stages that a remote writes.
@MainActor
package protocol StagedSuite { var remote: Remote { get } }

extension StagedSuite {
  /// Writes the state of the stage in an animation, settles, and advances the clock by a number of seconds.
  package func go(
    _ host: ViewHost<some View>, to value: CGFloat, _ animation: Animation?, advancing seconds: Double? = nil
  ) {
    withAnimation(animation) { remote.value = value }
    host.update()
    if let seconds { host.advance(by: seconds) }
  }

  /// Writes the state of the stage without a transaction, and settles.
  package func go(_ host: ViewHost<some View>, to value: CGFloat) {
    remote.value = value
    host.update()
  }

  /// Returns a stage whose state changes from 0 to 1 in a linear animation of one second.
  package func moved<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> ViewHost<some View> {
    let host = stagedHost(remote, content: content)
    go(host, to: 1, .linear(duration: 1))
    return host
  }

  /// Returns the opacities of the drawn commands, back to front, in hundredths.
  package func opacities(_ host: ViewHost<some View>) -> [Int] {
    host.displayList.colors.map { Int(($0.opacity * 100).rounded()) }
  }
}

extension DisplayList {
  /// The effects, outermost first.
  package var effects: [DisplayEffect.Kind] {
    func effects(of fragment: DisplayFragment) -> [DisplayEffect.Kind] {
      fragment.commands.flatMap { command -> [DisplayEffect.Kind] in
        switch command {
        case .fragment(let inner, _): effects(of: inner)
        case .effect(let effect): [effect.kind] + effects(of: effect.content)
        default: []
        }
      }
    }
    return effects(of: root)
  }

  /// The filled rectangles, back to front, in the picture's coordinates.
  package var rectangles: [CGRect] {
    var result: [CGRect] = []
    forEachFlattened { flattened in
      guard case .rectangle(let rect, _) = flattened.command else { return }
      result.append(rect.applying(flattened.transform))
    }
    return result
  }

  /// The colors of the filled rectangles and paths, back to front, with the inherited opacities.
  package var colors: [Color.Resolved] {
    var result: [Color.Resolved] = []
    forEachFlattened { flattened in
      let paint: Paint
      switch flattened.command {
      case .rectangle(_, let fill): paint = fill
      case .path(let path): paint = path.paint
      default: return
      }
      guard case .color(var color) = paint else { return }
      color.opacity *= Float(flattened.opacity)
      result.append(color)
    }
    return result
  }
}
