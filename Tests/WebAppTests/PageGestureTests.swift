import BrowserTestSupport
import Foundation
import Testing

/// Scrolling, sheets, drags, and a program that starts again, in a browser.
@Suite(.serialized, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageGestureTests {
  @Test func `The wheel scrolls a list`() throws {
    let served = try ServedApp(view: "list")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    #expect(try page.shows("Row 3"))
    #expect(try !page.has("Row 60"))
    for _ in 0..<60 where try !page.has("Row 60") {
      try page.mouse("mouseWheel", 200, 200, ["deltaX": 0, "deltaY": 120])
      page.pause(0.05)
    }
    #expect(try page.shows("Row 60"))
    #expect(try !page.has("Row 3"))
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func `A sheet opens with a click, covers the button, and closes with Escape`() throws {
    let served = try ServedApp(view: "sheet")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    #expect(try page.shows("Open"))
    try page.click(text: "Open")
    #expect(try page.shows("Inside"))
    // A view behind the sheet is not part of the accessibility tree.
    #expect(try page.wait("!document.querySelector('[role=button][aria-label=Open]')"))
    try page.press("Escape")
    #expect(try page.wait("!document.getElementById('picture').textContent.includes('Inside')"))
    #expect(try page.wait("document.querySelector('[role=button][aria-label=Open]')"))
  }

  @Test func `A card of the wallet follows the pointer`() throws {
    let app = try ServedApp("Wallet")
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address)
    #expect(try page.wait("document.querySelectorAll('#picture text').length > 3"))
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
      page.pause(0.03)
      pictures.insert(try page.picture())
    }
    #expect(pictures.count > 6, "\(pictures.count)")
    try page.mouse("mouseReleased", place[0], place[1] - 96, ["button": "left", "clickCount": 1])
    #expect(browser.complaints.isEmpty, "\(browser.complaints)")
  }

  @Test func `A page connects to a restarted program with the same address`() throws {
    let served = try ServedApp(view: "text")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    #expect(try page.shows("Here"))
    served.send("stop")
    #expect(try page.wait("document.getElementById('notice').textContent.includes('has ended')"))
    served.send("start")
    #expect(try page.wait("document.getElementById('notice').hidden"))
    #expect(try page.shows("Here"))
    #expect(served.send("count").windows == 2)
  }
}

extension BrowserPage {
  /// Returns whether the picture currently shows a text.
  fileprivate func has(_ text: String) throws -> Bool {
    try value("[...document.querySelectorAll('#picture text')].some(e => e.textContent === '\(text)')") as? Bool == true
  }
}
