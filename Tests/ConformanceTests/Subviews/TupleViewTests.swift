import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Two views side by side, in the manner of controls that take their views individually.
private struct Beside<First: View, Second: View>: View {
  let first: First
  let second: Second

  init(@ViewBuilder content: () -> TupleView<(First, Second)>) {
    (first, second) = content().value
  }

  var body: some View {
    HStack(spacing: 5) {
      second
      first
    }
  }
}

/// Any number of views, separated by reflection.
private struct Pages: View {
  let pages: [AnyView]

  init<Views>(@ViewBuilder content: () -> TupleView<Views>) {
    pages = Mirror(reflecting: content().value).children.compactMap { AnyView(_fromValue: $0.value) }
  }

  init<Page: View>(@ViewBuilder content: () -> Page) { pages = [AnyView(content())] }

  var body: some View { VStack(spacing: 0) { ForEach(pages.indices, id: \.self) { pages[$0] } } }
}

/// Three views whose number is part of the type.
private struct Three<Content: View>: View {
  let content: Content

  init<A: View, B: View, C: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(A, B, C)> {
    self.content = content()
  }

  var body: some View { VStack(spacing: 0) { content } }
}

@MainActor @Suite struct TupleViewTests {
  @Test(
    .claim(
      "TUPLE-01",
      "A closure that returns a TupleView provides its views individually, and each keeps its state where it is "
        + "displayed.",
      .documented, "Apple's documentation of TupleView and of ViewBuilder.buildBlock(_:)"))
  func `A TupleView provides its views individually`() {
    struct Root: View {
      @State private var isWide = false
      var body: some View {
        Beside {
          TapCounter("a")
          if isWide { Block("b", 40, 10) } else { Block("b", 20, 10) }
        }
        .onLongPressGesture { isWide = true }
      }
    }
    let host = settledHost(100, 100) { Root() }
    expect(host.box("b"), equals: "32.5 45 20 10")
    expect(host.box("a"), equals: "57.5 45 10 10")
    host.tap("a")
    host.update()
    expect(host.box("a"), equals: "57 45 11 10")
  }

  @Test(
    .claim(
      "TUPLE-02", "The type of a closure parameter determines whether the closure returns one view or several.",
      .documented, "Apple's documentation of ViewBuilder"))
  func `A closure is resolved by the number of its views`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        Pages { Block("one", 10, 10) }
        Pages {
          Block("p1", 10, 10)
          Block("p2", 10, 10)
          Block("p3", 10, 10)
          Block("p4", 10, 10)
          Block("p5", 10, 10)
          Block("p6", 10, 10)
        }
        Three {
          Block("a", 10, 5)
          Block("b", 10, 5)
          Block("c", 10, 5)
        }
      }
    }
    expect(host.rows("one", "p1", "p6", "a", "c"), equals: "7.5…17.5 17.5…27.5 67.5…77.5 77.5…82.5 87.5…92.5")
  }

  @Test(
    .claim(
      "TUPLE-03",
      "A TupleView is a list of its views wherever it is displayed, and its equal views are not evaluated again.",
      .derived, "Apple's documentation of TupleView and Group(subviews:)"))
  func `A TupleView is a list of views`() {
    struct Root: View {
      let journal: Journal
      @State private var width: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          TupleView((Noted("a", journal), Block("b", width, 10), "no view"))
          TupleView(Block("c", 10, 10))
          Group(subviews: TupleView((Block("d", 10, 10), EmptyView(), Block("e", 10, 10)))) { subviews in
            Block("\(subviews.count)", 10, 10)
          }
          ViewBuilder.buildBlock(Block("f", 10, 10), Block("g", 10, 10))
        }
        .onTapGesture { width = 30 }
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Root(journal: journal) }
    expect(host.rows("b", "c", "2", "f", "g"), equals: "30…40 40…50 50…60 60…70 70…80")
    expect(journal.take(), equals: "a")
    host.tap("b")
    host.update()
    expect(host.box("b"), equals: "35 30 30 10")
    expect(journal.take(), equals: "")
  }

  @Test(
    .claim(
      "TUPLE-04", "AnyView(_fromValue:) creates a view from a value that is a view, and returns nil for other values.",
      .observed,
      "public sources that decompose a TupleView by reflection"))
  func `AnyView can be created from any value that is a view`() {
    let view: Any = Block("a", 20, 10)
    expectNil(AnyView(_fromValue: 3))
    let host = settledHost(100, 100) { AnyView(_fromValue: view) }
    expect(host.box("a"), equals: "40 45 20 10")
  }
}
