@Observable private final class Model: @unchecked Sendable { var number: CGFloat = 10 }

private final class Announcing: ObservableObject, @unchecked Sendable { @Published var number: CGFloat = 10 }

private enum Source: String, CaseIterable, CustomTestStringConvertible {
  case object, state, binding, environment, published
}

private struct Screen {
  let callback: Callback
  let source: Source
  let model: Model
  let probe: Probe
  let initial: CGFloat
  @ObservedObject var announcing: Announcing
  @State private var number: CGFloat
  @Environment(\.level) private var level
  init(callback: Callback, source: Source, model: Model, announcing: Announcing, probe: Probe, initial: CGFloat) {
    (self.callback, self.source, self.model, self.probe, self.initial) = (callback, source, model, probe, initial)
    _announcing = ObservedObject(wrappedValue: announcing)
    _number = State(initialValue: initial)
  }
}

extension Screen: View {
  var body: some View {
    probe.set = { number = CGFloat($0) }
    let binding = $number
    let ask = Ask {
      switch source {
      case .object: model.number
      case .state: number
      case .binding: binding.wrappedValue
      case .environment: level
      case .published: announcing.number
      }
    }
    return CallbackView(callback: callback, ask: ask)
  }
}

/// Every read by client code is a dependency of its output, at every point: a change becomes visible.
@MainActor struct ReadTests {
  private func host(_ callback: Callback, _ source: Source, _ number: CGFloat) -> (ViewHost<Screen>, (CGFloat) -> Void)
  {
    let model = Model()
    model.number = number
    let announcing = Announcing()
    announcing.number = number
    let probe = Probe()
    let host = settledHost(100, 100) {
      Screen(callback: callback, source: source, model: model, announcing: announcing, probe: probe, initial: number)
    }
    host.update { host.environment.level = number }
    // Presentations are shown with an animation.
    if host.isAnimating { host.advance(by: 5) }
    return (
      host,
      { [unowned host] new in
        switch source {
        case .object: model.number = new
        case .state, .binding: probe.set(Int(new))
        case .environment: host.environment.level = new
        case .published: announcing.number = new
        }
        host.update()
      }
    )
  }

  /// In an ordinary run, each point takes two or three of the sources.
  private nonisolated static let pairs = RandomSeeds.pairs(Callback.allCases, Source.allCases, oneIn: 2)

  @Test(arguments: pairs)
  @MainActor private func `A change of a read value becomes visible`(callback: Callback, source: Source) {
    let (host, change) = host(callback, source, 10)
    let (twenty, thirty) = (self.host(callback, source, 20).0, self.host(callback, source, 30).0)
    let before = host.displayList
    change(20)
    expect(host.displayList, equals: twenty.displayList)
    expect(host.displayList, differsFrom: before)
    change(30)
    expect(host.displayList, equals: thirty.displayList)
    expect(host.displayList, differsFrom: twenty.displayList)
    expect(host.codes, equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }
}
