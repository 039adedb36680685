@MainActor struct ConcentricRectangleTests {
  /// The picture of a shape that is inset by 8 points in a container of 60.
  private func picture(_ shape: some InsettableShape, in container: some InsettableShape) -> String {
    settledHost(60, 60) { shape.fill(Color.red).padding(8).containerShape(container) }.displayList.description
  }

  /// The picture of a rectangle with given radii in the same place.
  private func picture(
    _ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomLeading: CGFloat, _ bottomTrailing: CGFloat
  ) -> String {
    let radii = RectangleCornerRadii(
      topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing, topTrailing: topTrailing)
    return picture(UnevenRoundedRectangle(cornerRadii: radii), in: Rectangle())
  }

  @Test(.claim("SHAPE-66")) @MainActor func `A concentric corner has the center of the container's corner`() {
    let rounded = RoundedRectangle(cornerRadius: 20)
    expect(picture(ConcentricRectangle(), in: rounded), equals: picture(12, 12, 12, 12))
    expect(picture(.rect(corners: .concentric(minimum: 15)), in: rounded), equals: picture(15, 15, 15, 15))
    expect(
      picture(ConcentricRectangle(topLeadingCorner: 5, bottomTrailingCorner: .fixed(0)), in: rounded),
      equals: picture(5, 12, 12, 0))
    expect(picture(ConcentricRectangle(), in: Circle()), equals: picture(22, 22, 22, 22))
    expect(picture(ConcentricRectangle(), in: Capsule()), equals: picture(22, 22, 22, 22))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10)
    expect(picture(ConcentricRectangle(), in: uneven), equals: picture(22, 0, 0, 2))
    // Corners in other containers, or without a container, are square.
    expect(picture(ConcentricRectangle(), in: Ellipse()), equals: picture(0, 0, 0, 0))
    let alone = settledHost(60, 60) {
      ConcentricRectangle(corners: .concentric(minimum: .fixed(4))).fill(Color.red).padding(8)
    }
    expect(alone.displayList.description, equals: picture(4, 4, 4, 4))
    // Insetting the shape reduces the corners.
    expect(
      settledHost(60, 60) {
        ConcentricRectangle().inset(by: 3).fill(Color.red).padding(8).containerShape(rounded)
      }.displayList.description,
      equals: settledHost(60, 60) { UnevenRoundedRectangle(cornerRadii: .init(all: 9)).fill(Color.red).padding(11) }
        .displayList.description)
  }

  @Test(.claim("SHAPE-67")) @MainActor func `The larger distance determines the radius`() {
    func corner(_ shape: some Shape) -> String {
      settledHost(60, 60) {
        shape.fill(Color.red).frame(width: 20, height: 20).padding(.leading, 4).padding(.top, 9)
          .frame(width: 60, height: 60, alignment: .topLeading).containerShape(RoundedRectangle(cornerRadius: 20))
      }.displayList.description
    }
    expect(corner(ConcentricRectangle()), equals: corner(UnevenRoundedRectangle(topLeadingRadius: 11)))
    // A corner outside the container has the container's radius.
    let outside = settledHost(60, 60) {
      ConcentricRectangle().fill(Color.red).padding(-5).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let told = settledHost(60, 60) { UnevenRoundedRectangle(cornerRadii: .init(all: 20)).fill(Color.red).padding(-5) }
    expect(outside.displayList.description, equals: told.displayList.description)
  }

  @Test(.claim("SHAPE-68")) @MainActor func `Uniform corners have the largest radius`() {
    let container = UnevenRoundedRectangle(
      topLeadingRadius: 30, bottomLeadingRadius: 10, bottomTrailingRadius: 9, topTrailingRadius: 20)
    func inside(_ shape: ConcentricRectangle) -> String { picture(shape, in: container) }
    expect(inside(ConcentricRectangle()), equals: picture(22, 12, 2, 1))
    expect(inside(ConcentricRectangle(corners: .concentric, isUniform: true)), equals: picture(22, 22, 22, 22))
    expect(inside(ConcentricRectangle(uniformBottomCorners: .concentric(minimum: 6))), equals: picture(22, 22, 6, 6))
    expect(inside(ConcentricRectangle(uniformTopCorners: 5)), equals: picture(5, 5, 2, 2))
    expect(inside(ConcentricRectangle(uniformLeadingCorners: .concentric)), equals: picture(22, 12, 22, 12))
  }

  @Test(.claim("SHAPE-73")) @MainActor func `A container shape can follow another container`() {
    func nested(_ inner: some Shape, _ middle: some InsettableShape) -> String {
      settledHost(60, 60) {
        inner.fill(Color.red).padding(5).containerShape(middle).padding(3)
          .containerShape(RoundedRectangle(cornerRadius: 20))
      }.displayList.description
    }
    expect(nested(ConcentricRectangle(), ConcentricRectangle()), equals: picture(12, 12, 12, 12))
    expect(nested(ContainerRelativeShape(), ConcentricRectangle()), equals: picture(12, 12, 12, 12))
    expect(nested(ConcentricRectangle(), ContainerRelativeShape()), equals: picture(12, 12, 12, 12))
    let middle = ConcentricRectangle(topLeadingCorner: 9, bottomTrailingCorner: .concentric(minimum: 18))
    expect(nested(ConcentricRectangle(), middle), equals: picture(4, 12, 12, 13))
    expect(nested(ContainerRelativeShape(), middle), equals: picture(4, 12, 12, 13))
    // The middle rectangle is inset by 2 points, so its corners are smaller.
    expect(nested(ConcentricRectangle(), ConcentricRectangle().inset(by: 2)), equals: picture(12, 12, 12, 12))
  }

  private struct Nested: View {
    @State var margin: CGFloat = 3
    @State var radius: CGFloat = 20
    var body: some View {
      // The content of an offset is drawn separately from the views around it.
      ConcentricRectangle().fill(Color.red).frame(width: 30, height: 30).offset(x: 1)
        .frame(width: 40, height: 40).containerShape(ConcentricRectangle())
        .padding([.leading, .top], margin).frame(width: 60, height: 60, alignment: .topLeading)
        .containerShape(RoundedRectangle(cornerRadius: radius))
        .overlay(alignment: .bottomTrailing) {
          VStack(spacing: 0) {
            Color.clear.contentShape(Rectangle()).onTapGesture { margin = 6 }.accessibilityIdentifier("margin")
            Color.clear.contentShape(Rectangle()).onTapGesture { radius = 14 }.accessibilityIdentifier("radius")
          }
          .frame(width: 10)
        }
    }
  }

  @Test(arguments: ["margin", "radius"]) func `The corners follow a change of the outer container`(change: String) {
    let host = settledHost(60, 60) { Nested() }
    let before = host.displayList.description
    host.tap(change)
    let told = change == "margin" ? Nested(margin: 6) : Nested(radius: 14)
    expect(host.displayList.description, equals: settledHost(60, 60) { told }.displayList.description)
    expect(host.displayList.description, differsFrom: before)
  }

  /// Rectangles, each in another container, below a margin.
  private struct Stack: View {
    let count: Int
    var margin: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          ConcentricRectangle().padding(1).containerShape(ConcentricRectangle()).frame(height: 5)
        }
      }
      .padding(.top, margin).frame(width: 60, height: 1_000, alignment: .top)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
  }

  @Test @MainActor func `The search for the rectangles in moved containers is linear`() throws {
    func examined(_ count: Int) throws -> Int {
      let host = settledHost(60, 1_000) { Stack(count: count) }
      _ = host.displayList
      let before = try #require(host.core.features[OriginObservers.self]).readsExamined
      host.content.margin = 10
      host.update()
      _ = host.displayList
      expect(host.core.checkInvariants(), equals: [])
      return try #require(host.core.features[OriginObservers.self]).readsExamined - before
    }
    let (few, many) = (try examined(20), try examined(80))
    expect(few, above: 0)
    expect(many, atMost: few * 4)
  }

  private struct Card: View {
    @State var radius: CGFloat = 20
    var body: some View {
      ConcentricRectangle().fill(Color.red).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: radius))
        .overlay {
          Color.clear.contentShape(Rectangle()).onTapGesture { radius = 14 }.accessibilityIdentifier("radius")
        }
    }
  }

  @Test @MainActor func `The corners follow a change of the container`() {
    let host = settledHost(60, 60) { Card() }
    expect(host.displayList.description, equals: picture(12, 12, 12, 12))
    expect(host.tapped("radius").displayList.description, equals: picture(6, 6, 6, 6))
  }

  @Test @MainActor func `Shapes return the styles of their corners`() {
    let size = CGSize(width: 30, height: 10)
    expect(Rectangle().corners(in: nil), equals: .fixed(0))
    expect(RoundedRectangle(cornerRadius: 8).corners(in: nil), equals: .fixed(8))
    expect(RoundedRectangle(cornerRadius: 8).corners(in: size), equals: .fixed(5))
    expect(RoundedRectangle(cornerSize: CGSize(width: 4, height: 2)).corners(in: size), equals: .fixed(2))
    expectNil(Capsule().corners(in: nil))
    expect(Capsule().corners(in: size), equals: .fixed(5))
    expect(Circle().corners(in: size), equals: .fixed(5))
    expect(ConcentricRectangle().corners(in: size), equals: .concentric)
    let corners = RoundedRectangularShapeCorners(topLeading: 1, topTrailing: 2.5, bottomLeading: 3, bottomTrailing: 4)
    expect(Edge.Corner.allCases.map { corners[$0] }, equals: [.fixed(1), .fixed(2.5), .fixed(3), .fixed(4)])
  }
}

extension RectangleCornerRadii {
  fileprivate init(all radius: CGFloat) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }
}
