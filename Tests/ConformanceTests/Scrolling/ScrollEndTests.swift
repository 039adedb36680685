import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// The ends of content whose row lengths differ from the estimates, in 100 by 100 points.
@MainActor @Suite struct ScrollEndTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// The event that determines the length of a row.
  enum Learning: CaseIterable {
    /// The realization of the row: rows near the end are longer.
    case realization
    /// A preference of the row, to which its container responds with a longer row.
    case preference
    /// A state of the row that is written when it appears.
    case appearance
  }

  private struct Row: View {
    let index: Int
    let learning: Learning
    @State private var length: CGFloat = 20

    var body: some View {
      switch learning {
      case .realization: Block("r\(index)", 100, index % 7 == 0 ? 90 : 20 + CGFloat(index % 5) * 3)
      case .preference:
        Block("r\(index)", 100, length).preference(key: MaxKey<CGFloat>.self, value: 20 + CGFloat(index % 4) * 7)
          .onPreferenceChange(MaxKey<CGFloat>.self) { length = $0 }
      case .appearance: Block("r\(index)", 100, length).onAppear { length = index % 2 == 0 ? 45 : 31 }
      }
    }
  }

  private struct Rows: View {
    let learning: Learning

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, learning: learning) } }
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-94", "Input that scrolls to the end displays the end, regardless of the final lengths of the rows.",
      .derived, "expected of scroll views and their keys"), arguments: Learning.allCases)
  func `Input that scrolls to the end reaches the end`(learning: Learning) {
    let host = settledHost(100, 100) { Rows(learning: learning) }
    for _ in 0..<2 {
      host.scroll(at: middle, by: CGSize(width: 0, height: CGFloat.infinity))
      expect(host.frame(of: "r99")?.maxY, equals: 100)
      host.scroll(at: middle, by: CGSize(width: 0, height: -CGFloat.infinity))
      expect(host.frame(of: "r0")?.minY, equals: 0)
    }
    expect(host.scroll(.end), equals: true)
    expect(host.frame(of: "r99")?.maxY, equals: 100)
    // The end is not kept after it was reached.
    host.scroll(at: middle, by: CGSize(width: 0, height: -15))
    expect(host.frame(of: "r99").map { abs($0.maxY - 115) < 1e-6 }, equals: true)
    host.expectSound()
  }

  private struct Asking: View {
    let learning: Learning
    @State var position = ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Trigger("edge") { position.scrollTo(edge: .bottom) }
          Trigger("view") { proxy.scrollTo(70, anchor: .bottom) }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, learning: learning) } }.scrollTargetLayout()
          }
          .scrollPosition($position)
        }
      }
    }
  }

  @Test(
    .claim(
      "SCROLL-95",
      "A position at an edge and scrollTo reach their target, regardless of the final lengths of the rows.", .derived,
      "Apple's documentation of ScrollPosition and ScrollViewProxy"), arguments: Learning.allCases)
  func `An edge position and scrollTo reach their target`(learning: Learning) {
    let host = settledHost(100, 200) { Asking(learning: learning) }
    host.tap("edge")
    expect(host.frame(of: "r99")?.maxY, equals: 200)
    host.tap("view")
    expect(host.frame(of: "r70").map { abs($0.maxY - 200) < 1e-6 }, equals: true)
    expect(host.diagnostics.isEmpty, equals: true)
  }

  private struct Sections: View {
    let learning: Learning
    let isList: Bool
    let hasHeaders: Bool

    private func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { Row(index: $0, learning: learning) }
    }

    @ViewBuilder private var content: some View {
      if hasHeaders {
        ForEach(0..<5) { number in Section("section") { rows(number * 20..<number * 20 + 20) } }
      } else {
        rows(0..<100)
      }
    }

    var body: some View {
      if isList { List { content } } else { ScrollView { LazyVStack(spacing: 0) { content } } }
    }
  }

  @Test(
    .claim(
      "SCROLL-96", "A scroll by input and its inverse restore the position.", .derived,
      "expected of a wheel: rows that were passed without being displayed do not move other rows"),
    arguments: Learning.allCases, [true, false])
  func `Opposite moves cancel out past headers and rows that learn their lengths`(learning: Learning, isList: Bool) {
    for hasHeaders in [true, false] {
      for start in [CGFloat(0), 95] {
        for distance in [CGFloat(150), 320, 640, 1_300] {
          let host = settledHost(100, 100) { Sections(learning: learning, isList: isList, hasHeaders: hasHeaders) }
          host.scroll(at: middle, by: CGSize(width: 0, height: start))
          let names = host.identifiers
          let frames = names.map { host.frame(of: $0) }
          host.scroll(at: middle, by: CGSize(width: 0, height: distance))
          expect(host.identifiers != names, equals: true)
          host.scroll(at: middle, by: CGSize(width: 0, height: -distance))
          expect(host.identifiers, equals: names, "\(hasHeaders), \(distance) from \(start)")
          expect(names.map { host.frame(of: $0) }, equals: frames, "\(hasHeaders), \(distance) from \(start)")
          host.expectSound()
        }
      }
    }
  }
}
