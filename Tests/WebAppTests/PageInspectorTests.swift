/// The inspector beside a window, and the previews.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageInspectorTests {
  private static let panel = "document.getElementById('panel').contentDocument"

  @Test func `The inspector records while it is open, and follows the window`() throws {
    let served = try ServedApp(view: "counter")
    let browser = try HeadlessBrowser("--window-size=1100,700")
    let page = try browser.open(served.address)
    expect(try page.shows("Count 0"))
    expect(!served.send("state").isObserved)
    try page.value("document.getElementById('inspect').click()")
    expect(try page.wait("\(Self.panel)?.querySelectorAll('#tree .row').length > 3"))
    expect(served.send("state").isObserved)
    // The window is narrower by the panel.
    expect(try page.wait("document.getElementById('picture').getAttribute('width') < innerWidth - 300"))

    try page.click(text: "Count 0")
    expect(try page.shows("Count 1"))
    expect(try page.wait("\(Self.panel).getElementById('tree').textContent.includes('Count 1')"))
    try page.value("\(Self.panel).getElementById('tab-why').click()")
    expect(try page.wait("\(Self.panel).getElementById('why').textContent.length > 0"))

    // A view is picked by pointing at it in the window.
    try page.value("\(Self.panel).getElementById('pick').click()")
    expect(try page.wait("!document.getElementById('shield').hidden"))
    let place = try page.place(of: "Below")
    try page.mouse("mouseMoved", place.x, place.y)
    expect(try page.wait("!document.getElementById('highlight').hidden"))
    try page.click(place.x, place.y)
    expect(try page.wait("\(Self.panel).getElementById('details').textContent.includes('Below')"))
    expect(try page.wait("document.getElementById('shield').hidden"))

    // Going back in time pauses the inspector.
    try page.value(
      "(() => { const s = \(Self.panel).getElementById('time'); s.value = 0; s.dispatchEvent(new Event('input')); })()")
    expect(try page.wait("\(Self.panel).getElementById('pause').textContent === 'Continue'"))
    try page.click(text: "Count 1")
    expect(try page.shows("Count 2"))
    page.pause(1.2)
    try expect(page.value("\(Self.panel).getElementById('time').value === '0'") as? Bool, equals: true)
    try page.value("\(Self.panel).getElementById('pause').click()")
    expect(try page.wait("\(Self.panel).getElementById('tree').textContent.includes('Count 2')"))

    try page.value("document.getElementById('inspect').click()")
    for _ in 0..<100 where served.send("state").isObserved { page.pause(0.02) }
    expect(!served.send("state").isObserved)
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `The live inspector shows preferences and the layout of a view, and steps through the passes`() throws {
    let served = try ServedApp(view: "preference")
    let browser = try HeadlessBrowser("--window-size=1100,700")
    let page = try browser.open(served.address)
    expect(try page.shows("Count 0"))
    try page.value("document.getElementById('inspect').click()")
    expect(try page.wait("\(Self.panel)?.querySelectorAll('#tree .row').length > 3"))
    func click(_ id: String) throws { try page.value("\(Self.panel).getElementById('\(id)').click()") }
    func shows(_ id: String, _ text: String) throws -> Bool {
      try page.wait("\(Self.panel).getElementById('\(id)').textContent.includes('\(text)')")
    }

    try click("tab-preferences")
    let options = "[...\(Self.panel).querySelectorAll('#key option')]"
    expect(try page.wait("\(options).some(option => option.value.includes('CountKey'))"))
    try page.value(
      """
      (() => { const s = \(Self.panel).querySelector('#key select');
      s.value = \(options).find(option => option.value.includes('CountKey')).value; s.dispatchEvent(new Event('change')); })()
      """)
    expect(try shows("participants", "700"))
    try page.click(text: "Count 0")
    expect(try page.shows("Count 1"))
    // The panel stays open, and shows the new value.
    expect(try shows("participants", "701"))

    try click("tab-tree")
    try page.value(
      "[...\(Self.panel).querySelectorAll('#tree .row')].find(row => row.textContent.includes('Below')).click()")
    expect(try shows("details", "Proposed"))
    expect(try shows("details", "Frame in the root"))

    page.pause(1.2)
    let step = "Number(\(Self.panel).getElementById('time').value)"
    let last = try #require(try page.value("Number(\(Self.panel).getElementById('time').max)") as? Int)
    expect(last, above: 0)
    try expect(page.value(step) as? Int, equals: last)
    let buttons = ["Previous pass", "Next pass"].map { "\(Self.panel).querySelector('button[aria-label=\"\($0)\"]')" }
    try expect(page.value("\(buttons[1]).disabled") as? Bool, equals: true)
    try page.value("\(buttons[0]).click()")
    try expect(page.value(step) as? Int, equals: last - 1)
    // An earlier pass pauses the inspector, and the latest one resumes it.
    expect(try shows("pause", "Continue"))
    try page.value("\(buttons[1]).click()")
    try expect(page.value(step) as? Int, equals: last)
    expect(try shows("pause", "Pause"))
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `Findings appear at the button of the inspector`() throws {
    let served = try ServedApp(view: "loop")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.wait("document.getElementById('inspect').dataset.findings === '1'"))
    try expect(page.text("document.getElementById('inspect').title"), equals: "Inspect: 1 finding")
  }

  @Test func `Previews are live, have switches and variants, and show their findings`() throws {
    let served = try ServedApp(view: "previews")
    let browser = try HeadlessBrowser("--window-size=1000,2400")
    let page = try browser.open(served.address)
    expect(try page.shows("0 light leftToRight"))
    // The accessibility tree follows the picture.
    expect(try page.wait("document.querySelector('[role=switch][aria-label=Dark]') !== null"))
    expect(try page.shows("Facts  File.swift:3"))
    try page.click(text: "0 light leftToRight")
    expect(try page.shows("1 light leftToRight"))
    try page.value("document.querySelector('[role=switch][aria-label=Dark]').click()")
    expect(try page.shows("1 dark leftToRight"))
    let badge =
      "[...document.querySelectorAll('[role=button]')].find(e => /finding/.test(e.getAttribute('aria-label')))"
    expect(try page.wait("\(badge) !== undefined"))
    try page.value("\(badge).click()")
    expect(try page.wait("document.getElementById('picture').textContent.includes('loop')"))
    try page.click(text: "Variants")
    expect(try page.shows("0 light rightToLeft"))
    expect(try page.shows("0 dark leftToRight"))
  }
}
