import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Progress views that follow an object without notifications.
@MainActor @Suite struct PolledViewTests {
  @Test(
    .claim(
      "CONTROL-161",
      "A progress view follows a progress object, read at each update and ten times a second until it ends.",
      .derived, "Apple's documentation of ProgressView's init(_:); Foundation has no notifications of the object here"))
  func `A progress view follows a progress object`() {
    let progress = Foundation.Progress(totalUnitCount: 4)
    let counter = BodyCount()
    let host = settledHost(200, 100) { ProgressView(progress).progressViewStyle(Percentage(counter: counter)) }
    expect(host.lines, equals: ["0"])
    progress.completedUnitCount = 1
    host.update()
    expect(host.lines, equals: ["25"])
    progress.completedUnitCount = 2
    host.advance(by: 0.2)
    expect(host.lines, equals: ["50"])
    let count = counter.value
    host.advance(by: 10)
    expect(counter.value, equals: count, "An unchanged object evaluates nothing.")
    progress.completedUnitCount = 4
    host.advance(by: 0.2)
    expect(host.lines, equals: ["100"])
    #expect(host.core.clock.deadlines.isEmpty)
  }

  @Test func `A canceled progress object is not read again, and a removed view reads nothing`() {
    let progress = Foundation.Progress(totalUnitCount: 4)
    struct Page: View {
      let progress: Foundation.Progress
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown { ProgressView(progress) }
          Trigger("hide") { isShown = false }
        }
      }
    }
    let host = settledHost(200, 100) { Page(progress: progress) }
    #expect(!host.core.clock.deadlines.isEmpty)
    host.tap("hide")
    host.advance(by: 1)
    #expect(host.core.clock.deadlines.isEmpty)
    let other = settledHost(200, 100) { Page(progress: progress) }
    progress.cancel()
    other.advance(by: 1)
    #expect(other.core.clock.deadlines.isEmpty)
  }

  @Test func `A progress view follows the object that replaces another one`() {
    struct Page: View {
      @State private var total: Int64 = 4
      let counter = BodyCount()

      var body: some View {
        let progress = Foundation.Progress(totalUnitCount: total)
        progress.completedUnitCount = 2
        return VStack {
          ProgressView(progress).progressViewStyle(Percentage(counter: counter))
          Trigger("next") { total = 8 }
        }
      }
    }
    let host = settledHost(200, 100) { Page() }
    host.play(expecting: ["": ["50"], "tap next": ["25"]]) { host.lines }
  }
}

@MainActor
private final class BodyCount {
  var value = 0
}

private struct Percentage: ProgressViewStyle {
  let counter: BodyCount

  func makeBody(configuration: Configuration) -> some View {
    counter.value += 1
    return Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
  }
}
