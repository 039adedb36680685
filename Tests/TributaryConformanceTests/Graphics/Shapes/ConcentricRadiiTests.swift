@MainActor struct ConcentricRadiiTests {
  private let journal = Journal()

  /// A reader of radii, inset by a distance in a container with a radius.
  private struct Scene: View {
    let journal: Journal
    var inset: CGFloat = 8
    var radius: CGFloat? = 20
    var body: some View {
      let reader = GeometryReader { proxy in
        let _ = journal.note(Self.text(proxy.concentricCornerRadii))
        Color.red
      }
      .padding(inset)
      if let radius { reader.containerShape(.rect(cornerRadius: radius)) } else { reader }
    }
    static func text(_ radii: RectangleCornerRadii?) -> String {
      radii.map { "\($0.topLeading)/\($0.topTrailing)/\($0.bottomLeading)/\($0.bottomTrailing)" } ?? "nil"
    }
  }

  @Test(.claim("SHAPE-74")) @MainActor func `A proxy computes concentric radii`() {
    _ = settledHost(60, 60) { Scene(journal: journal) }
    expect(journal.take(), equals: "12.0/12.0/12.0/12.0")
    _ = settledHost(60, 60) { Scene(journal: journal, radius: nil) }
    expect(journal.take(), equals: "nil")
    _ = settledHost(60, 60) {
      GeometryReader { proxy in
        let _ = journal.note(Scene.text(proxy.concentricCornerRadii))
        let frame = CGRect(x: 4, y: 2, width: 20, height: 20)
        let _ = journal.note(Scene.text(proxy.concentricCornerRadii(in: frame)))
      }
      .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10))
    }
    expect(journal.take(), equals: "30.0/0.0/0.0/10.0 26.0/0.0/0.0/0.0")
    _ = settledHost(60, 60) {
      GeometryReader { proxy in let _ = journal.note(Scene.text(proxy.concentricCornerRadii)) }
        .containerShape(Ellipse())
    }
    expect(journal.take(), equals: "nil")
    // Leading is on the right from right to left.
    _ = settledHost(60, 60) {
      GeometryReader { proxy in let _ = journal.note(Scene.text(proxy.concentricCornerRadii)) }
        .containerShape(UnevenRoundedRectangle(topLeadingRadius: 30))
        .environment(\.layoutDirection, .rightToLeft)
    }
    expect(journal.take(), equals: "30.0/0.0/0.0/0.0")
  }

  @Test @MainActor func `A reader is evaluated again when the shape or the place changes, and only then`() {
    let host = settledHost(60, 60) { Scene(journal: journal) }
    _ = journal.take()
    host.content = Scene(journal: journal, radius: 30)
    host.update()
    expect(journal.take().hasSuffix("22.0/22.0/22.0/22.0"))
    host.content = Scene(journal: journal, inset: 10, radius: 30)
    host.update()
    expect(journal.take().hasSuffix("20.0/20.0/20.0/20.0"))
    play(host, "| diagnostics =")
  }

  @Test @MainActor func `A reader follows a shape that changes alone`() {
    struct Outer: View {
      @State private var radius: CGFloat = 20
      let inner: Inner
      var body: some View {
        VStack(spacing: 0) {
          inner.padding(8).containerShape(.rect(cornerRadius: radius))
          Block("button", 20, 20).onTapGesture { radius += 5 }
        }
      }
    }
    struct Inner: View {
      let journal: Journal
      var body: some View {
        Color.red.onGeometryChange(
          for: CGFloat.self, of: { $0.concentricCornerRadii?.topLeading ?? -1 }, action: { journal.note("\($0)") })
      }
    }
    let host = settledHost(60, 80) { Outer(inner: Inner(journal: journal)) }
    play(host, journal, "| log = 12.0", "tap button | log = 17.0", "tap button | log = 22.0")
  }
}
