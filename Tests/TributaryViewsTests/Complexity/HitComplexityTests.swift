import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor
@Suite struct HitComplexityTests {
  @Test(arguments: [20, 40])
  func `A hit in a displayed grid evaluates only the shape under the point`(length: Int) {
    let paths = PathCounter()
    let host = ViewHost(size: CGSize(width: 10 * length, height: 10 * length)) {
      CountedGrid(length: length, paths: paths)
    }
    host.update()
    _ = host.displayList
    // The first hit evaluates every shape to find its bounds. A corner belongs to no circle.
    expect(host.tapped(at: CGPoint(x: 0.5, y: 0.5), paths), equals: [])
    expect(paths.count, atLeast: length * length)
    for point in 1..<10 {
      expect(host.tapped(at: CGPoint(x: 10 * point + 5, y: 95), paths), equals: ["\(point) 9"])
      expect(paths.count, equals: 1)
    }
    expect(host.tapped(at: CGPoint(x: 50.5, y: 50.5), paths), equals: [])
    expect(paths.count, equals: 1)
  }

  @Test func `A shape that moves or grows is hit at its new place`() {
    let paths = PathCounter()
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { CountedGrid(length: 20, paths: paths) }
    host.update()
    _ = host.displayList
    expect(host.tapped(at: CGPoint(x: 105, y: 105), paths), equals: ["10 10"])
    expect(host.tapped(at: CGPoint(x: 345, y: 300), paths), equals: [])
    paths.shift?.wrappedValue = 240
    host.update()
    for _ in 0..<2 {
      expect(host.tapped(at: CGPoint(x: 345, y: 105), paths), equals: ["10 10"])
      expect(host.tapped(at: CGPoint(x: 105, y: 105), paths), equals: [])
      _ = host.displayList
    }
  }
}

extension ViewHost {
  /// Taps, and returns the views that received the tap. The counter then has the paths that were evaluated meanwhile.
  fileprivate func tapped(at point: CGPoint, _ paths: PathCounter) -> [String] {
    (paths.count, paths.taps) = (0, [])
    tap(at: point)
    return paths.taps
  }
}

/// A counter of evaluated paths, and a log of taps.
private final class PathCounter: @unchecked Sendable {
  var count = 0
  var taps: [String] = []
  var shift: Binding<CGFloat>?
}

private struct CountedCircle: Shape {
  let paths: PathCounter

  func path(in rect: CGRect) -> Path {
    paths.count += 1
    return Path(ellipseIn: rect)
  }
}

/// A square grid of circles, of which one can move.
private struct CountedGrid: View {
  let length: Int
  let paths: PathCounter
  @State private var shift: CGFloat = 0

  var body: some View {
    let _ = paths.shift = $shift
    VStack(spacing: 0) {
      ForEach(0..<length, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<length, id: \.self) { column in
            CountedCircle(paths: paths).frame(width: 10, height: 10)
              .onTapGesture { paths.taps.append("\(column) \(row)") }
              .offset(x: column == 10 && row == 10 ? shift : 0)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
