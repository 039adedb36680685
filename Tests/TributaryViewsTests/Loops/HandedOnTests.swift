import Foundation
import PreferenceTestSupport
import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Containers that pass stored content on while they follow the content's preferences.
@MainActor
struct HandedOnTests {
  @Test func `Stored content with a closure is evaluated once although its container writes state`() {
    let host = makeHost { Shell(content: Page(done: { FreshRun.count += 1 })) }
    let report = host.update()
    #expect(report.passes == 2)
    #expect(report.settled)
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `Stored rows with closures are not evaluated while a container follows the scroll offset`() {
    let rows = (0..<50).map { index in Row(name: "\(index)") { FreshRun.count += index } }
    let host = makeHost { FollowingOffset(rows: rows) }
    host.update()
    FreshRun.bodies = 0
    for _ in 0..<10 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 7)) }
    #expect(FreshRun.bodies == 0)
  }

  @Test func `A loop through a closure that each evaluation creates names the closure`() throws {
    let host = makeHost { Renewing() }
    let report = host.update()
    let loop = try #require(report.diagnostics.first { $0.code == .feedbackLoop }?.loop)
    #expect(loop.verdict == .churning)
    #expect(
      loop.suggestions.first
        == "Each evaluation of `Renewing.body` creates another closure for `Page.done`, so the view never equals the current "
        + "one. Create the closure once and pass it on, or capture no value in it.")
    #expect(loop.steps.contains { $0.detail == "receives a new closure in Page.done" })
  }

  @Test func `A loop through an object that each evaluation creates names the object`() throws {
    let host = makeHost { RenewingObject() }
    let report = host.update()
    let loop = try #require(report.diagnostics.first { $0.code == .feedbackLoop }?.loop)
    #expect(
      loop.suggestions.first
        == "Each evaluation of `RenewingObject.body` creates another object for `ObjectPage.model`, so the view never equals "
        + "the current one. Create the object once, for example in a `@State`, and pass it on.")
  }

  @Test func `The report of a loop with equal inputs names no input`() throws {
    let host = makeHost { Churning() }
    let loop = try #require(host.update().diagnostics.first { $0.code == .feedbackLoop }?.loop)
    #expect(!loop.suggestions.contains { $0.contains("creates another") })
  }
}

@MainActor private enum FreshRun {
  static var count = 0
  static var bodies = 0
}

private struct Shell<C: View>: View {
  let content: C
  @State private var id: UUID?

  var body: some View {
    VStack {
      content
      Color.red.opacity(id == nil ? 0 : 1)
    }
    .onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private struct Page: View {
  var done: (() -> Void)? = nil

  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

private struct Renewing: View {
  @State private var id: UUID?

  var body: some View {
    Page(done: { id = nil })
      .opacity(id == nil ? 0 : 1)
      .onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private final class Model {}

private struct ObjectPage: View {
  let model: Model

  var body: some View { Color.blue.preference(key: FirstKey<UUID>.self, value: UUID()) }
}

private struct RenewingObject: View {
  @State private var id: UUID?

  var body: some View {
    ObjectPage(model: Model())
      .opacity(id == nil ? 0 : 1)
      .onPreferenceChange(FirstKey<UUID>.self) { id = $0 }
  }
}

private struct Row: View {
  let name: String
  let action: () -> Void

  var body: some View {
    FreshRun.bodies += 1
    return Text(name).frame(height: 20).onTapGesture(perform: action)
  }
}

private struct FollowingOffset: View {
  let rows: [Row]
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(rows.indices, id: \.self) { rows[$0] } }
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: SumKey<CGFloat>.self, value: proxy.frame(in: .named("scroll")).minY)
          }
        }
    }
    .coordinateSpace(name: "scroll")
    .opacity(offset < -1_000 ? 0.5 : 1)
    .onPreferenceChange(SumKey<CGFloat>.self) { offset = $0 }
  }
}
