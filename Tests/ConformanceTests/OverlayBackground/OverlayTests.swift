import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct OverlayTests {
  @Test(
    .claim(
      "OVER-01", "An overlay or background receives the size of its view as the proposal, and does not change it.",
      .documented,
      "Apple's documentation of overlay(alignment:content:) and background(alignment:content:)"))
  func `A decoration is proposed its view's size`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Block("a", 40, 30)
          .overlay { Block("over") }
          .background { Block("wide", 90, 90) }
          .accessibilityIdentifier("decorated")
        Block("b", 20, 20)
      }
    }
    #expect(host.box("over") == "20 35 40 30")
    #expect(host.box("wide") == "-5 5 90 90")
    #expect(host.box("decorated") == "20 35 40 30")
    #expect(host.box("b") == "60 40 20 20")
  }

  @Test(
    .claim(
      "OVER-02", "A guide of a decoration is aligned with the same guide of its view.", .observed,
      "observed in OpenSwiftUI: 60 by 40 at the bottom-trailing corner of 20 by 20 at (90, 90)"))
  func `The guides of a decoration and its view meet`() {
    let corner = settledHost(200, 200) {
      Block("a", 20, 20).overlay(alignment: .bottomTrailing) { Block("over", 60, 40) }
    }
    #expect(corner.box("over") == "50 70 60 40")
    let badge = settledHost(230, 230) {
      Block("square", 200, 200)
        .overlay(alignment: .topTrailing) {
          Block("circle", 60, 60).alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
        }
        .accessibilityIdentifier("decorated")
    }
    #expect(badge.box("decorated") == "15 15 200 200")
    #expect(badge.box("circle") == "185 -15 60 60")
  }

  @Test(
    .claim(
      "OVER-03",
      "Decorations are drawn from the inside out: each outer background is farther back, and each outer overlay "
        + "farther in front.",
      .reproduced, "an article on overlay and background"))
  func `Later decorations are farther out`() {
    let host = settledHost(50, 50) {
      Ink.red.color
        .overlay { Ink.green.color }
        .background { Ink.blue.color }
        .overlay { Ink.white.color }
        .background { Ink.black.color }
    }
    #expect(host.inks == "black blue red green white")
  }

  @Test(
    .claim(
      "OVER-04", "Several views in one decoration are centered on each other and aligned as a unit.", .observed,
      "observed in OpenSwiftUI; Apple's documentation of overlay(alignment:content:) calls it an implicit ZStack"))
  func `Views of one decoration form a ZStack`() {
    let host = settledHost(100, 100) {
      Block("a").overlay(alignment: .topLeading) {
        Block("x", 40, 40)
        Block("y", 20, 20)
      }
    }
    #expect(host.box("x") == "0 0 40 40")
    #expect(host.box("y") == "10 10 20 20")
  }

  @Test(
    .claim(
      "OVER-05", "A geometry reader in a background reads the size of the decorated view.", .reproduced,
      "swiftui-lab on GeometryReader; articles on overlay and background"))
  func `A reader in the background measures its view`() {
    let host = settledHost(100, 100) {
      Block("a", 40, 30).background {
        GeometryReader { proxy in Block("measured", proxy.size.width / 2, proxy.size.height / 2) }
      }
    }
    #expect(host.box("measured") == "30 35 20 15")
  }

  @Test(
    .claim(
      "OVER-06", "A border is drawn inside the edge of its view, in front of it, and takes no space.", .documented,
      "Apple's documentation of border(_:width:)"))
  func `A border takes no space`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Ink.red.color.frame(width: 40, height: 30).border(Ink.blue.color, width: 4).accessibilityIdentifier("a")
        Block("b", 20, 20)
      }
    }
    #expect(host.box("a") == "20 35 40 30")
    #expect(host.columns("b") == "60…80")
    #expect(host.inks.hasPrefix("red blue"))
    for border in host.painted where border.ink == "blue" {
      #expect(CGRect(x: 20, y: 35, width: 40, height: 30).contains(border.box))
    }
  }

  @Test(
    .claim(
      "OVER-07", "A hidden view keeps its space and preferences, is not drawn, and receives no taps.", .documented,
      "Apple's documentation of hidden(); observed in OpenSwiftUI for preferences"))
  func `Hidden views keep their space`() {
    let journal = Journal()
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Ink.red.color.frame(width: 40, height: 30).preference(key: ListKey<String>.self, value: ["hidden"])
          .onTapGesture { journal.note("tap") }
          .hidden()
        Ink.blue.color.frame(width: 20, height: 20).accessibilityIdentifier("b")
      }
    }
    #expect(host.columns("b") == "60…80")
    #expect(host.inks == "blue")
    #expect(host.preference(ListKey<String>.self) == ["hidden"])
    host.tap(at: CGPoint(x: 40, y: 50))
    #expect(journal.take() == "")
  }

  @Test(
    .claim(
      "OVER-08", "A view of opacity 0 keeps its space and preferences.", .documented,
      "Apple's documentation of opacity(_:)"))
  func `Invisible views keep their space`() {
    let host = settledHost(100, 100) {
      HStack(spacing: 0) {
        Block("a", 40, 30).preference(key: ListKey<String>.self, value: ["invisible"]).opacity(0)
        Block("b", 20, 20)
      }
    }
    #expect(host.columns("a", "b") == "20…60 60…80")
    #expect(host.preference(ListKey<String>.self) == ["invisible"])
  }
}
