/// Served programs in a headless browser; skipped if none is installed.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct ServingTests {
  @Test func `A click selects a month, and the border moves there`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    let before = try page.picture()
    try page.click(text: "June")
    expect(try page.wait("document.title.includes('June')"))
    // A busy machine can show only the end of a motion.
    try page.recordPictures()
    for month in ["March", "October", "June", "January", "August"] {
      try page.value("pictures.clear()")
      try page.click(text: month)
      if try page.wait("pictures.size > 2", within: 3) { break }
    }
    try expect(page.value("pictures.size > 2") as? Bool, equals: true)
    try expect(page.picture(), differsFrom: before)
    expectEmpty(opened.browser.complaints, "\(opened.browser.complaints)")
    expect(opened.served.stop(), equals: 0)
  }

  @Test func `The picture of the page is the picture of the program`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "March")
    let page = opened.page
    let size = try #require(try page.value("[innerWidth, innerHeight]") as? [Double])
    let document = try Program("MonthSelector").run(
      "--size", "\(Int(size[0]))x\(Int(size[1]))", "--script", "wait 1", "--svg", "-"
    ).output
    let shown = try AnimatedPicture(try page.picture())
    let still = try AnimatedPicture(document)
    // The document has a background.
    let elements = still.elements(at: 0).dropFirst()
    expect(shown.elements(at: 0).count, equals: elements.count)
  }

  @Test func `The size of the page is the size of the window`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    try page.call(
      "Emulation.setDeviceMetricsOverride", ["width": 400, "height": 300, "deviceScaleFactor": 2, "mobile": false])
    expect(try page.wait("document.getElementById('picture').getAttribute('viewBox') === '0 0 400 300'"))
  }

  @Test func `The color scheme reaches the views`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    try page.call("Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
    expect(try page.wait("document.body.style.background.includes('rgb(0, 0, 0)')"))
  }

  @Test func `Text can be typed, composed, selected, and copied`() throws {
    let app = try ServedApp("Errands")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address)
    expect(try page.wait("document.querySelector('#picture text')"))
    try page.press("Tab")
    // The page follows each key after a frame of the program, which can take long on a busy machine.
    for _ in 0..<8 where try !page.wait("document.activeElement.id === 'text'", within: 2) { try page.press("Tab") }
    try expect(page.text("document.activeElement.id"), equals: "text")
    try page.type("milk")
    expect(try page.wait("document.getElementById('picture').textContent.includes('milk')"))
    try page.call("Input.imeSetComposition", ["text": "に", "selectionStart": 1, "selectionEnd": 1])
    expect(try page.wait("document.getElementById('text').classList.contains('composing')"))
    // The composed text is at the caret, in front of the text after it.
    let gap = """
      (() => { const text = [...document.querySelectorAll('#picture text')].find(e => e.textContent.includes('milk'));
      const length = document.createRange(); length.selectNodeContents(text);
      return Math.abs(document.getElementById('text').getBoundingClientRect().left - length.getBoundingClientRect().left
        - text.getSubStringLength(0, 4)) })()
      """
    try expect(#require(try page.value(gap) as? Double), below: 3)
    try expect(
      page.text("getComputedStyle(document.getElementById('text')).backgroundColor"), equals: "rgb(255, 255, 255)")
    try page.call("Input.insertText", ["text": "日本"])
    expect(try page.wait("document.getElementById('picture').textContent.includes('milk日本')"))
  }

  @Test func `Tab leaves the page after the last view, and Shift-Tab enters it there`() throws {
    let opened = try OpenedApp(ServedApp(view: "counter"), shows: "Count 0")
    let page = opened.page
    try expect(page.text("document.activeElement.id"), equals: "stage")
    try page.press("Tab")
    expect(try page.wait("!document.getElementById('focus').hidden"))
    try expect(page.text("document.activeElement.id"), equals: "stage")
    // The button is the only view that can have the focus, so the next element is that of the inspector.
    try page.press("Tab")
    expect(try page.wait("document.activeElement.id === 'inspect'"))
    // The mark of the focused view is hidden while the focus is outside of the window.
    let mark = "getComputedStyle(document.getElementById('focus')).visibility"
    try expect(page.text(mark), equals: "hidden")
    page.pause(0.3)
    try page.press("Tab", modifiers: 8)
    expect(try page.wait("document.activeElement.id === 'stage'"))
    try expect(page.text(mark), equals: "visible")
    try page.press("Enter")
    expect(try page.shows("Count 1"))
    expectEmpty(opened.browser.complaints, "\(opened.browser.complaints)")
  }

  @Test func `Tabs share the state of the app, and a reload keeps a window`() throws {
    let app = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let first = try browser.open(app.address)
    expect(try first.shows("June"))
    try first.click(text: "June")
    expect(try first.wait("document.title.includes('June')"))
    let id = try first.text("Object.entries(sessionStorage).find(([key]) => key.startsWith('tributary-window'))[1]")
    let second = try browser.open(app.address)
    expect(try second.wait("document.title.includes('June')"))
    try second.click(text: "March")
    expect(try second.wait("document.title.includes('March')"))
    // The first tab is hidden in the meantime and needs no stream.
    try first.call("Page.bringToFront")
    expect(try first.wait("document.title.includes('March')"))
    try first.call("Page.reload")
    expect(try first.wait("document.title.includes('March')"))
    try expect(
      first.text("Object.entries(sessionStorage).find(([key]) => key.startsWith('tributary-window'))[1]"), equals: id)
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `The page of a program that has ended shows a message`() throws {
    let opened = try OpenedApp(ServedApp("MonthSelector"), shows: "June")
    let page = opened.page
    expect(opened.served.stop(), equals: 0)
    expect(try page.wait("document.getElementById('notice').textContent.includes('has ended')"))
  }

  @Test func `A wrong token shows a message`() throws {
    let app = try ServedApp("MonthSelector")
    let browser = try HeadlessBrowser()
    let page = try browser.open(String(app.address.dropLast(32)) + String(repeating: "0", count: 32))
    expect(try page.wait("document.getElementById('notice').textContent.includes('token')"))
    try expect(page.value("document.querySelectorAll('#picture text').length") as? Int, equals: 0)
  }
}
