@MainActor
struct AnchorTransformTests {
  /// Returns the rectangles that a reader around a top-leading-aligned view of 200 × 200 resolves.
  private func resolved(@ViewBuilder _ content: () -> some View) -> [[CGRect]] {
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      ZStack(alignment: .topLeading) { content() }.onCanvas(200, 200).resolving(CGRect.self, into: log)
    }
    return log.entries
  }

  @Test(.claim("ANCHOR-14")) @MainActor func `A mirrored view keeps a positive size`() {
    let mirrored = resolved { box(60, 40).at(10, 0).publishing(.bounds).scaleEffect(x: -1, y: 1, anchor: .leading) }
    expect(mirrored, equals: [[CGRect(x: -70, y: 0, width: 70, height: 40)]])
  }

  @Test(.claim("ANCHOR-09")) @MainActor func `A rectangle read across a rotation is the bounding box`() throws {
    let log = Log<CGRect>()
    _ = ViewHost.settled {
      Probe(log: log) { $0.frame(in: .global) }.frame(width: 100, height: 50).rotationEffect(.degrees(45))
    }
    let frame = try #require(log.entries.first)
    expect(log.entries.count, equals: 1)
    expect(
      frame.isClose(to: CGRect(x: 46.966_991_411, y: 46.966_991_411, width: 106.066_017_178, height: 106.066_017_178)))
  }

  @Test(.claim("ANCHOR-15")) @MainActor func `A rotation turns the points inside it`() throws {
    let log = Log<[CGPoint]>()
    _ = ViewHost.settled {
      ZStack(alignment: .topLeading) {
        box(100, 50).publishing(.topLeading).rotationEffect(.degrees(90)).publishing(further: .topTrailing)
      }
      .onCanvas(200, 200)
      .resolving(CGPoint.self, into: log)
    }
    let points = try #require(log.entries.first)
    expect(points.count, equals: 2)
    expect(hypot(points[0].x - 75, points[0].y + 25), below: 1e-9)
    expect(points[1], equals: CGPoint(x: 100, y: 0))
  }

  @Test(.claim("ANCHOR-10"), arguments: [0.0, 10, 45, 90, 133.7, 180])
  @MainActor func `Anchors inside one rotated container are exact`(degrees: Double) {
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      ZStack(alignment: .topLeading) { box(100, 50).publishing(.bounds).at(3, 4) }
        .onCanvas(150, 150)
        .resolving(CGRect.self, into: log)
        .rotationEffect(.degrees(degrees))
        .scaleEffect(0.7)
    }
    // SwiftUI rotates the bounding box back and takes the bounding box of the result; unrotated rectangles stay exact.
    let exact = [[CGRect(x: 3, y: 4, width: 100, height: 50)]]
    expect(log.entries == exact, here: true, inSwiftUI: degrees.truncatingRemainder(dividingBy: 90) == 0)
  }

  @Test(.claim("ANCHOR-16")) @MainActor func `A rotation and its inverse leave an anchor in place`() throws {
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      box(100, 50).publishing(.bounds)
        .rotationEffect(.degrees(33)).rotationEffect(.degrees(-33))
        .resolving(CGRect.self, into: log)
    }
    let frame = try #require(log.entries.first?.first)
    expect(frame.isClose(to: CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test(.claim("ANCHOR-17")) @MainActor func `An anchor inside a scale of zero resolves to finite numbers`() {
    let collapsed = resolved { box(60, 40).publishing(.bounds).scaleEffect(0) }
    expect(collapsed, equals: [[CGRect(x: 30, y: 20, width: 0, height: 0)]])
    let log = Log<[CGRect]>()
    _ = ViewHost.settled {
      ZStack {
        box(60, 40).publishing(.bounds)
        Color.clear
      }
      .overlayPreferenceValue(ListKey<Anchor<CGRect>>.self) { anchors in
        Probe(log: log) { proxy in anchors.map { proxy[$0] } + [proxy.frame(in: .global)] }.scaleEffect(0)
      }
    }
    let rects = log.entries.joined()
    expect(rects.count, equals: 2)
    expect(rects.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite })
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-8 }
  }
}

extension View {
  /// Publishes another point after the points that are published below.
  fileprivate func publishing(further source: Anchor<CGPoint>.Source) -> some View {
    transformAnchorPreference(key: ListKey<Anchor<CGPoint>>.self, value: source) { $0.append($1) }
  }
}
