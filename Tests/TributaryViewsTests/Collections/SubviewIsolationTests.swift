import Foundation
import Testing
import TributaryDrawing
import TributaryEngine
import TributaryHost
import TributaryViews

/// Accesses to the subviews of a view outside the main actor, which the types of collections cannot prevent.
@Suite struct SubviewIsolationTests {
  @Test func `Subviews that are resolved off the main actor stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let rows = ForEach(subviews: Color.red) { $0 }
      _ = rows.data.count
    }
  }

  @Test func `Sections that are resolved off the main actor stop the program`() async {
    await #expect(processExitsWith: .failure) {
      let rows = ForEach(sections: Color.red) { $0.content }
      _ = rows.data.count
    }
  }

  @Test func `A subview that is created off the main actor stops the program`() async {
    await #expect(processExitsWith: .failure) {
      nonisolated(unsafe) var kept: SubviewsCollection?
      await MainActor.run {
        _ = settledHost(100, 100) {
          Group(subviews: Color.red) { subviews in
            let _ = kept = subviews
            subviews
          }
        }
      }
      // The number of subviews is known, and no code of a view runs.
      guard let kept, kept.count == 1 else { return }
      _ = kept[0]
    }
  }

  @Test @MainActor func `Subviews are resolved and created on the main actor`() {
    let rows = ForEach(subviews: Color.red) { $0 }
    expect(rows.data.count, equals: 1)
    expect(rows.data.map(\.id).count, equals: 1)
  }
}
