import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
import TributaryEngine
import TributaryViews
import TributaryHost

/// Nested containers of flexible views: the number of measurements is at most quadratic in the depth.
///
/// Each level proposes a minimum, a maximum, and a final length, so a level that forgets or does not recognize an answer
/// multiplies the measurements of all levels below.
@Suite @MainActor struct NestedStackComplexityTests {
  struct Nest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let leaf: @Sendable @MainActor () -> AnyView
    let wrap: @Sendable @MainActor (AnyView) -> AnyView

    init<V: View>(
      _ name: String, around leaf: @escaping @Sendable @MainActor () -> AnyView = { AnyView(Text("hello world")) },
      @ViewBuilder _ wrap: @escaping @Sendable @MainActor (AnyView) -> V
    ) {
      testDescription = name
      self.leaf = leaf
      self.wrap = { AnyView(wrap($0)) }
    }
  }

  /// A layout that returns the size of its only subview.
  struct Passing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  nonisolated static let nests = [
    Nest("texts") { view in
      VStack {
        HStack {
          view
          Text("abc def ghi jkl")
        }
        Text("a")
      }
    },
    Nest("padded texts") { view in
      VStack {
        HStack {
          view.padding(3)
          Text("abc def ghi")
        }
        .padding(2)
        Text("a b")
      }
    },
    Nest("colors") { view in
      VStack {
        HStack {
          view
          Color.red
        }
        Text("b c d e f")
      }
    },
    Nest("aspect ratios") { view in
      VStack {
        HStack {
          view.aspectRatio(1.1, contentMode: .fit)
          Color.red
        }
        Text("b")
      }
    },
    Nest("aspect ratios of colors", around: { AnyView(Color.blue) }) { view in
      VStack {
        HStack {
          view.aspectRatio(1.1, contentMode: .fit)
          Color.red
        }
        Color.red
      }
    },
    Nest("squares", around: { AnyView(Color.blue) }) { view in
      VStack {
        HStack {
          view
          Color.red.aspectRatio(1, contentMode: .fit)
        }
        Text("title")
      }
    },
    Nest("overlays") { view in
      VStack {
        Text("abc def ghi")
        view
      }
      .overlay { Text("a b c d e f") }
    },
    Nest("priorities") { view in
      VStack {
        HStack {
          view.layoutPriority(1)
          Text("abc def ghi jkl")
        }
        Text("a")
      }
    },
    Nest("a layout of client code") { view in
      Passing {
        VStack {
          HStack {
            view
            Text("abc def ghi jkl")
          }
          Text("a")
        }
      }
    },
  ]

  private func measurements(_ nest: Nest, depth: Int, size: CGFloat) -> Int {
    let view = (0..<depth).reduce(nest.leaf()) { view, _ in nest.wrap(view) }
    let host = ViewHost(size: CGSize(width: size, height: size)) { view }
    let counts = host.update().counts
    expectEmpty(host.diagnostics)
    return counts.measurements
  }

  @Test(arguments: nests, [300, 3_000] as [CGFloat])
  func `A nest of flexible views is measured a bounded number of times per level`(nest: Nest, size: CGFloat) {
    for depth in [8, 16, 32] {
      // At most six items on each level, each with a bounded number of answers for each level above it.
      let most = 10 * depth * depth
      let count = measurements(nest, depth: depth, size: size)
      expect(count, atMost: most, "\(count) measurements of \(depth) levels")
    }
  }

  @Test func `A nest in rising windows has the sizes of a nest in a new window`() {
    for nest in Self.nests {
      let view = (0..<6).reduce(nest.leaf()) { view, _ in nest.wrap(view) }
      let host = ViewHost(size: CGSize(width: 40, height: 40)) { view.accessibilityIdentifier("nest") }
      for size in stride(from: 40, through: 900, by: 172) as StrideThrough<CGFloat> {
        host.size = CGSize(width: size, height: 1_000 - size)
        host.update()
        expectEmpty(host.core.checkInvariants(), "\(nest) in \(size)")
        let fresh = ViewHost(size: host.size) { view.accessibilityIdentifier("nest") }
        fresh.update()
        expect(host.frame(of: "nest"), equals: fresh.frame(of: "nest"), "\(nest) in \(size)")
      }
    }
  }
}
