import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Blend modes that depend on the area of the existing content.
@MainActor @Suite struct ErasingTests {
  private func picture<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    settledHost(100, 100, content: content).displayList
      .commandLines(beginningWith: "rect", "mask", "group", "color", "blend")
  }

  private func block(_ ink: Color, _ size: CGFloat) -> some View { ink.frame(width: size, height: size) }

  @Test(.claim("EFFECT-62")) func `A view with destinationOut`() {
    let lines = picture {
      ZStack {
        block(.red, 60)
        block(.black, 20).blendMode(.destinationOut)
        block(.blue, 10)
      }
      .compositingGroup()
    }
    expect(lines.first, equals: "group")
    #expect(lines.contains("mask"))
    #expect(!lines.contains { $0.hasPrefix("blend") })
    #expect(lines.last?.hasPrefix("rect 45 45 10 10") ?? false || lines.last?.contains("10 10") ?? false)
  }

  @Test func `A view does not erase content outside its layer`() throws {
    let lines = picture {
      ZStack {
        block(.green, 80)
        block(.black, 20).blendMode(.destinationOut).compositingGroup()
      }
    }
    // The layer has no other content.
    #expect(!lines.contains("mask"))
    expect(lines.filter { $0.hasPrefix("rect") }.count, equals: 1)
  }

  @Test(.claim("EFFECT-63")) func `A view with destinationOver`() {
    let below = picture {
      ZStack {
        block(.red, 60)
        block(.blue, 80).blendMode(.destinationOver)
      }
    }
    let inOrder = picture {
      ZStack {
        block(.blue, 80).compositingGroup()
        block(.red, 60)
      }
    }
    expect(below, equals: inOrder)
  }

  @Test(.claim("EFFECT-64")) func `A view with sourceAtop`() {
    let lines = picture {
      ZStack {
        block(.red, 60)
        block(.blue, 80).blendMode(.sourceAtop)
      }
    }
    expect(lines.filter { $0 == "mask" }.count, equals: 1)
    // The red backdrop, the blue content, and red again as its mask.
    expect(lines.filter { $0.hasPrefix("rect") }.count, equals: 3)
  }

  @Test func `An erasing view in a mask makes a hole in the masked content`() {
    let lines = picture {
      block(.red, 60).mask {
        ZStack {
          Rectangle()
          Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
        }
      }
    }
    expect(lines.filter { $0 == "mask" }.count, equals: 2)
  }

  @Test func `A canvas erases its own content but not the content behind it`() {
    let lines = picture {
      ZStack {
        block(.green, 80)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
          context.blendMode = .destinationOut
          context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(.black))
        }
      }
    }
    #expect(lines.first?.hasPrefix("rect 10 10 80 80") ?? false || lines.first?.contains("80 80") ?? false)
    #expect(lines.contains("group"))
    #expect(lines.contains("mask"))
  }

  @Test func `An unchanged picture remains the same fragment`() {
    let host = settledHost(100, 100) {
      ZStack {
        block(.red, 60)
        block(.black, 20).blendMode(.destinationOut)
      }
    }
    let first = host.displayList
    host.update()
    #expect(host.displayList.root === first.root)
  }
}
