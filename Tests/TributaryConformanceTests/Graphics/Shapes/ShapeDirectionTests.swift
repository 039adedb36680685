@MainActor struct ShapeDirectionTests {
  /// A triangle that points to the right or to the left.
  private struct Arrow: Shape {
    var behavior = LayoutDirectionBehavior.fixed
    var pointsLeft = false
    func path(in rect: CGRect) -> Path {
      let (start, end) = pointsLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
      return Path { path in
        path.move(to: CGPoint(x: start, y: rect.minY))
        path.addLine(to: CGPoint(x: end, y: rect.midY))
        path.addLine(to: CGPoint(x: start, y: rect.maxY))
        path.closeSubpath()
      }
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
  }

  private static let right = Arrow()
  private static let left = Arrow(pointsLeft: true)

  private struct Plain: Shape { func path(in rect: CGRect) -> Path { Arrow().path(in: rect) } }

  private enum Use: CaseIterable {
    case view, fill, stroke, clip, ground, front, erased, trimmed, rotated, scaled, offset, sized, layers

    /// - Parameter sign: 1, or −1 for the mirror image of what is added to the shape.
    @ViewBuilder func view(_ shape: some Shape, _ sign: CGFloat) -> some View {
      let start = UnitPoint(x: 0.5 - sign * 0.5, y: 0)
      switch self {
      case .view: shape
      case .fill: shape.fill(Color.red)
      case .stroke: shape.stroke(Color.red, lineWidth: 2)
      case .clip: Color.red.clipShape(shape)
      case .ground: Color.clear.background(Color.red, in: shape)
      case .front: Color.clear.overlay(Color.red, in: shape)
      case .erased: AnyShape(shape).fill(Color.red)
      case .trimmed: shape.trim(from: 0, to: 0.25).stroke(Color.red)
      case .rotated: shape.rotation(.degrees(sign * 90), anchor: start).fill(Color.red)
      case .scaled: shape.scale(x: 0.5, y: 1, anchor: start).fill(Color.red)
      case .offset: shape.offset(x: sign * 4).fill(Color.red)
      case .sized: shape.size(width: 60, height: 20).fill(Color.red)
      case .layers: shape.fill(Color.red).stroke(Color.blue)
      }
    }
  }

  private func host<V: View>(_ direction: LayoutDirection, @ViewBuilder _ content: () -> V) -> ViewHost<V> {
    let host = ViewHost(size: CGSize(width: 60, height: 40), content: content)
    host.environment.layoutDirection = direction
    host.update()
    return host
  }

  private func picture<V: View>(_ direction: LayoutDirection, @ViewBuilder _ content: () -> V) -> String {
    host(direction, content).displayList.description
  }

  @Test(.claim("SHAPE-69"), arguments: Use.allCases)
  @MainActor private func `A custom shape is mirrored`(use: Use) {
    let pictured = picture(.rightToLeft) { use.view(Plain(), 1) }
    expect(pictured, equals: picture(.rightToLeft) { use.view(Self.left, -1) })
    expect(pictured, differsFrom: picture(.rightToLeft) { use.view(Self.right, 1) })
    expect(picture(.leftToRight) { use.view(Plain(), 1) }, equals: picture(.leftToRight) { use.view(Self.right, 1) })
  }

  @Test(.claim("SHAPE-70")) @MainActor func `The behavior of a shape determines where it is mirrored`() {
    let behaviors: [(LayoutDirectionBehavior, LayoutDirection, isMirrored: Bool)] = [
      (.fixed, .leftToRight, false), (.fixed, .rightToLeft, false),
      (.mirrors, .leftToRight, false), (.mirrors, .rightToLeft, true),
      (.mirrors(in: .leftToRight), .leftToRight, true), (.mirrors(in: .leftToRight), .rightToLeft, false),
    ]
    for (behavior, direction, isMirrored) in behaviors {
      let arrow = picture(direction) { Arrow(behavior: behavior) }
      expect(arrow, equals: picture(direction) { isMirrored ? Self.left : Self.right }, "\(behavior) \(direction)")
      // A view is mirrored with everything inside.
      let view = picture(direction) { Self.right.layoutDirectionBehavior(behavior) }
      expect(view == picture(direction) { Self.right }, equals: !isMirrored)
    }
    expect(LayoutDirectionBehavior.mirrors, equals: .mirrors(in: .rightToLeft))
  }

  @Test(.claim("SHAPE-71")) @MainActor func `Symmetrical shapes are fixed`() {
    expect(Rectangle().layoutDirectionBehavior, equals: .fixed)
    expect(RoundedRectangle(cornerRadius: 3).layoutDirectionBehavior, equals: .fixed)
    expect(Circle().layoutDirectionBehavior, equals: .fixed)
    expect(Ellipse().layoutDirectionBehavior, equals: .fixed)
    expect(Capsule().inset(by: 3).layoutDirectionBehavior, equals: .fixed)
    expect(Circle().rotation(.degrees(20)).offset(x: 3).layoutDirectionBehavior, equals: .fixed)
    expect(AnyShape(Circle().stroke().size(width: 3, height: 3)).layoutDirectionBehavior, equals: .fixed)
    expect(Circle().union(Rectangle()).layoutDirectionBehavior, equals: .fixed)
    expect(Circle().union(Plain()).layoutDirectionBehavior, equals: .mirrors)
    expect(Path().layoutDirectionBehavior, equals: .mirrors)
    expect(UnevenRoundedRectangle().layoutDirectionBehavior, equals: .mirrors)
    // An offset shape is therefore on the same side in both directions, unlike an offset view.
    let offset = picture(.leftToRight) { Rectangle().offset(x: 4).fill(Color.red) }
    expect(picture(.rightToLeft) { Rectangle().offset(x: 4).fill(Color.red) }, equals: offset)
  }

  @Test(.claim("SHAPE-72")) @MainActor func `Leading corners are on the right`() {
    let leading = UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: 6)
    let inner = UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 2)
    expect(picture(.rightToLeft) { leading }.contains(" 48 0 "))
    let told = picture(.rightToLeft) { inner.fill(Color.red).padding(4) }
    expect(
      picture(.rightToLeft) { ConcentricRectangle().fill(Color.red).padding(4).containerShape(leading) }, equals: told)
    let relative = picture(.rightToLeft) { ContainerRelativeShape().fill(Color.red).padding(4).containerShape(leading) }
    let inset = picture(.rightToLeft) { leading.inset(by: 4).fill(Color.red).frame(width: 60, height: 40) }
    expect(relative, equals: inset)
    // The own corners of a concentric rectangle are mirrored, too.
    let own = picture(.rightToLeft) {
      ConcentricRectangle(topLeadingCorner: 5, topTrailingCorner: .concentric).fill(Color.red).padding(4)
        .containerShape(leading)
    }
    let expected = UnevenRoundedRectangle(topLeadingRadius: 5, bottomLeadingRadius: 2)
    expect(own, equals: picture(.rightToLeft) { expected.fill(Color.red).padding(4) })
  }

  private struct Taps: View {
    @State var count = 0
    let isContent: Bool
    var body: some View {
      VStack(spacing: 0) {
        if isContent {
          Color.clear.contentShape(Plain()).onTapGesture { count += 1 }
        } else {
          Plain().fill(Color.red).onTapGesture { count += 1 }
        }
      }
      .accessibilityLabel("\(count)").accessibilityIdentifier("count \(count)")
    }
  }

  @Test(arguments: [false, true]) @MainActor func `A mirrored shape is hit where it is drawn`(isContent: Bool) {
    let host = host(.rightToLeft) { Taps(isContent: isContent) }
    // The wide end of the arrow is at the right.
    host.tap(at: CGPoint(x: 4, y: 4))
    expect(host.frame(of: "count 0") != nil)
    host.tap(at: CGPoint(x: 56, y: 4))
    expect(host.frame(of: "count 1") != nil)
    host.environment.layoutDirection = .leftToRight
    play(host, "update; tap 56,4 | box count 1 != nowhere", "tap 4,4 | box count 2 != nowhere")
  }

  @Test(arguments: Use.allCases)
  @MainActor private func `A change of the layout direction mirrors the shape`(use: Use) {
    let host = host(.leftToRight) { use.view(Plain(), 1) }
    host.environment.layoutDirection = .rightToLeft
    expect(host.updated().displayList.description, equals: picture(.rightToLeft) { use.view(Plain(), 1) })
  }

  @Test @MainActor func `A change of the layout direction mirrors the shapes that follow a container`() {
    let container = UnevenRoundedRectangle(topLeadingRadius: 12, bottomLeadingRadius: 6)
    @ViewBuilder func views() -> some View {
      ContainerRelativeShape().padding(4).containerShape(container)
      ConcentricRectangle().padding(4).containerShape(container)
    }
    let host = host(.leftToRight) { views() }
    host.environment.layoutDirection = .rightToLeft
    expect(host.updated().displayList.description, equals: picture(.rightToLeft) { views() })
  }
}
