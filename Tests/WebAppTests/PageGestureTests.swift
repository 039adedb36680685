/// Scrolling, sheets, drags, and a program that starts again, in a browser.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageGestureTests {
  @Test func `The wheel scrolls a list`() throws {
    let opened = try OpenedApp(ServedApp(view: "list"), shows: "Row 3")
    let page = opened.page
    expect(try !page.has("Row 60"))
    for _ in 0..<60 where try !page.has("Row 60") {
      try page.mouse("mouseWheel", 200, 200, ["deltaX": 0, "deltaY": 120])
      page.pause(0.05)
    }
    expect(try page.shows("Row 60"))
    expect(try !page.has("Row 3"))
    expectEmpty(opened.browser.complaints, "\(opened.browser.complaints)")
  }

  @Test func `A flicked list continues to scroll and then stops`() throws {
    let opened = try OpenedApp(ServedApp(view: "list"), shows: "Row 3")
    let page = opened.page
    try page.touch("touchStart", [(200, 400)])
    for step in 1...8 {
      page.pause(0.015)
      try page.touch("touchMove", [(200, 400 - Double(step) * 30)])
    }
    try page.recordPictures()
    try page.touch("touchEnd", [])
    expect(try page.wait("pictures.size > 2"))
    var picture = ""
    for _ in 0..<60 {
      let next = try page.picture()
      if next == picture { break }
      picture = next
      page.pause(1)
    }
    try expect(page.picture(), equals: picture)
    expect(try !page.has("Row 3"))
  }

  @Test func `Wheel events scroll a list by exactly their distance`() throws {
    let opened = try OpenedApp(ServedApp(view: "list"), shows: "Row 3")
    let page = opened.page
    let before = try page.place(of: "Row 3")
    // The momentum of a trackpad produces further wheel events.
    for distance in [8.0, 6, 4, 2] { try page.mouse("mouseWheel", 200, 200, ["deltaX": 0, "deltaY": distance]) }
    let distance = "\(before.y) - \(Self.place("Row 3"))"
    expect(try page.wait("\(distance) > 19.9", within: 10))
    page.pause(0.5)
    expect(abs(try page.place(of: "Row 3").y - before.y + 20), below: 0.1)
  }

  private static func place(_ text: String) -> String {
    "(() => { const r = [...document.querySelectorAll('#picture text')].find(e => e.textContent === '\(text)').getBoundingClientRect(); return r.y + r.height / 2; })()"
  }

  @Test func `Two fingers magnify and rotate a view`() throws {
    let served = try ServedApp(view: "pinch")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.shows("Nothing"))
    try page.touch("touchStart", [(200, 100)])
    try page.touch("touchStart", [(200, 100), (300, 100)])
    for step in 1...5 { try page.touch("touchMove", [(200, 100), (300 - Double(step) * 20, 100 + Double(step) * 40)]) }
    expect(try page.shows("Larger"))
    try page.touch("touchEnd", [(200, 100)])
    expect(try page.shows("2.0 at 90.0"))
    try page.touch("touchEnd", [])
    // The browser does not zoom the page.
    try expect(page.value("visualViewport.scale") as? Double, equals: 1)
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `A trackpad magnifies a view that accepts pinches, and zooms in the browser elsewhere`()
    throws
  {
    let opened = try OpenedApp(ServedApp(view: "pinch"), shows: "Nothing")
    let page = opened.page
    try page.value(
      "addEventListener('wheel', event => { if (event.ctrlKey) window.isPrevented = event.defaultPrevented; })")
    let turn = ["deltaX": 0, "deltaY": -10, "modifiers": 2] as [String: Any]
    let plain = try page.place(of: "Plain")
    try page.mouse("mouseMoved", plain.x, plain.y)
    page.pause(0.3)
    try page.mouse("mouseWheel", plain.x, plain.y, turn)
    expect(try page.wait("window.isPrevented === false"))
    expect(try page.shows("Nothing"))
    let place = try page.place(of: "Nothing")
    try page.mouse("mouseMoved", place.x, place.y)
    page.pause(0.3)
    try page.mouse("mouseWheel", place.x, place.y, turn)
    expect(try page.wait("window.isPrevented === true"))
    try page.mouse("mouseWheel", place.x, place.y, turn)
    // The pinch ends without a further event.
    expect(try page.shows("1.22 at 0.0"))
  }

  @Test func `The pointer has the shape of the view under it`() throws {
    let opened = try OpenedApp(ServedApp(view: "pointers"), shows: "Grab")
    let page = opened.page
    let cases = [("Grab", "grab"), ("Plain", "default"), ("Outer", "zoom-in"), ("Hidden", "none"), ("Link", "pointer")]
    for (text, cursor) in cases {
      let place = try page.place(of: text)
      try page.mouse("mouseMoved", place.x, place.y)
      expect(try page.wait("document.getElementById('stage').style.cursor === '\(cursor)'", within: 10), "\(text)")
    }
    try page.mouse("mouseMoved", 30, 100)
    expect(try page.wait("document.getElementById('stage').style.cursor === 'zoom-out'", within: 10))
    try page.mouse("mouseMoved", 200, 220)
    expect(try page.wait("document.getElementById('stage').style.cursor === 'text'", within: 10))
  }

  @Test func `A link opens a tab, and the page does not contain its address`() throws {
    let served = try ServedApp(view: "pointers")
    let browser = try HeadlessBrowser()
    let page = try browser.open(
      served.address, script: "window.opened = []; window.open = (...values) => { opened.push(values); return {}; };")
    expect(try page.shows("Link"))
    expect(try page.wait("document.querySelector('[role=link][aria-label=Link]')"))
    try page.click(text: "Link")
    expect(try page.wait("opened.length === 1"))
    try expect(page.text("opened[0].join(' ')"), equals: "https://example.org/ _blank noopener")
  }

  @Test func `A sheet opens with a click, covers the button, and closes with Escape`() throws {
    let opened = try OpenedApp(ServedApp(view: "sheet"), shows: "Open")
    let page = opened.page
    try page.click(text: "Open")
    expect(try page.shows("Inside"))
    // A view behind the sheet is not part of the accessibility tree.
    expect(try page.wait("!document.querySelector('[role=button][aria-label=Open]')"))
    try page.press("Escape")
    expect(try page.wait("!document.getElementById('picture').textContent.includes('Inside')"))
    expect(try page.wait("document.querySelector('[role=button][aria-label=Open]')"))
  }

  @Test(arguments: [false, true]) func `The second button and a long touch open a context menu`(isTouch: Bool) throws {
    let opened = try OpenedApp(ServedApp(view: "menu"), shows: "Draft")
    let page = opened.page
    if isTouch {
      try page.touch("touchStart", [(100, 100)])
      expect(try page.shows("Rename"))
      try page.touch("touchEnd", [])
      // The menu remains after the finger is lifted.
      page.pause(0.5)
    } else {
      try page.click(100, 100, button: "right")
    }
    expect(try page.shows("Rename"))
    // The menu has reached its position.
    var place = try page.place(of: "Rename")
    for _ in 0..<50 {
      page.pause(0.1)
      let next = try page.place(of: "Rename")
      if next == place { break }
      place = next
    }
    try page.click(place.x, place.y)
    expect(try page.shows("Final"))
    expectEmpty(opened.browser.complaints, "\(opened.browser.complaints)")
  }

  @Test func `A card of the wallet follows the pointer`() throws {
    let app = try ServedApp("Wallet")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address)
    expect(try page.wait("document.querySelectorAll('#picture text').length > 3"))
    // The picture no longer changes.
    var picture = ""
    for _ in 0..<50 where try page.picture() != picture {
      picture = try page.picture()
      page.pause(0.2)
    }
    let title = try page.text("document.querySelector('#picture text').textContent")
    let names = try #require(
      try page.value("[...document.querySelectorAll('#elements [role=button]')].map(e => e.getAttribute('aria-label'))")
        as? [String])
    let box = try page.value(
      "(() => { const r = [...document.querySelectorAll('#elements [role=button]')].at(-1).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
    )
    let place = try #require(box as? [Double], "\(names) \(title)")
    try page.mouse("mouseMoved", place[0], place[1])
    try page.mouse("mousePressed", place[0], place[1], ["button": "left", "clickCount": 1])
    // A card is dragged after it has been held.
    page.pause(0.4)
    var pictures: Set<String> = []
    for step in 1...12 {
      try page.mouse("mouseMoved", place[0], place[1] - Double(step) * 8, ["button": "left", "buttons": 1])
      // On a busy machine, the picture of a movement comes late.
      for _ in 0..<100 {
        page.pause(0.03)
        if pictures.insert(try page.picture()).inserted { break }
      }
    }
    expect(pictures.count, above: 6, "\(pictures.count)")
    try page.mouse("mouseReleased", place[0], place[1] - 96, ["button": "left", "clickCount": 1])
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `A page connects to a restarted program with the same address`() throws {
    let opened = try OpenedApp(ServedApp(view: "text"), shows: "Here")
    let page = opened.page
    opened.served.send("stop")
    expect(try page.wait("document.getElementById('notice').textContent.includes('has ended')"))
    opened.served.send("start")
    expect(try page.wait("document.getElementById('notice').hidden"))
    expect(try page.shows("Here"))
    expect(opened.served.send("count").windows, equals: 2)
  }
}

extension BrowserPage {
  /// Sends a touch event with the locations of all fingers.
  fileprivate func touch(_ type: String, _ places: [(Double, Double)]) throws {
    let points = places.enumerated().map { ["x": $0.element.0, "y": $0.element.1, "id": $0.offset] as [String: Any] }
    try call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  /// Returns whether the picture currently shows a text.
  fileprivate func has(_ text: String) throws -> Bool {
    try value("[...document.querySelectorAll('#picture text')].some(e => e.textContent === '\(text)')") as? Bool == true
  }
}
