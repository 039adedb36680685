import TributaryViews
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

@MainActor @Suite struct StackLengthTests {
  @Test(
    .claim(
      "STACK-01", "Equally flexible children divide a stack's length equally.", .reproduced,
      "Apple, WWDC 2019 session 237 on building custom views; objc.io on the stack algorithm"))
  func `Three colors share 300 points`() {
    let host = settledHost(300, 50) {
      HStack(spacing: 0) {
        Block("a")
        Block("b")
        Block("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…100 100…200 200…300")
  }

  @Test(
    .claim(
      "STACK-02",
      "The least flexible child receives its proposal first, and its length can exceed the remaining length.",
      .reproduced, "objc.io, Thinking in SwiftUI, on flexible stacks; observed in OpenSwiftUI"))
  func `A bounded child takes half before one with a minimum overflows`() {
    let host = settledHost(150, 50) {
      HStack(spacing: 0) {
        Elastic("most", to: 100)
        Elastic("least", from: 100)
      }
    }
    #expect(host.columns("most", "least") == "-12.5…62.5 62.5…162.5")
  }

  @Test(
    .claim(
      "STACK-03", "Children are measured in the order of flexibility, regardless of the view order.", .reproduced,
      "a widely reproduced worked example with children of minimum 100, exactly 30 and maximum 50"))
  func `Children are measured in order of flexibility`() {
    let host = settledHost(150, 50) {
      HStack(spacing: 7.5) {
        Elastic("least", from: 100)
        Block("exact", 30)
        Elastic("most", to: 50)
      }
    }
    #expect(host.columns("least", "exact", "most") == "-22.5…77.5 85…115 122.5…172.5")
  }

  @Test(
    .claim(
      "STACK-04",
      "Rigid children keep their lengths, and flexible ones take the length that gaps and rigid children leave.",
      .observed,
      "observed in OpenSwiftUI: 50, flexible and 30 with default gaps in 200"))
  func `A flexible child takes what rigid children leave`() {
    let host = settledHost(200, 50) {
      HStack {
        Block("a", 50)
        Block("b")
        Block("c", 30)
      }
    }
    #expect(host.columns("a", "b", "c") == "0…50 58…162 170…200")
  }

  @Test(
    .claim(
      "STACK-05", "The unused length of a bounded child is divided among the other children.", .observed,
      "observed in OpenSwiftUI: maximum 40 and two flexible in 200"))
  func `The rest of a bounded child's share is passed on`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Elastic("a", to: 40)
        Block("b")
        Block("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…40 40…120 120…200")
  }

  @Test(
    .claim(
      "STACK-06", "Among infinitely flexible children, the one with the larger minimum is measured first.", .observed,
      "observed in OpenSwiftUI: minimum 150, minimum 20 and none in 200"))
  func `The larger minimum is measured first`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Elastic("a", from: 150)
        Elastic("b", from: 20)
        Block("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…150 150…175 175…200")
  }

