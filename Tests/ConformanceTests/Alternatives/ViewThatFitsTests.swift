import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct ViewThatFitsTests {
  @Test(
    .claim(
      "FIT-01", "ViewThatFits selects the first view whose ideal size fits the proposal.", .documented,
      "Apple's documentation of ViewThatFits"),
    arguments: [(100.0, "wide"), (80, "wide"), (79, "medium"), (40, "medium")])
  func `The first view that fits is selected`(width: CGFloat, name: String) {
    let host = settledHost(width, 20) { Candidates() }
    #expect(host.identifiers == [name])
  }

  @Test(
    .claim(
      "FIT-02", "ViewThatFits selects the last view if no view fits.", .documented,
      "Apple's documentation of ViewThatFits"))
  func `The last view overflows when no view fits`() {
    let host = settledHost(10, 20) { Candidates() }
    #expect(host.box("narrow") == "-5 0 20 20")
    #expect(host.frame(of: "wide") == nil)
  }

  @Test(
    .claim(
      "FIT-03", "ViewThatFits compares lengths on the given axes only.", .documented,
      "Apple's documentation of ViewThatFits"))
  func `A view that is too high can be selected when only the width counts`() {
    let host = settledHost(100, 10) {
      ViewThatFits(in: .horizontal) {
        Block("high", 50, 40)
        Block("low", 50, 5)
      }
    }
    #expect(host.box("high") == "25 -15 50 40")
    let vertical = settledHost(100, 10) {
      ViewThatFits(in: .vertical) {
        Block("high", 50, 40)
        Block("low", 500, 5)
      }
    }
    #expect(vertical.identifiers == ["low"])
  }

  @Test(
    .claim(
      "FIT-04",
      "The selection depends on ideal sizes, and a selected flexible view fills the proposal.",
      .documented, "Apple's documentation of ViewThatFits"))
  func `A selected flexible view fills the proposal`() {
    let host = settledHost(100, 50) {
      ViewThatFits {
        Block("colour")
        Block("never", 1, 1)
      }
    }
    #expect(host.box("colour") == "0 0 100 50")
  }

  @Test(
    .claim(
      "FIT-05", "A text that would wrap does not fit.", .derived,
      "follows from the ideal size of text being one line"))
  func `A shorter text is selected when the longer one would wrap`() {
    let host = settledHost(100, 100) {
      ViewThatFits(in: .horizontal) {
        Text("as long as it gets").accessibilityIdentifier("long")
        Text("short").accessibilityIdentifier("short")
      }
    }
    #expect(host.box("short") == "30 40 40 20")
    #expect(host.frame(of: "long") == nil)
  }

  @Test(
    .claim(
      "FIT-06", "Every view fits an unspecified proposal.", .derived,
      "no view can be larger than an unspecified proposal"))
  func `The first view is selected without a proposal`() {
    let host = settledHost(10, 10) { Candidates().fixedSize() }
    #expect(host.identifiers == ["wide"])
  }

  @Test(
    .claim(
      "FIT-07", "A view is measured with the proposed length on the axes that are not compared.", .decided,
      "Apple's documentation mentions ideal sizes on the constrained axes only"))
  func `A height follows from the proposed width`() {
    // With a width of 40, the picture is 160 high; its ideal size is 10 by 10.
    let host = settledHost(40, 100) {
      ViewThatFits(in: .vertical) {
        Block("picture").aspectRatio(0.25, contentMode: .fit)
        Block("block", 5, 5)
      }
    }
    #expect(host.identifiers == ["block"])
  }

  @Test(
    .claim(
      "FIT-08", "The selection follows changes of the proposal and of the sizes of the views.", .derived,
      "follows from FIT-01"))
  func `The selection changes with the proposal and with the sizes of the views`() {
    let model = WidthModel()
    let host = settledHost(100, 20) { ChangingCandidates(model: model) }
    #expect(host.identifiers == ["first"])
    host.size = CGSize(width: 50, height: 20)
    host.update()
    #expect(host.identifiers == ["second"])
    model.first = 40
    host.update()
    #expect(host.box("first") == "5 0 40 20")
    model.first = 90
    host.update()
    #expect(host.box("second") == "10 0 30 20")
    #expect(host.core.checkInvariants() == [])
  }

  @Test(
    .claim(
      "FIT-09", "A stack measures the minimum and maximum of a ViewThatFits: those of its narrowest and widest views.",
      .derived, "follows from FIT-01 and the algorithm of stacks"))
  func `A selecting view beside a rigid view receives the remaining length`() {
    let host = settledHost(100, 20) {
      HStack(spacing: 0) {
        Block("fixed", 50, 20)
        Candidates()
      }
    }
    #expect(host.columns("fixed", "medium") == "5…55 55…95")
  }

  @Test(
    .claim(
      "FIT-10", "The guides of the selected view are the guides of the ViewThatFits.", .decided,
      "the rule of other single-child containers"))
  func `The selected view is aligned by its guide`() {
    let host = settledHost(100, 20) {
      VStack(alignment: .leading, spacing: 0) {
        Block("a", 50, 5)
        ViewThatFits {
          Block("b", 200, 5)
          Block("c", 10, 5).alignmentGuide(.leading) { _ in -20 }
        }
      }
    }
    #expect(host.columns("a", "c") == "25…75 45…55")
  }

  @Test(
    .claim(
      "FIT-17", "The gaps of a ViewThatFits are the union of those of its views, regardless of the selected one.",
      .decided, "SwiftUI's interface requests the spacing of a view without a proposal, so the selection is unknown"))
  func `The gaps do not depend on the selected view`() {
    let host = settledHost(100, 100) {
      VStack {
        ViewThatFits(in: .vertical) {
          Block("a", 20, 20)
          Text("b")
        }
        Text("c").accessibilityIdentifier("c")
      }
    }
    #expect(host.rows("a", "c") == "29…49 51…71")
  }

  @Test func `A ViewThatFits without candidates is empty`() {
    let host = settledHost(100, 20) {
      VStack {
        Block("a", 10, 5)
        ViewThatFits {}
        Block("b", 10, 5)
      }
    }
    #expect(host.rows("a", "b") == "5…10 10…15")
    #expect(host.core.checkInvariants() == [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0])
  func `Invalid sizes still select a candidate`(length: CGFloat) {
    let host = settledHost(100, 20) {
      ViewThatFits {
        Block("a", length, length)
        Block("b", 10, 10)
      }
      .frame(minWidth: length, maxHeight: length)
    }
    #expect(host.identifiers.count == 1)
    #expect(host.core.checkInvariants() == [])
  }
}

/// Views with widths of 80, 40, and 20 points.
struct Candidates: View {
  var body: some View {
    ViewThatFits {
      Block("wide", 80, 20)
      Block("medium", 40, 20)
      Block("narrow", 20, 20)
    }
  }
}

private struct ChangingCandidates: View {
  let model: WidthModel

  var body: some View {
    ViewThatFits {
      Block("first", model.first, 20)
      Block("second", 30, 20)
    }
  }
}
