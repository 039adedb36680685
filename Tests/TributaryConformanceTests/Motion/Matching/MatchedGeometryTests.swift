@MainActor struct MatchedGeometryTests: StagedSuite {
  let remote = Remote()

  /// Returns a source of 40 × 30 at (50, 45), and a view of 10 × 10 that follows it.
  private func pair(
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint
  ) -> ViewHost<Spaced<some View>> {
    settledHost(100, 100) {
      Spaced { space in
        ZStack(alignment: .topLeading) {
          Block("source", 40, 30).matchedGeometryEffect(id: 1, in: space).offset(x: 20, y: 10)
          Color.red.accessibilityIdentifier("inside")
            .matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
            .frame(width: 10, height: 10)
            .accessibilityIdentifier("outside")
        }
      }
    }
  }

  @Test(.claim("MATCH-11")) @MainActor func `An invisible source is followed`() {
    let host = settledHost(100, 100) {
      Spaced { space in
        ZStack(alignment: .topLeading) {
          Block("source", 40, 30).matchedGeometryEffect(id: 1, in: space).opacity(0)
          Color.red.accessibilityIdentifier("inside")
            .matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
        }
      }
    }
    expect(host.box("inside"), equals: host.box("source"))
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("MATCH-01")) @MainActor func `A view adopts a frame`() {
    let host = pair(.frame, .center)
    expect(["source", "inside", "outside"].map(host.box), equals: ["50 45 40 30", "50 45 40 30", "30 35 10 10"])
    expect(host.displayList.rectangles.last, equals: CGRect(x: 50, y: 45, width: 40, height: 30))
    play(host, "| diagnostics =")
  }

  @Test(.claim("MATCH-02")) @MainActor func `A view can adopt only a size or a position`() {
    expect(pair(.size, .topLeading).box("inside"), equals: "30 35 40 30")
    expect(pair(.size, .center).box("inside"), equals: "15 25 40 30")
    expect(pair(.position, .center).box("inside"), equals: "65 55 10 10")
    expect(pair(.position, .bottomTrailing).box("inside"), equals: "80 65 10 10")
    expect(pair([], .center).box("inside"), equals: "30 35 10 10")
  }

  @Test(.claim("MATCH-03")) @MainActor func `Matched geometry does not affect layout`() {
    let host = settledHost(100, 100) {
      Spaced { space in
        HStack(spacing: 0) {
          Block("source", 40, 30).matchedGeometryEffect(id: 1, in: space)
          Block("inside", 10, 10).frame(maxWidth: 10).matchedGeometryEffect(id: 1, in: space, isSource: false)
          Block("next", 20, 20)
        }
      }
    }
    expect(host.columns("source", "next"), equals: "15…55 65…85")
    // The content is rigid, and the anchors still meet.
    expect(host.box("inside"), equals: "30 45 10 10")
  }

  @Test(.claim("MATCH-04")) @MainActor func `Readers inside a follower read the matched geometry`() {
    let seen = Seen()
    let host = stagedHost(remote, from: 40) { value in
      Spaced { space in
        ZStack {
          Block("source", value, 30).matchedGeometryEffect(id: 1, in: space)
          GeometryReader { proxy in
            seen.note(proxy.frame(in: .global))
          }
          .matchedGeometryEffect(id: 1, in: space, isSource: false)
          .frame(width: 10, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { seen.widths.append($0) })
        }
      }
    }
    expect(seen.frames.last, equals: CGRect(x: 30, y: 35, width: 40, height: 30))
    withAnimation(.linear(duration: 0.1)) { remote.value = 60 }
    host.update()
    expect(seen.frames.last, equals: CGRect(x: 20, y: 35, width: 60, height: 30))
    expect(seen.widths, equals: [10])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("MATCH-05")) @MainActor func `Of several sources in a group, the first is used`() throws {
    let host = settledHost(100, 100) {
      Spaced { space in
        VStack(spacing: 0) {
          Block("first", 40, 20).matchedGeometryEffect(id: "dot", in: space)
          Color.blue.accessibilityIdentifier("second")
            .matchedGeometryEffect(id: "dot", in: space).frame(width: 10, height: 10)
        }
      }
    }
    expect(host.box("second"), equals: "30 35 40 20")
    let warning = try #require(host.diagnostics.first)
    expect(host.diagnostics.count, equals: 1)
    expect(warning.code, equals: .duplicateGeometrySource)
    expect(warning.description.contains("dot"))
  }

  @Test(.claim("MATCH-06")) @MainActor func `A view without a source is unchanged`() {
    let host = stagedHost(remote) { value in
      Spaced { space in
        Spaced { other in
          ZStack {
            if value == 1 { Block("source", 40, 30).matchedGeometryEffect(id: 1, in: space) }
            Block("foreign", 60, 60).matchedGeometryEffect(id: 1, in: other)
            Color.red.accessibilityIdentifier("inside")
              .matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
          }
        }
      }
    }
    expect(host.box("inside"), equals: "45 45 10 10")
    go(host, to: 1)
    expect(host.box("inside"), equals: "30 35 40 30")
    go(host, to: 0)
    play(host, "| box inside = 45 45 10 10; diagnostics =")
  }

  @Test(.claim("MATCH-07")) @MainActor func `A source can be scaled and moved`() {
    let host = stagedHost(remote, from: 1) { value in
      Spaced { space in
        ZStack {
          Block("source", 20, 10).matchedGeometryEffect(id: 1, in: space).scaleEffect(value).offset(x: 5 * value)
          Color.red.accessibilityIdentifier("inside")
            .matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 10, height: 10)
        }
      }
    }
    expect(host.box("inside"), equals: "45 45 20 10")
    go(host, to: 2)
    expect(["source", "inside"].map(host.box), equals: ["40 40 40 20", "40 40 40 20"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A source inside its own follower is not followed, and chains converge`() {
    let host = settledHost(100, 100) {
      Spaced { space in
        ZStack {
          Block("a", 20, 10).matchedGeometryEffect(id: 1, in: space).offset(x: 10)
          ZStack { Block("b", 30, 30).matchedGeometryEffect(id: 2, in: space) }
            .matchedGeometryEffect(id: 1, in: space, isSource: false)
          Color.red.accessibilityIdentifier("c")
            .matchedGeometryEffect(id: 2, in: space, isSource: false).frame(width: 5, height: 5)
          VStack { Block("d", 6, 6).matchedGeometryEffect(id: 3, in: space) }
            .matchedGeometryEffect(id: 3, in: space, isSource: false)
        }
      }
    }
    expect(["b", "c", "d"].map(host.box), equals: ["45 35 30 30", "45 35 30 30", "47 47 6 6"])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `An invalid anchor is reported and replaced by the center`() {
    let host = pair(.frame, UnitPoint(x: .nan, y: .infinity))
    play(host, "| box inside = 50 45 40 30; diagnostics = invalidDimension")
  }
}

struct Spaced<Content: View>: View {
  @Namespace private var space
  let content: (Namespace.ID) -> Content
  init(@ViewBuilder content: @escaping (Namespace.ID) -> Content) { self.content = content }
  var body: some View { content(space) }
}

@MainActor
private final class Seen {
  var frames: [CGRect] = []
  var widths: [CGFloat] = []

  func note(_ frame: CGRect) -> EmptyView {
    frames.append(frame)
    return EmptyView()
  }
}