  @Test(
    .claim(
      "STACK-07", "A stack that is longer than its proposal is centered by its parent.", .observed,
      "observed in OpenSwiftUI: 150 and 100 in 200"))
  func `An overfull stack overflows on both sides`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Block("a", 150)
        Block("b", 100)
      }
    }
    #expect(host.columns("a", "b") == "-25…125 125…225")
  }

  @Test(
    .claim(
      "STACK-08", "A stack never proposes a negative length to a child.", .reproduced,
      "objc.io on the stack algorithm; OpenSwiftUI, StackLayout"))
  func `A flexible child beside an overlong child gets no length`() {
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        Block("a", 150)
        Block("b")
      }
    }
    #expect(host.columns("a", "b") == "-25…125 125…125")
  }

  @Test(
    .claim(
      "STACK-09", "A stack without a proposal gives every child its ideal length.", .observed,
      "OpenSwiftUI, StackLayout; colors return 10"))
  func `An unspecified length requests ideal lengths`() {
    let host = settledHost(200, 50) {
      HStack(spacing: 0) {
        Block("a")
        Elastic("b", to: 70)
        Elastic("c", from: 70)
      }.fixedSize()
        .accessibilityIdentifier("stack")
    }
    #expect(host.extent("stack") == "90 10")
    #expect(host.columns("a", "b", "c") == "55…65 65…75 75…145")
  }

  @Test(
    .claim(
      "STACK-10", "A stack without a cross proposal proposes its own cross length to its children when it places them.",
      .observed,
      "observed in OpenSwiftUI: a column of a 30-wide and a flexible child at its ideal size"))
  func `A flexible child becomes as wide as the widest`() {
    let host = settledHost(200, 200) {
      VStack {
        Block("a", 30, 20)
        Color.blue.accessibilityIdentifier("b")
      }.fixedSize()
    }
    #expect(host.columns("a", "b") == "85…115 85…115")
    #expect(host.rows("a", "b") == "81…101 109…119")
  }

  @Test(
    .claim(
      "STACK-11", "Identical siblings get identical lengths.", .reproduced,
      "a defect report against another Swift view library, where identical toggles became 88 and 74 points wide"))
  func `Identical siblings stay identical`() {
    let host = settledHost(198, 50) {
      HStack(spacing: 0) {
        Elastic("a", from: 40, to: 100)
        Block("rigid", 50)
        Elastic("b", from: 40, to: 100)
      }
    }
    #expect(host.columns("a", "rigid", "b") == "0…74 74…124 124…198")
  }

  @Test(
    .claim(
      "STACK-12", "A flexible child of a column of fixed width is as wide as the column.", .reproduced,
      "a defect report against another Swift view library; Apple's documentation of frame(width:height:alignment:)"))
  func `A fixed width reaches the children`() {
    let host = settledHost(200, 100) {
      VStack(spacing: 0) {
        Block("a", nil, 20)
        Block("b", 30, 20)
      }.frame(width: 120)
    }
    #expect(host.columns("a", "b") == "40…160 85…115")
  }

  @Test(
    .claim(
      "STACK-13", "A stack with one child is transparent: the child's priority passes through it.", .observed,
      "observed in OpenSwiftUI, whose stacks unwrap a single static child"))
  func `A stack of one passes priority through`() {
    let host = settledHost(100, 50) {
      HStack(spacing: 0) {
        VStack { Block("a").layoutPriority(1) }
        Block("b")
      }
    }
    #expect(host.columns("a", "b") == "0…100 100…100")
  }

  @Test(
    .claim(
      "STACK-14", "The first child is at the right in right-to-left layout.", .observed,
      "OpenSwiftUI, StackLayout; Apple's documentation of LayoutDirection"))
  func `Right-to-left layout mirrors a row`() {
    let host = settledHost(50, 50) {
      HStack(spacing: 0) {
        Block("a", 20)
        Block("b", 30)
      }
    }
    host.environment.layoutDirection = .rightToLeft
    host.update()
    #expect(host.columns("a", "b") == "30…50 0…30")
  }

  @Test(
    .claim(
      "STACK-15", "Several views at the root form a column.", .observed, "observed in OpenSwiftUI"))
  func `The root is a column`() {
    let host = settledHost(100, 100) {
      Block("a", 20, 20)
      Block("b", 40, 20)
    }
    #expect(host.rows("a", "b") == "26…46 54…74")
    #expect(host.columns("a", "b") == "40…60 30…70")
  }

  @Test(
    .claim(
      "STACK-16", "Layout does not round lengths: thirds stay thirds.", .observed,
      "observed in OpenSwiftUI, which rounds only when it draws"))
  func `Frames are not rounded`() {
    let host = settledHost(200, 50) {
      HStack {
        Block("a")
        Block("b")
        Block("c")
      }
    }
    #expect(host.columns("a", "b", "c") == "0…61.333 69.333…130.667 138.667…200")
  }
}
