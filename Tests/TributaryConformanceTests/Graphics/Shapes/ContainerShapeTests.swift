@MainActor struct ContainerShapeTests {
  /// A picture of a shape inset by 8 points in 60, drawn in each of the ways in which a shape is used.
  private enum Use: CaseIterable {
    case fill, stroke, border, clip, ground, front, hidden
    @ViewBuilder func view(_ shape: some InsettableShape) -> some View {
      switch self {
      case .fill: shape.fill(Color.red)
      case .stroke: shape.stroke(Color.red, lineWidth: 2)
      case .border: shape.strokeBorder(Color.red, lineWidth: 2)
      case .clip: Color.red.clipShape(shape)
      case .ground: Color.clear.background(Color.red, in: shape)
      case .front: shape.inset(by: 2).fill(Color.red)
      case .hidden: AnyShape(shape).fill(Color.red)
      }
    }
  }

  private func picture<V: View>(@ViewBuilder _ content: () -> V) -> String {
    settledHost(60, 60, content: content).displayList.description
  }

  @Test(.claim("SHAPE-33"), arguments: Use.allCases)
  @MainActor private func `A container-relative shape is the inset container shape`(use: Use) {
    let relative = picture {
      use.view(ContainerRelativeShape()).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    expect(relative, equals: picture { use.view(RoundedRectangle(cornerRadius: 12)).padding(8) })
    // Corners with a radius used up by the inset are square, and so is a shape without a container.
    let deep = picture {
      use.view(ContainerRelativeShape()).padding(24).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    expect(deep, equals: picture { use.view(RoundedRectangle(cornerRadius: 0)).padding(24) })
    expect(
      picture { use.view(ContainerRelativeShape()).padding(8) }, equals: picture { use.view(Rectangle()).padding(8) })
    // The nearest container shape takes precedence.
    let nearest = picture {
      use.view(.containerRelative).padding(8).containerShape(.rect(cornerRadius: 10)).containerShape(Circle())
    }
    expect(nearest, equals: picture { use.view(.rect(cornerRadius: 2)).padding(8) })
  }

  @Test(.claim("SHAPE-34")) @MainActor func `The nearest of the four edges determines the inset`() {
    let relative = picture {
      ContainerRelativeShape().fill(Color.red).frame(width: 20, height: 20).padding([.leading, .top], 4)
        .frame(width: 60, height: 60, alignment: .topLeading).containerShape(RoundedRectangle(cornerRadius: 10))
    }
    let told = picture {
      RoundedRectangle(cornerRadius: 6).fill(Color.red).frame(width: 20, height: 20).padding([.leading, .top], 4)
        .frame(width: 60, height: 60, alignment: .topLeading)
    }
    expect(relative, equals: told)
    // A shape outside the container has the container's corner radius.
    let outside = picture {
      ContainerRelativeShape().fill(Color.red).padding(-5).containerShape(RoundedRectangle(cornerRadius: 10))
    }
    expect(outside, equals: picture { RoundedRectangle(cornerRadius: 10).fill(Color.red).padding(-5) })
  }

  private struct Card: View {
    @State var radius: CGFloat = 20
    @State var margin: CGFloat = 8
    @State var x: CGFloat = 0
    @State var width: CGFloat = 60
    @State var isRound = true
    var body: some View {
      ZStack {
        ContainerRelativeShape().fill(Color.red).frame(width: 20, height: 20).padding(margin).offset(x: x)
          .accessibilityIdentifier("inner")
      }
      .frame(width: width, height: 60, alignment: .topLeading)
      .containerShape(RoundedRectangle(cornerRadius: isRound ? radius : 0))
      .overlay {
        HStack(spacing: 0) {
          Color.clear.contentShape(Rectangle()).onTapGesture { radius = 14 }.accessibilityIdentifier("radius")
          Color.clear.contentShape(Rectangle()).onTapGesture { margin = 3 }.accessibilityIdentifier("margin")
          Color.clear.contentShape(Rectangle()).onTapGesture { x = -6 }.accessibilityIdentifier("x")
          Color.clear.contentShape(Rectangle()).onTapGesture { width = 31 }.accessibilityIdentifier("width")
          Color.clear.contentShape(Rectangle()).onTapGesture { isRound = false }.accessibilityIdentifier("round")
        }
      }
    }
  }

  @Test(.claim("SHAPE-35"), arguments: ["radius", "margin", "x", "width", "round"])
  @MainActor func `The shape follows its container`(change: String) {
    let card =
      switch change {
      case "radius": Card(radius: 14)
      case "margin": Card(margin: 3)
      case "x": Card(x: -6)
      case "width": Card(width: 31)
      default: Card(isRound: false)
      }
    let host = settledHost(60, 60) { Card() }
    let before = host.displayList.description
    host.tap(change)
    expect(host.displayList.description, equals: settledHost(60, 60) { card }.displayList.description)
    expect(host.displayList.description, differsFrom: before)
    // A shape that follows the picture requires no further pass.
    expect(host.update().passes, atMost: 1)
  }

  @Test @MainActor func `A container-relative shape is hit where it is drawn and measured like other shapes`() {
    let host = settledHost(60, 60) {
      ContainerRelativeShape().fill(Color.red).accessibilityIdentifier("shape").containerShape(Circle())
    }
    expect(host.frame(of: "shape"), equals: CGRect(x: 0, y: 0, width: 60, height: 60))
    expect(
      ContainerRelativeShape().sizeThatFits(ProposedViewSize(width: 7, height: nil)),
      equals: CGSize(width: 7, height: 10))
    // Outside a view, there is no container.
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    expect(ContainerRelativeShape().path(in: rect), equals: Path(rect))
  }
}
