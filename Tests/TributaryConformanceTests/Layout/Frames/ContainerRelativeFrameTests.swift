@MainActor struct ContainerRelativeFrameTests {
  @Test(.claim("RELATIVE-01")) @MainActor func `A relative frame follows the window, not a smaller frame`() {
    play(200, 100, "| box a = 0 45 200 10") { Block("a", nil, 10).containerRelativeFrame(.horizontal).frame(width: 50) }
  }

  @Test(.claim("RELATIVE-02")) @MainActor func `Safe-area edges are excluded from the window`() {
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 15)
    let host = settledHost(200, 100, safeArea: insets) { Block("a").containerRelativeFrame([.horizontal, .vertical]) }
    expect(host.box("a"), equals: "5 20 180 70")
  }

  @Test(.claim("RELATIVE-03")) @MainActor func `A span of columns includes its gaps`() {
    play(100, 100, "| columns one, two, all = 39…61 26…74 0…100") {
      VStack(spacing: 0) {
        Block("one", nil, 10).containerRelativeFrame(.horizontal, count: 4, spacing: 4)
        Block("two", nil, 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
        Block("all", nil, 10).containerRelativeFrame(.horizontal, count: 4, span: 4, spacing: 4)
      }
    }
  }

  @Test(.claim("RELATIVE-04")) @MainActor func `A closure determines each length`() {
    play(100, 80, "| box a = 25 30 50 20") {
      Block("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }
    }
  }

  @Test(.claim("RELATIVE-05")) @MainActor func `A small view is placed at the bottom trailing corner`() {
    play(100, 80, "| box a = 80 70 20 10") {
      Block("a", 20, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
  }

  @Test(.claim("RELATIVE-06")) @MainActor func `Only the specified axis follows the container`() {
    play(100, 80, "| box frame = 40 0 20 80") {
      Block("a", 20).containerRelativeFrame(.vertical).accessibilityIdentifier("frame")
    }
  }

  @Test(.claim("RELATIVE-07")) @MainActor func `A deep relative frame follows the window size`() {
    let host = settledHost(100, 80) {
      HStack { Block("a", nil, 10).containerRelativeFrame(.horizontal) }.frame(width: 30, height: 10)
    }
    expect(host.extent("a"), equals: "100 10")
    host.size = CGSize(width: 60, height: 80)
    expect(host.updated().box("a"), equals: "0 35 60 10")
    host.safeAreaInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    play(host, "update | extent a = 40 10")
  }

  @Test(.claim("RELATIVE-08")) @MainActor func `A relative frame follows the model that its closure reads`() {
    let model = PartModel()
    let host = settledHost(100, 80) {
      Block("a", nil, 10).containerRelativeFrame(.horizontal) { length, _ in length * model.part }
    }
    expect(host.extent("a"), equals: "50 10")
    model.part = 0.25
    let report = host.update()
    expect(host.extent("a"), equals: "25 10")
    expect(report.counts.bodies, equals: 0)
  }

  @Test(.claim("RELATIVE-09"), arguments: [CGFloat.nan, .infinity, -1])
  @MainActor func `An invalid computed length is ignored`(length: CGFloat) {
    let host = settledHost(100, 80) {
      Block("a", 20, 10).containerRelativeFrame(.horizontal) { _, _ in length }.accessibilityIdentifier("frame")
    }
    expect(host.extent("frame") == (length < 0 ? "0 10" : "20 10"))
    expect(host.diagnostics.map(\.code), equals: [.invalidDimension])
  }

  @Test(.claim("RELATIVE-10")) @MainActor func `Invalid counts are clamped`() {
    let host = columnHost(100, 80, spacing: 0) {
      Block("a", nil, 10).containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: .nan)
      Block("b", nil, 10).containerRelativeFrame(.horizontal, count: .max, span: .max, spacing: 0)
      Block("c", nil, 10).containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 500)
    }
    play(host, "| extent a = 100 10; extent b = 100 10; extent c = 0 10")
    expect(host.diagnostics.count, equals: 3)
  }

  @Test(.claim("RELATIVE-11")) func `A relative frame in a scroll view without a proposal follows the window`() {
    let host = settledHost(100, 80) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Block("a", nil, 10).containerRelativeFrame(.horizontal); Block("b", 30, 10)
        }
      }
      .fixedSize()
      .accessibilityIdentifier("scroll")
    }
    play(
      host,
      "| extent a = 100 10; extent scroll = 130 10",
      "width 60 | extent a = 60 10; extent scroll = 90 10; diagnostics =")
  }

  @Test(.claim("RELATIVE-12")) @MainActor func `A relative frame that determines its own container is reported`() {
    let host = settledHost(100, 80) {
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Block("a", nil, 10).containerRelativeFrame(.horizontal); Block("b", 30, 10)
            }
          }
          Block("c", nil, 10)
        }
      }
    }
    expect(host.extent("a"), equals: "130 10")
    expect(host.updated().extent("a"), equals: "130 10")
    expect(host.diagnostics.map(\.code), equals: [.frameDependsOnItself])
  }
}

@Observable private final class PartModel { var part: CGFloat = 0.5 }
