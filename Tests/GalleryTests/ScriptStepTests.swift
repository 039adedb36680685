/// Script steps that need text fields, menus, and scroll views.
@Suite(.waitsForPrograms) struct ScriptStepTests {
  private func picture(_ page: String, _ script: String) throws -> String {
    let run = try program.run(page, "--script", script)
    expect(run.status, equals: 0, "\(run.errors)")
    return run.output
  }

  @Test func `Typed text goes to the tapped field`() throws {
    try expect(picture("controls", "tap name; type Ada"), contains: "Ada▏")
    try expect(picture("controls", "tap name; type \"a; b \"; type c"), contains: "a; b c▏")
    try expect(picture("controls", "tap name; type Ada; key left; key delete; key X"), contains: "AXa")
    try expect(picture("controls", "key tab; type Eve"), contains: "Eve▏")
  }

  @Test func `A view is scrolled by its identifier, at a text, and at a point`() throws {
    let start = try frames(of: "scrolling")
    let script = { (step: String) in try frames(of: "scrolling", "--script", step) }
    let row = start["row-1"].map { $0.y } ?? 0
    for step in ["scroll scroll 0,24", "scroll row-1 0,24"] {
      expect(abs((try script(step)["row-1"]?.y ?? 0) - (row - 24)), below: 0.01, "\(step)")
    }
  }

  @Test func `A context menu opens over its view, and a key closes it`() throws {
    let open = try picture("bars", "menu Oslo; wait 1")
    let closed = try picture("bars", "menu Oslo; wait 1; key escape; wait 1")
    expect(open.contains("Remove") && !closed.contains("Remove"))
    try expect(picture("bars", "wait 0.1"), equals: closed)
  }

  @Test(arguments: [
    ("type Ada", "type \"Ada\": no view that accepts text has the focus; tap one first", 65),
    ("menu name", "menu \"name\": no view at this point has a context menu", 65),
    ("scroll nowhere 0,10", "scroll \"nowhere\": no view has this identifier, text or label", 65),
    ("key enter", "step 1 \"key enter\": expected key KEY, where KEY is a character or one of return, tab, escape", 64),
    ("key shft+a", "step 1 \"key shft+a\": expected shift, control, option or command before each plus sign", 64),
    ("type", "step 1 \"type\": expected type TEXT", 64),
    ("scroll 0,10", "step 1 \"scroll 0,10\": expected scroll ID x,y or scroll x,y x,y", 64),
    ("menu", "step 1 \"menu\": expected menu ID or menu x,y", 64),
  ])
  func `A step that cannot be performed reports the reason`(script: String, message: String, status: Int32) throws {
    let run = try program.run("controls", "--script", script)
    expect(run.status, equals: status)
    expect(run.errors.contains(message), "\(run.errors)")
  }
}
