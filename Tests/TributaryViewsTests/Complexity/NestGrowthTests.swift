import Foundation
import RandomTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// Nests of frames and of aspect ratios in rows and columns: the number of measurements is linear in the depth.
///
/// A frame with bounds has its smallest and largest length without a measurement of its content. A wrapped or truncated
/// text has one answer for a range of widths and heights.
@Suite @MainActor struct NestGrowthTests {
  struct Nest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The largest number of measurements for each level.
    let most: Int
    /// The length of the window along both axes, in points.
    let size: CGFloat
    let wrap: @Sendable @MainActor (AnyView) -> AnyView

    init<V: View>(
      _ name: String, most: Int, in size: CGFloat = 300,
      @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
    ) {
      testDescription = name
      self.most = most
      self.size = size
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  nonisolated static let nests = frames + ratios + squeezed

  nonisolated static let frames = [
    Nest("frames with bounds in rows", most: 5) { view in
      HStack {
        view.frame(minWidth: 10, maxWidth: 200)
        Text("abc def")
      }
    },
    Nest("frames with bounds in rows and columns", most: 26) { view in
      VStack {
        HStack {
          view.frame(minWidth: 10, maxWidth: 200)
          Text("abc def")
        }
        Text("a b")
      }
    },
    Nest("frames with bounds along both axes", most: 16) { view in
      VStack {
        HStack {
          view.frame(minWidth: 10, maxWidth: 200, minHeight: 10, maxHeight: .infinity)
          Text("abc def")
        }
        Text("a b")
      }
    },
    Nest("frames without a largest width", most: 27, in: 3_000) { view in
      VStack {
        HStack {
          view.frame(maxWidth: .infinity)
          Text("abc def")
        }
        Text("a b")
      }
    },
  ]

  nonisolated static let ratios = [
    Nest("ratios of the content beside texts", most: 20) { view in
      HStack {
        view.aspectRatio(nil, contentMode: .fit)
        Text("abc def ghi jkl")
      }
    },
    Nest("ratios of the content in rows and columns", most: 65) { view in
      VStack {
        HStack {
          view.aspectRatio(nil, contentMode: .fit)
          Text("abc def ghi jkl")
        }
        Text("a b")
      }
    },
    Nest("filling ratios of the content", most: 95) { view in
      VStack {
        HStack {
          view.aspectRatio(nil, contentMode: .fill)
          Text("abc def ghi jkl")
        }
        Text("a b")
      }
    },
    Nest("filling ratios beside texts", most: 70) { view in
      VStack {
        HStack {
          view.aspectRatio(1.1, contentMode: .fill)
          Text("abc def ghi jkl")
        }
        Text("a b")
      }
    },
    Nest("filling ratios beside colors", most: 12, in: 3_000) { view in
      VStack {
        HStack {
          view.aspectRatio(1.1, contentMode: .fill)
          Color.red
        }
        Text("b")
      }
    },
  ]

  /// Columns that are too high for the window, with spacers that have their minimum length.
  nonisolated static let squeezed = [
    Nest("ratios of ratios above spacers with a ratio", most: 45, in: 100) { view in
      VStack {
        view.aspectRatio(1, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20)
        Spacer().aspectRatio(1, contentMode: .fit)
      }
    },
    Nest("several ratios around each view", most: 55, in: 100) { view in
      VStack {
        view.aspectRatio(1.1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit).aspectRatio(nil, contentMode: .fit)
        Color.red.frame(width: 20, height: 20).aspectRatio(1, contentMode: .fit).aspectRatio(0.5, contentMode: .fit)
        Spacer().aspectRatio(1, contentMode: .fit).aspectRatio(1, contentMode: .fit)
      }
    },
  ]

  private func measurements(_ nest: Nest, depth: Int) -> Int {
    let view = (0..<depth).reduce(AnyView(Text("hello world"))) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: nest.size, height: nest.size)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts.measurements
  }

  @Test(arguments: nests, [8, 16, 24])
  func `A nest is measured a bounded number of times per level`(nest: Nest, depth: Int) {
    let count = measurements(nest, depth: depth)
    expect(count, atMost: nest.most * depth, "\(count) measurements of \(depth) levels")
  }

  /// A new measurement of a nest asks each level several times, so a level multiplies the time of the test.
  nonisolated private static let comparedDepth = RandomSeeds.areComplete ? 5 : 4

  @Test(arguments: nests)
  func `The stored sizes of a nest equal new measurements in every window`(nest: Nest) {
    let view = (0..<Self.comparedDepth).reduce(AnyView(Text("hello world"))) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: 40, height: 40)) { view.accessibilityIdentifier("nest") }
    for size in stride(from: 40, through: 900, by: 86) as StrideThrough<CGFloat> {
      host.size = CGSize(width: size, height: 1_000 - size)
      host.update()
      expect(host.core.checkInvariants(), equals: [], "\(nest) in \(size)")
      let fresh = ViewHost(size: host.size) { view.accessibilityIdentifier("nest") }
      fresh.update()
      expect(host.displayList.description, equals: fresh.displayList.description, "\(nest) in \(size)")
    }
  }
}
