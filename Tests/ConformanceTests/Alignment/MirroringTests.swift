import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}

/// The effects of right-to-left layout on views other than stacks.
@MainActor @Suite struct MirroringTests {
  @Test(
    .claim(
      "ALIGN-40",
      "In right-to-left layout, a positive offset moves a view to the left, and a position is measured from the "
        + "right.",
      .observed, "observed in two re-implementations of SwiftUI: offset negates its width, position is placed in layout"
    ))
  func `Offsets and positions are mirrored`() {
    let offset = rightToLeftHost { Block("a", 20, 20).offset(x: 10, y: 5) }
    #expect(offset.box("a") == "30 45 20 20")
    let position = rightToLeftHost { Block("a", 20, 20).position(x: 10, y: 30) }
    #expect(position.box("a") == "80 20 20 20")
  }

  /// An effect that moves a view.
  private struct Shift: GeometryEffect {
    var x: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  @Test(
    .claim(
      "ALIGN-46",
      "In right-to-left layout, the anchors, rotations, and transforms of effects are mirrored.", .observed,
      "Apple's documentation of UnitPoint: the origin moves to the upper right corner; observed in a re-implementation "
        + "of SwiftUI, which mirrors the value of every geometry effect"))
  func `Effects are mirrored`() {
    let scaled = rightToLeftHost { Block("a", 40, 20).scaleEffect(0.5, anchor: .topLeading) }
    #expect(scaled.box("a") == "50 40 20 10")
    let turned = rightToLeftHost { Block("a", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading) }
    #expect(turned.box("a") == "70 40 20 40")
    let mapped = rightToLeftHost { Block("a", 40, 20).transformEffect(CGAffineTransform(translationX: 10, y: 5)) }
    #expect(mapped.box("a") == "20 45 40 20")
    let shifted = rightToLeftHost { Block("a", 40, 20).modifier(Shift(x: 10)) }
    #expect(shifted.box("a") == "20 40 40 20")
    shifted.environment.layoutDirection = .leftToRight
    scaled.environment.layoutDirection = .leftToRight
    shifted.update()
    scaled.update()
    #expect(shifted.box("a") == "40 40 40 20")
    #expect(scaled.box("a") == "30 40 20 10")
    #expect(shifted.core.checkInvariants() == [] && scaled.core.checkInvariants() == [])
  }

  @Test(
    .claim(
      "ALIGN-41", "A layout direction that is set for a part of the tree mirrors that part only.",
      .documented,
      "Apple's documentation of LayoutDirection: the environment modifier overrides it for a view and its children"))
  func `A layout direction applies to a part of the tree`() {
    let row = settledHost(100, 100) {
      HStack(spacing: 0) {
        Block("a", 20, 20)
        HStack(spacing: 0) {
          Block("b", 20, 20)
          Block("c", 30, 20)
        }.environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(row.columns("a", "b", "c") == "15…35 65…85 35…65")
    let inside = settledHost(100, 100) {
      Block("a", 20, 20).frame(width: 60, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(inside.columns("a") == "60…80")
    let outside = settledHost(100, 100) {
      Block("a", 20, 20).environment(\.layoutDirection, .rightToLeft).frame(width: 60, alignment: .leading)
    }
    #expect(outside.columns("a") == "20…40")
    let back = rightToLeftHost {
      HStack(spacing: 0) {
        Block("a", 20, 20)
        Block("b", 20, 20).padding(.trailing, 10)
      }.environment(\.layoutDirection, .leftToRight)
    }
    #expect(back.columns("a", "b") == "25…45 45…65")
  }

  @Test(
    .claim(
      "ALIGN-42", "Horizontal guides are measured from the leading edge in both layout directions.", .documented,
      "Apple's documentation of HorizontalAlignment and LayoutDirection"))
  func `Horizontal guides are measured from the leading edge`() {
    let column = rightToLeftHost {
      VStack(alignment: .leading, spacing: 0) {
        Block("wide", 40, 20)
        Block("narrow", 20, 20).alignmentGuide(.leading) { _ in 5 }
      }
    }
    #expect(column.columns("wide", "narrow") == "27.5…67.5 52.5…72.5")
    let nested = rightToLeftHost {
      VStack(alignment: .mark, spacing: 0) {
        HStack(spacing: 0) {
          Block("a", 20, 20)
          Block("b", 20, 20).alignmentGuide(.mark) { _ in 6 }.padding(.leading, 4)
        }
        Block("below", 20, 20)
      }
    }
    #expect(nested.columns("a", "b", "below") == "55…75 31…51 25…45")
    let decoration = rightToLeftHost {
      Block("a", 40, 40).overlay(alignment: .leading) { Block("over", 20, 20).alignmentGuide(.leading) { _ in 5 } }
    }
    #expect(decoration.columns("over") == "55…75")
  }

  @Test(
    .claim(
      "ALIGN-43",
      "A geometry reader places its views at the top-leading corner; its coordinates are not mirrored.",
      .derived, "follows from the placement at the top leading corner; SwiftUI's coordinates run from left to right"))
  func `A geometry reader aligns its content at the top-leading corner in both directions`() {
    let log = Log<CGFloat>()
    let host = rightToLeftHost {
      GeometryReader { proxy in
        let _ = log.add(proxy.frame(in: .global).minX)
        Block("half", proxy.size.width / 2, proxy.size.height / 2)
      }.padding(.leading, 20)
    }
    #expect(host.box("half") == "40 0 40 50")
    #expect(log.take() == [0])
  }

  @Test(
    .claim(
      "ALIGN-44",
      "A page of padding, negative padding, spacers, dividers, and nested stacks is the mirror image of its "
        + "left-to-right form.",
      .derived, "follows from the mirroring of every position in its parent"))
  func `A right-to-left page is the mirror image of the left-to-right page`() {
    func page() -> some View {
      VStack(alignment: .trailing, spacing: 3) {
        HStack(spacing: 2) {
          Block("a", 10, 10).padding(.leading, 7)
          Spacer(minLength: 5)
          Block("b", 20, 10).padding(.trailing, -4)
          Divider().frame(height: 8)
          Block("c", nil, 10)
        }
        ZStack(alignment: .bottomLeading) {
          Block("d", 50, 20)
          Block("e", 30, 10).offset(x: 3)
        }
        .overlay(alignment: .topTrailing) { Block("f", 6, 6) }
        .background(alignment: .leading) { Block("g", 70, 4) }
        Block("h", 15, 15).frame(minWidth: 40, alignment: .trailing).position(x: 30, y: 10).frame(height: 20)
      }
    }
    let left = settledHost(100, 100) { page() }
    let right = rightToLeftHost { page() }
    for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      guard let a = left.frame(of: name), let b = right.frame(of: name) else {
        Issue.record("\(name) is nowhere")
        continue
      }
      #expect(short(a.minX) == short(100 - b.maxX), "\(name)")
      #expect(a.minY == b.minY && a.size == b.size, "\(name)")
    }
    #expect(left.columns("a", "d") != right.columns("a", "d"))
  }
}
