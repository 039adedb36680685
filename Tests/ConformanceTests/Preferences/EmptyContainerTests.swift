import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryViews

@MainActor
struct EmptyContainerTests {
  @Test(
    .claim(
      "PREF-08",
      "A conditional without a value beside a written one leaves it as it is; SwiftUI merges the default in.", .decided,
      "Decision of this project; in SwiftUI the conditional answers the default, as reports and OpenSwiftUI agree",
      differs: true))
  func `A conditional overlay without a value does not reset a key that assigns`() {
    let host = ViewHost.settled {
      Color.red.preference(key: LastNumber.self, value: 5).overlay {
        if true { Color.green }
      }
    }
    #expect(host.preference(LastNumber.self) == 5)
  }

  @Test(
    .claim(
      "PREF-42", "A static overlay without a value leaves a written value as it is.", .reproduced,
      "Reports on preferences that are reset; OpenSwiftUI"))
  func `A static overlay without a value changes nothing`() {
    let host = ViewHost.settled {
      Color.red.preference(key: LastNumber.self, value: 5).overlay { Color.green }
    }
    #expect(host.preference(LastNumber.self) == 5)
  }

  @Test(
    .claim(
      "PREF-43", "Rows without a value, empty loops and EmptyView do not take part.", .decided,
      "Decision of this project; in SwiftUI an empty dynamic container contributes the default", differs: true))
  func `Empty loops and silent rows do not take part`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        box().preference(key: SumFromHundred.self, value: 1)
        ForEach([Int](), id: \.self) { _ in box() }
        ForEach(0..<3) { row in
          if row == 1 { box().preference(key: SumFromHundred.self, value: 2) } else { box() }
        }
        EmptyView()
        if false { box() }
      }
      .onPreferenceChange(SumFromHundred.self) { _ in }
    }
    #expect(host.update().counts.reduces == 1)
    #expect(host.preference(SumFromHundred.self) == 3)
  }
}
