import Foundation
import Testing
import TributaryAnimation
import TributaryControls
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

/// Changes of the date of a host's clock after the first frame.
@MainActor
struct StartDateTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private struct Dates: View {
    var body: some View {
      VStack {
        Text(start, style: .timer)
        Text(timerInterval: start...start.addingTimeInterval(60), countsDown: true)
        TimelineView(.periodic(from: start, by: 10)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
        }
        TimelineView(.explicit([start, start.addingTimeInterval(45)])) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
        }
      }
    }
  }

  private func host(_ seconds: Double) -> ViewHost<Dates> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Dates() }
    host.startDate = Self.start.addingTimeInterval(seconds)
    host.update()
    return host
  }

  private func texts(_ host: ViewHost<Dates>) -> [String] { TextNode.shown(in: host.core).map(\.text.content) }

  @Test(arguments: [[5.0, 50], [50, 5], [100, 5], [5, 100, 20]])
  func `Texts and timelines follow the date like those of a fresh host`(dates: [Double]) throws {
    let changed = host(dates[0])
    for date in dates.dropFirst() {
      changed.startDate = Self.start.addingTimeInterval(date)
      changed.update()
    }
    let fresh = host(try #require(dates.last))
    expect(texts(changed), equals: texts(fresh))
    changed.advance(by: 31)
    fresh.advance(by: 31)
    expect(texts(changed), equals: texts(fresh))
  }

  @Test func `The same date causes no update`() {
    let host = host(5)
    host.startDate = host.startDate
    expect(host.update().counts.bodies, equals: 0)
  }
}
