import Foundation
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryViews

/// View-aligned scrolling among rows that set their lengths when they appear, in 150 by 150 points.
@MainActor @Suite struct LearnedTargetTests {
  /// A row that is 20 points long until it appears.
  private struct Row: View {
    let number: Int
    let axis: Axis
    let length: CGFloat
    @State private var current: CGFloat = 20

    var body: some View {
      Color.red.frame(width: axis == .vertical ? 40 : current, height: axis == .vertical ? current : 40)
        .accessibilityIdentifier("r\(number)")
        .onAppear { current = length }
    }
  }

  /// Two hundred targets in a lazy stack.
  private struct Rows: View {
    let axis: Axis
    let length: (Int) -> CGFloat

    var body: some View {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVStack(spacing: 4) { rows }.scrollTargetLayout()
        } else {
          LazyHStack(spacing: 4) { rows }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }

    private var rows: some View {
      ForEach(0..<200, id: \.self) { Row(number: $0, axis: axis, length: length($0)) }
    }
  }

  /// Lengths above the one of new rows, on both sides of it, and a few long rows among short ones.
  nonisolated enum Lengths: CaseIterable {
    case longer, mixed, fewLong

    func length(_ number: Int) -> CGFloat {
      switch self {
      case .longer: 30 + CGFloat((number * 7) % 5) * 9
      case .mixed: 4 + CGFloat((number * 37) % 53)
      case .fewLong: number % 7 == 0 ? 90 : 12
      }
    }
  }

  @Test(arguments: Axis.allCases, Lengths.allCases)
  func `A step back from the end stops at a target among rows that learn their lengths there`(
    axis: Axis, lengths: Lengths
  ) throws {
    for step in [CGFloat(-300), -500, -700, -1_500] {
      let host = settledHost(150, 150) { Rows(axis: axis, length: lengths.length) }
      for distance in [1e7, step] {
        let delta = axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
        host.scroll(at: CGPoint(x: 75, y: 75), by: delta)
        host.advance(by: 2)
        host.advance(by: 2)
      }
      let starts = (0..<200).compactMap { number in
        host.frame(of: "r\(number)").map { axis == .vertical ? $0.minY : $0.minX }
      }
      let nearest = try #require(starts.min { abs($0) < abs($1) })
      #expect(abs(nearest) < 1e-4, "\(step) points")
      host.expectSound()
    }
  }
}
