private struct Scripted: Layout {
  var size: (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 80, height: 60) }
  var guide: (VerticalAlignment) -> CGFloat? = { _ in nil }
  var place: (CGRect, LayoutSubviews) -> Void = { bounds, subviews in
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(bounds, subviews)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { self.guide(guide) }
}

private final class Keep {
  var subviews: [LayoutSubview] = []
  var host: AnyObject?
}

private struct Square: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name) }
}

/// Layouts that violate their contract: every subview has a position, no call traps, and a finding names the container.
@MainActor struct LayoutMisuseTests {
  private func misplacements(_ diagnostics: [Diagnostic]) -> [[String]] {
    diagnostics.filter { $0.code == .misplacedSubview }.map { $0.evidence.flatMap(\.lines) }
  }

  private func misplacement(_ kind: Misplacement, _ subview: String...) -> [String] { [kind.rawValue] + subview }

  private func host(_ layout: Scripted, _ names: String...) -> ViewHost<some View> {
    settledHost { layout.callAsFunction { ForEach(names, id: \.self) { Square($0) } }.accessibilityIdentifier("all") }
  }

  @Test @MainActor func `A layout that places no subview centers all subviews, with one note`() {
    let host = host(Scripted(place: { _, _ in }), "a", "b")
    expect(host.frame(of: "a"), equals: CGRect(40, 45, 20, 10))
    expect(host.frame(of: "b"), equals: CGRect(40, 45, 20, 10))
    expect(misplacements(host.diagnostics), equals: [misplacement(.never, "1 of 2")])
    expect(host.diagnostics[0].severity, equals: .note)
    expect(host.diagnostics[0].path?.contains("Scripted") == true)
    host.size.width = 120
    expectEmpty(host.update().diagnostics)
  }

