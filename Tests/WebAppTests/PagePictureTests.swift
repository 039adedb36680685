import RandomTestSupport

/// The picture of a page after random changes of the views.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PagePictureTests {
  /// The page's picture and the program's document.
  private struct Documents: Equatable {
    let shown, own: String

    init(_ page: BrowserPage, _ served: ServedApp) throws { (shown, own) = (try page.picture(), served.picture()) }
  }

  /// Returns the difference between the page's picture and the program's document; `nil` if they are equal.
  private func difference(_ documents: Documents) throws -> String? {
    // The browser normalizes the format of styles.
    let shown = documents.shown.replacing(/style="([^"]*)"/) { match in
      let style = match.output.1.replacing(": ", with: ":")
      return "style=\"\(style.hasSuffix(";") ? style.dropLast() : style[...])\""
    }
    var (own, still) = (try AnimatedPicture(shown), try AnimatedPicture(documents.own))
    (own.ignoresRegions, still.ignoresRegions) = (true, true)
    return own.difference(at: 0, from: still)
  }

  @Test func `After random changes of the views the page shows the picture of the host`() throws {
    let served = try ServedApp(view: "random")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.wait("document.getElementById('picture').getAttribute('viewBox')"))
    for seed in RandomSeeds.sample(of: 0..<12, oneIn: 2) {
      served.send("begin \(seed)")
      for step in 0..<25 {
        // The page may show the picture after a delay. Documents that were compared are not compared again.
        var difference: String? = ""
        var compared: Documents?
        let end = Date(timeIntervalSinceNow: 20)
        while difference != nil, Date() < end {
          let documents = try Documents(page, served)
          if documents == compared { page.pause(0.005) } else { difference = try self.difference(documents) }
          compared = documents
        }
        expectNil(difference, "seed \(seed), step \(step)")
        served.send("change")
      }
    }
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }
}
