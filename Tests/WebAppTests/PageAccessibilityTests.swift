/// The accessibility tree of a page, as the browser passes it to a screen reader.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct PageAccessibilityTests {
  /// An element of the browser's accessibility tree.
  private struct Node: Equatable {
    var role: String
    var name: String
    var properties: [String: String] = [:]
  }

  private func nodes(_ page: BrowserPage) throws -> [Node] {
    let all = try page.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    return all.compactMap { node in
      guard node["ignored"] as? Bool != true else { return nil }
      func text(_ key: String) -> String {
        let value = (node[key] as? [String: Any])?["value"]
        return value.map { "\($0)" } ?? ""
      }
      var result = Node(role: text("role"), name: text("name"))
      if !text("value").isEmpty { result.properties["value"] = text("value") }
      if !text("description").isEmpty { result.properties["description"] = text("description") }
      for property in node["properties"] as? [[String: Any]] ?? [] {
        guard let name = property["name"] as? String, ["checked", "disabled", "level"].contains(name) else { continue }
        let value = (property["value"] as? [String: Any])?["value"]
        result.properties[name] = value.map { "\($0)" } ?? ""
      }
      return result
    }
  }

  private func element(_ role: String, _ label: String) -> String {
    "document.querySelector('[role=\(role)][aria-label=\"\(label)\"]')"
  }

  @Test func `The browser finds the controls by role and label, and activating them acts on the views`() throws {
    let served = try ServedApp(view: "controls")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.wait(element("button", "Add")))
    let before = try nodes(page)
    #expect(
      before.contains { $0.role == "button" && $0.name == "Add" && $0.properties["description"] == "Adds one" },
      "\(before)")
    #expect(before.contains { $0.role == "button" && $0.name == "Locked" && $0.properties["disabled"] != nil })
    #expect(before.contains { $0.role == "switch" && $0.name == "Sound" && $0.properties["checked"] == "false" })
    #expect(
      before.contains { $0.role == "slider" && $0.name == "Level" && $0.properties["value"] == "25" }, "\(before)")
    #expect(before.contains { $0.role == "textbox" && $0.name == "Name" })
    #expect(before.contains { $0.role == "image" && $0.name == "Favorite" })
    #expect(before.contains { $0.role == "button" && $0.name == "Row, of two" })
    #expect(before.contains { $0.role == "button" && $0.name == "Row, of a type" })
    #expect(before.contains { $0.role == "StaticText" && $0.name == "Count is 0" })
    #expect(before.contains { $0.role == "button" && $0.name == "Delete" })
    expect(!before.contains { $0.name.contains("Hidden") || $0.name.contains("Secret") })

    try page.value("\(element("button", "Add")).click()")
    expect(try page.wait("document.getElementById('elements').textContent.includes('Count is 1')"))
    expect(try page.shows("Count is 1"))
    try page.value("\(element("switch", "Sound")).click()")
    expect(try page.wait("\(element("switch", "Sound")).getAttribute('aria-checked') === 'true'"))
    try page.value("\(element("button", "Locked")).click()")
    try page.value("\(element("button", "Row, of two")).click()")
    expect(try page.wait("!document.getElementById('elements').textContent.includes('Shown')"))

    // Assistive technology moves the focus to a slider, and keys change it.
    try page.value("\(element("slider", "Level")).focus()")
    #expect(
      try page.wait(
        "document.getElementById('stage').getAttribute('aria-activedescendant') === \(element("slider", "Level")).id"))
    try page.press("ArrowRight")
    expect(try page.wait("\(element("slider", "Level")).getAttribute('aria-valuenow') === '35'"))

    // A field that is activated takes text.
    try page.value("\(element("textbox", "Name")).click()")
    expect(try page.wait("document.activeElement.id === 'text'"))
    expect(try page.wait("document.activeElement.getAttribute('aria-label') === 'Name'"))
    try page.type("Ada")
    expect(try page.wait("\(element("textbox", "Name")).textContent === 'Ada'"))
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `Traits and actions of views become roles, states, and actions of elements`() throws {
    let served = try ServedApp(view: "traits")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.wait(element("button", "Archive")))
    let before = try nodes(page)
    #expect(
      before.contains { $0.role == "heading" && $0.name == "Title" && $0.properties["level"] == "1" }, "\(before)")
    #expect(before.contains { $0.role == "heading" && $0.name == "Part" && $0.properties["level"] == "2" })
    #expect(before.contains { $0.role == "link" && $0.name == "Website" })
    #expect(before.contains { $0.role == "button" && $0.name == "Swatch" })
    #expect(before.contains { $0.role == "image" && $0.name == "Picture" })
    #expect(before.contains { $0.role == "button" && $0.name == "Mail, from Ada" })
    #expect(
      before.contains { $0.role == "button" && $0.name == "Delete" && $0.properties["description"] == "Mail, from Ada" }
    )
    #expect(before.contains { $0.role == "slider" && $0.name == "Stars" })
    expect(try page.wait("\(element("button", "Choice 1")).getAttribute('aria-current') === 'true'"))
    expect(try page.wait("!\(element("button", "Choice 2")).hasAttribute('aria-current')"))

    try page.value("\(element("button", "Choice 2")).click()")
    expect(try page.wait("\(element("button", "Choice 2")).getAttribute('aria-current') === 'true'"))
    expect(try page.wait("!\(element("button", "Choice 1")).hasAttribute('aria-current')"))
    try page.value("\(element("button", "Archive")).click()")
    expect(try page.shows("Log: archived"))
    try page.value("\(element("button", "Delete")).click()")
    expect(try page.shows("Log: deleted"))
    try page.value("\(element("button", "Mail, from Ada")).click()")
    expect(try page.shows("Log: opened"))
    try page.value("\(element("slider", "Stars")).focus()")
    try page.press("ArrowUp")
    expect(try page.wait("\(element("slider", "Stars")).getAttribute('aria-valuetext') === '4 of 5'"))
    try page.press("ArrowDown")
    try page.press("ArrowDown")
    expect(try page.wait("\(element("slider", "Stars")).getAttribute('aria-valuetext') === '2 of 5'"))
    expectEmpty(browser.complaints, "\(browser.complaints)")
  }

  @Test func `The browser finds text in the page once, at its position in the picture`() throws {
    let served = try ServedApp(view: "controls")
    let browser = try HeadlessBrowser()
    let page = try browser.open(served.address)
    expect(try page.wait("document.getElementById('elements').textContent.includes('Count is 0')"))
    try expect(page.value("find('Count is 0')") as? Bool, equals: true)
    // There is no second match.
    try expect(page.value("find('Count is 0', false, false, false)") as? Bool, equals: false)
    let distance = try page.value(
      """
      (() => { const of = (root, text) => [...document.querySelectorAll(root)].find(e => e.textContent === text).getBoundingClientRect();
      const a = of('#picture text', 'Count is 0'), b = of('#elements div', 'Count is 0');
      return Math.abs(a.x - b.x) + Math.abs(a.y - b.y); })()
      """)
    try expect(#require(distance as? Double), below: 4)
  }
}