  @Test func `A subview that is placed twice has the last position, and one outside the bounds is reported`() {
    let twice = Scripted(place: { bounds, subviews in
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
      subviews[1].place(at: bounds.origin, proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY), proposal: .unspecified)
    })
    let host = host(twice, "a", "b")
    expect(host.frame(of: "b"), equals: CGRect(15, 20, 20, 10))
    expect(misplacements(host.diagnostics), equals: [misplacement(.repeatedly, "2 of 2")])
    // A subview that only overflows is not reported.
    let outside = Scripted(place: { bounds, subviews in
      subviews[0].place(at: CGPoint(x: bounds.minX - 19, y: bounds.minY), proposal: .unspecified)
      subviews[1].place(at: CGPoint(x: bounds.maxX + 1, y: bounds.minY), proposal: .unspecified)
    })
    let other = self.host(outside, "a", "b")
    expect(other.frame(of: "a")?.minX, equals: -9)
    expect(other.frame(of: "b")?.minX, equals: 91)
    expect(misplacements(other.diagnostics), equals: [misplacement(.outside, "2 of 2")])
  }

  @Test(arguments: noNumbers) func `An invalid position is replaced by the center, with a note`(number: CGFloat) {
    let layout = Scripted(place: { $1[0].place(at: CGPoint(x: 0, y: number), proposal: .unspecified) })
    let host = host(layout, "a")
    expect(host.frame(of: "a"), equals: CGRect(40, 45, 20, 10))
    expect(misplacements(host.diagnostics), equals: [misplacement(.nowhere, "1 of 1")])
  }

  @Test(arguments: noNumbers + [CGFloat(-5)])
  @MainActor func `An invalid size is replaced by zero, with a warning`(number: CGFloat) {
    let host = host(Scripted(size: { _, _ in CGSize(width: number, height: 30) }), "a")
    expect(host.frame(of: "all"), equals: CGRect(50, 35, 0, 30))
    expect(host.frame(of: "a"), equals: CGRect(50, 35, 20, 10))
    expect(host.codes, equals: [.invalidDimension])
    expect(host.diagnostics[0].path?.contains("Scripted") == true)
  }

  @Test @MainActor func `An infinite size is a valid response to an infinite proposal`() {
    let host = settledHost {
      HStack(spacing: 0) {
        Scripted(size: { proposal, _ in proposal.replacingUnspecifiedDimensions() })
          .callAsFunction { Square("a") }.accessibilityIdentifier("all")
        Color.blue
      }
    }
    expect(host.frame(of: "all"), equals: CGRect(0, 0, 50, 100))
    expectEmpty(host.codes)
  }

  @Test(arguments: noNumbers) @MainActor func `An invalid guide is not set, with a warning`(number: CGFloat) {
    let host = settledHost {
      HStack(alignment: .top, spacing: 0) {
        Square("b")
        Scripted(guide: { _ in number }).callAsFunction { Square("a") }
      }
    }
    expect(host.frame(of: "a")?.minY == 20 && host.frame(of: "b")?.minY == 20)
    expect(host.codes, equals: [.invalidDimension])
  }

  @Test @MainActor func `A placement during sizing is ignored, with a note`() {
    let layout = Scripted(size: { _, subviews in
      subviews[0].place(at: CGPoint(x: 70, y: 70), proposal: .zero)
      return CGSize(width: 80, height: 60)
    })
    let host = host(layout, "a")
    expect(host.frame(of: "a"), equals: CGRect(10, 20, 20, 10))
    expect(misplacements(host.diagnostics), equals: [misplacement(.outsidePlacing)])
  }

  @Test @MainActor func `Kept subviews return zero after their views are removed`() {
    let keep = Keep()
    struct Screen: View {
      let keep: Keep
      let count: Int
      var body: some View {
        Scripted(size: { _, subviews in
          keep.subviews += subviews
          return CGSize(width: 80, height: 60)
        }).callAsFunction { ForEach(0..<count, id: \.self) { Square("\($0)") } }
      }
    }
    let host = settledHost { Screen(keep: keep, count: 2) }
    expect(keep.subviews.map { $0.sizeThatFits(.unspecified).width }, equals: [20, 20])
    let old = keep.subviews
    host.show(Screen(keep: keep, count: 1))
    expect(old.map { $0.sizeThatFits(.unspecified).width }, equals: [20, 0])
    expect(old[1].dimensions(in: .zero).height == 0 && old[1].priority == 0)
    old[0].place(at: .zero, proposal: .zero)
    expect(host.update().settled && host.frame(of: "0") == CGRect(10, 20, 20, 10))
  }

  @Test @MainActor func `Subviews can outlive their host`() {
    let keep = Keep()
    do {
      let host = settledHost {
        Scripted(size: { _, subviews in
          keep.subviews = Array(subviews)
          return .zero
        }).callAsFunction { Square("a") }
      }
      expect(keep.subviews.count, equals: 1)
      _ = host.displayList
    }
    expect(keep.subviews[0].sizeThatFits(.unspecified), equals: .zero)
    expect(keep.subviews[0].spacing, equals: ViewSpacing())
  }

  @Test @MainActor func `A layout cannot place subviews of another container`() {
    let keep = Keep()
    let host = settledHost {
      HStack(spacing: 0) {
        Scripted(size: { _, subviews in
          keep.subviews = Array(subviews)
          return CGSize(width: 20, height: 10)
        }).callAsFunction { Square("a") }
        Scripted(
          size: { _, _ in CGSize(width: 20, height: 10) },
          place: { bounds, subviews in
            for subview in keep.subviews { subview.place(at: CGPoint(x: 500, y: 500), proposal: .zero) }
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
          }
        ).callAsFunction { Square("b") }
      }
    }
    expect(host.frame(of: "a"), equals: CGRect(30, 45, 20, 10))
    expect(host.frame(of: "b"), equals: CGRect(50, 45, 20, 10))
  }

  @Test @MainActor func `A state write by a layout is rejected with an error`() {
    struct Screen: View {
      @State private var width: CGFloat = 30
      var body: some View {
        Scripted(size: { _, _ in
          width += 1
          return CGSize(width: width, height: 10)
        }).callAsFunction { Square("a") }.accessibilityIdentifier("all")
      }
    }
    let host = settledHost { Screen() }
    expect(host.frame(of: "all"), equals: CGRect(35, 45, 30, 10))
    expect(host.codes.first, equals: .stateWrittenDuringUpdate)
    expect(host.update().settled)
  }

  @Test @MainActor func `A layout that grows with its own size through state is a loop and is reported`() {
    struct Screen: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Scripted(size: { _, _ in CGSize(width: width, height: 10) })
          .callAsFunction { Square("a") }
          .background {
            GeometryReader { proxy in Color.clear.preference(key: MaxKey<CGFloat>.self, value: proxy.size.width) }
          }.onPreferenceChange(MaxKey<CGFloat>.self) { width = $0 + 1 }
      }
    }
    let host = settledHost { Screen() }
    expect(host.codes, equals: [.feedbackLoop])
    expect(host.diagnostics[0].loop?.verdict, equals: .diverging(.step(1)))
    expect(host.update().settled)
  }

  @Test @MainActor func `An update that a layout requests runs afterward`() {
    let keep = Keep()
    struct Screen: View {
      let keep: Keep
      var body: some View {
        Scripted(size: { _, _ in
          (keep.host as? ViewHost<Screen>)?.update()
          return CGSize(width: 40, height: 10)
        }).callAsFunction { Square("a") }.accessibilityIdentifier("all")
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Screen(keep: keep) }
    keep.host = host
    host.update()
    expect(host.frame(of: "all"), equals: CGRect(30, 45, 40, 10))
    expect(host.codes, equals: [.reentrantUpdate])
    keep.host = nil
  }

  @Test(arguments: noNumbers) func `A stack layout with an invalid gap has none, with a warning`(number: CGFloat) {
    let host = settledHost {
      AnyLayout(VStackLayout(spacing: number)).callAsFunction {
        Square("a")
        Square("b")
      }
    }
    expect(host.frame(of: "a")?.minY == 40 && host.frame(of: "b")?.minY == 50)
    expect(host.codes, equals: [.invalidDimension])
  }

  @Test @MainActor func `Huge positions and sizes stay finite`() {
    let huge = CGFloat.greatestFiniteMagnitude
    let host = settledHost {
      Scripted(
        size: { _, _ in CGSize(width: huge, height: 60) },
        place: { bounds, subviews in
          subviews[0].place(
            at: CGPoint(x: huge, y: -huge), anchor: UnitPoint(x: -huge, y: 0),
            proposal: ProposedViewSize(width: huge, height: 1))
        }
      ).callAsFunction { Color.red.accessibilityIdentifier("a") }
    }
    let frame = host.frame(of: "a") ?? .null
    expect(frame.minX.isFinite && frame.minY.isFinite)
    _ = host.displayList.description
  }

  @Test @MainActor func `A layout can have no subviews or ten thousand`() {
    for count in [0, 10_000] {
      let host = settledHost {
        AnyLayout(HStackLayout(spacing: 0)).callAsFunction {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
        }.accessibilityIdentifier("all")
      }
      expect(host.frame(of: "all")?.width, equals: CGFloat(count))
    }
  }

  @Test @MainActor func `A layout that never measures its subviews still places them`() {
    let host = settledHost {
      Scripted(size: { _, _ in .zero }, place: { _, _ in }).callAsFunction { Color.red.accessibilityIdentifier("a") }
    }
    expect(host.frame(of: "a"), equals: CGRect(0, 0, 100, 100))
  }

  @Test @MainActor func `A layout with inconsistent sizes does not prevent a frame from settling`() {
    let keep = LayoutCounter()
    let host = settledHost {
      HStack {
        Scripted(size: { _, _ in
          keep.sizes += 7
          return CGSize(width: keep.sizes % 50, height: keep.sizes % 31)
        }).callAsFunction { Color.red.accessibilityIdentifier("a") }
        Color.blue
      }
    }
    expect(host.update().settled)
    let frame = host.frame(of: "a") ?? .null
    expect(frame.minX.isFinite && frame.width.isFinite)
  }

  @Test(arguments: [300, 50_000]) @MainActor func `The depth of nested layouts is limited by the stack`(depth: Int) {
    var view = AnyView(Color.red.accessibilityIdentifier("core"))
    for _ in 0..<depth { view = AnyView(Forwarding().callAsFunction { [view] in view }) }
    let content = view
    let host = settledHost(limits: UpdateLimits(maximumDepth: 1_000_000)) { content }
    if depth == 300 {
      expect(host.frame(of: "core"), equals: CGRect(0, 0, 100, 100))
      expectEmpty(host.codes)
    } else {
      expectNil(host.frame(of: "core"))
      expect(Set(host.codes), equals: [.nestingTooDeep])
    }
    _ = host.displayList.description
  }
}
