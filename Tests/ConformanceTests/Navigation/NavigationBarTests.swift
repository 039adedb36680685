import Testing
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Pages of 200 by 300 points.
@MainActor @Suite struct NavigationBarTests {
  @Test(
    .claim(
      "NAV-01", "The bar of a page is 44 points high, or 96 with a large title, and the content begins below it.",
      .decided, "decision of this project, after the heights of bars on phones; Apple's documentation names none"))
  func `Content begins below the bar`() {
    func content(_ mode: NavigationBarItem.TitleDisplayMode) -> String {
      let host = settledHost(200, 300) {
        NavigationStack { Block("content").navigationTitle("Inbox").navigationBarTitleDisplayMode(mode) }
      }
      return host.box("content") + " " + host.lines.joined(separator: " ")
    }
    expect(content(.inline), equals: "0 44 200 256 Inbox")
    expect(content(.large), equals: "0 96 200 204 Inbox")
    expect(content(.automatic), equals: "0 96 200 204 Inbox")
    let old = settledHost(200, 300) {
      NavigationView { Block("content").navigationBarTitle("Inbox", displayMode: .inline) }
    }
    expect(old.box("content"), equals: "0 44 200 256")
    let hidden = settledHost(200, 300) {
      NavigationStack { Block("content").navigationTitle("Inbox").navigationBarHidden(true) }
    }
    expect(hidden.box("content"), equals: "0 0 200 300")
  }

  @Test(
    .claim(
      "NAV-02",
      "A title is a preference: the last of sibling titles applies, and the innermost of nested titles.",
      .decided,
      "that navigationTitle is a transformed preference is reproduced from printed view types; which title counts is a decision of this project"
    ))
  func `The last and innermost title takes precedence`() {
    func title(@ViewBuilder _ content: () -> some View) -> [String] {
      settledHost(200, 300) { NavigationStack { content() } }.lines
    }
    expect(
      title {
        VStack {
          Color.red.navigationTitle("first")
          Color.red.navigationTitle("second")
          Color.red
        }
      }, equals: ["second"])
    expect(title { VStack { Color.red.navigationTitle("inner") }.navigationTitle("outer") }, equals: ["inner"])
    expect(title { Color.red.navigationTitle(Text("a") + Text("b")) }, equals: ["ab"])
  }

  @Test(
    .claim(
      "NAV-03", "explain lists the writers of a title, in the order of the fold.", .decided, "decision of this project")
  )
  func `A title can be explained`() {
    let host = settledHost(200, 300) {
      NavigationStack {
        VStack {
          Color.red.navigationTitle("first")
          Color.red.navigationTitle("second")
        }
      }
    }
    let trace = host.explain(NavigationTitleKey.self)
    expect(trace.value, equals: "\"second\"")
    expect(trace.entries.map(\.kind), equals: [.transform, .transform, .fold, .reader])
    expect(trace.entries.prefix(2).map(\.value), equals: ["\"first\"", "\"second\""])
    #expect(trace.entries[0].location?.file.hasSuffix("NavigationBarTests.swift") == true)
  }

  @Test(
    .claim(
      "NAV-04", "A title follows state; a page whose title is removed has no bar and gains its space.", .decided,
      "decision of this project: a bar without title and button would be empty"))
  func `A title can appear, change, and disappear`() {
    struct Page: View {
      let title: String?

      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            if let title { Color.red.navigationTitle(title) }
            Block("content")
          }
        }
      }
    }
    let host = settledHost(200, 300) { Page(title: nil) }
    expect(host.box("content"), equals: "0 0 200 300")
    host.content = Page(title: "A")
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(host.box("content"), equals: "0 198 200 102")
    host.content = Page(title: "B")
    host.update()
    expect(host.lines, equals: ["B"])
    host.content = Page(title: nil)
    host.update()
    expect(host.box("content"), equals: "0 0 200 300")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(
    .claim(
      "NAV-05",
      "The bar is part of the safe area, not padding: a background of the content extends under it to the edge.",
      .reproduced, "bars of pages on phones; see also the claims on safeAreaInset"))
  func `Backgrounds extend under the bar`() {
    let host = settledHost(200, 300, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)) {
      NavigationStack {
        Color.clear.background(Ink.blue.color).navigationTitle("T").navigationBarTitleDisplayMode(.inline)
          .accessibilityIdentifier("content")
      }
    }
    expect(host.box("content"), equals: "0 54 200 246")
    expect(host.boxes(in: .blue), equals: ["0 0 200 300"])
  }

  @Test(
    .claim(
      "NAV-06", "The bar has no background until content is scrolled under it.", .decided,
      "decision of this project, after bars on phones: text under a title could not be read"))
  func `Content scrolled under the bar is covered`() {
    let host = settledHost(200, 300) {
      NavigationStack {
        ScrollView { Color.red.frame(height: 1_000) }.accessibilityIdentifier("scroll")
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    expect(host.boxes(in: .white), equals: [])
    host.scroll("scroll", by: CGSize(width: 0, height: 30))
    expect(host.boxes(in: .white), equals: ["0 0 200 44"])
    host.scroll("scroll", by: CGSize(width: 0, height: -30))
    expect(host.boxes(in: .white), equals: [])
  }
}
