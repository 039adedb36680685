/// A served program whose sources change. A script replaces the package manager, so that a build takes no time.
@Suite(.serialized, .waitsForPrograms, .enabled(if: HeadlessBrowser.path != nil, "no Chromium is installed"))
struct HotReloadTests {
  /// A package with a built program.
  private final class Package {
    let folder: URL
    var program: URL { folder.appending(path: ".build/debug/MonthSelector") }
    var source: URL { folder.appending(path: "Sources/MonthSelector/main.swift") }
    var tools: URL { folder.appending(path: ".tools") }

    init() throws {
      folder = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath().appending(
        component: "package-\(UUID().uuidString)")
      for path in [".build/debug", "Sources/MonthSelector", ".tools"] {
        try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appending(component: "Package.swift"))
      try Data("one".utf8).write(to: source)
      // A file written by this process could be open for writing in a process that another test starts.
      let copy = try Process.run(URL(filePath: "/bin/cp"), arguments: [Program("MonthSelector").path, program.path])
      copy.waitUntilExit()
      // A build fails with an error in the source, or else installs the program that the source names.
      let script = """
        #!/bin/sh
        if grep -q BROKEN '\(source.path)'; then
          echo "Building for debugging..."
          echo "\(source.path):3:5: error: cannot find '<b>' in scope"
          exit 1
        fi
        if grep -q ENDLESS '\(source.path)'; then
          echo $$ > '\(folder.path)/.pid'
          sleep 600
        fi
        cp "$(grep ^/ '\(source.path)')" '\(program.path).new' && mv '\(program.path).new' '\(program.path)'
        """
      let swift = tools.appending(component: "swift")
      try Data(script.utf8).write(to: swift)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String) throws { try Data(text.utf8).write(to: source) }
  }

  @Test func `A saved source becomes the running program, and the page keeps its state`() throws {
    let package = try Package()
    let opened = try OpenedApp(
      ServedApp(path: package.program.path, ["--serve", "0", "--watch"], programs: package.tools), shows: "June")
    let page = opened.page
    try page.click(text: "June")
    expect(try page.wait("document.title.includes('June')"))
    let id = try page.text("sessionStorage.getItem('tributary-window /')")
    try page.value("window.isSameDocument = true")

    // A broken source shows its errors, and the program continues.
    try package.save("BROKEN")
    expect(try page.wait("document.getElementById('build').className === 'failed'"))
    try expect(
      page.text("document.querySelector('#build li').textContent"),
      equals: "Sources/MonthSelector/main.swift:3 cannot find '<b>' in scope")
    try page.click(text: "March")
    expect(try page.wait("document.title.includes('March')"))

    // A new build of the same program continues the window. Its first frame sets the title of the page.
    try page.value("document.title = 'stale'")
    try package.save("a longer source\n\(Program("MonthSelector").path)")
    // The stream of the earlier program has ended.
    expect(try page.wait("performance.getEntriesByType('resource').some(entry => entry.name.endsWith('/events'))"))
    expect(try page.wait("document.getElementById('build').hidden"))
    expect(try page.wait("document.title !== 'stale'"))
    try expect(page.text("document.title"), contains: "March")
    try expect(page.text("sessionStorage.getItem('tributary-window /')"), equals: id)
    try expect(page.value("window.isSameDocument") as? Bool, equals: true)
    // The page can connect only now.
    for _ in 0..<20 where try page.value("document.title.includes('June')") as? Bool != true {
      try page.click(text: "June")
      page.pause(0.3)
    }
    expect(try page.wait("document.title.includes('June')"))

    // A build with other views.
    try package.save(try Program("Errands").path)
    expect(try page.wait("!document.title.includes('June') && document.querySelectorAll('#picture text').length > 0"))
    expect(opened.served.process.isRunning)
    expect(opened.served.stop(), equals: 0)
  }

  @Test func `A source that was saved before the program started is built`() throws {
    let package = try Package()
    try package.save("BROKEN")
    let app = try ServedApp(path: package.program.path, ["--serve", "0", "--watch"], programs: package.tools)
    let browser = try HeadlessBrowser()
    let page = try browser.open(app.address)
    expect(try page.wait("document.getElementById('build').className === 'failed'", within: 30))
    expect(app.stop(), equals: 0)
  }

  @Test func `A running build ends with the program`() throws {
    let package = try Package()
    let app = try ServedApp(path: package.program.path, ["--serve", "0", "--watch"], programs: package.tools)
    try package.save("ENDLESS")
    let file = package.folder.appending(component: ".pid")
    var build: pid_t?
    for _ in 0..<600 where build == nil {
      build = (try? String(contentsOf: file, encoding: .utf8)).flatMap { pid_t($0.dropLast()) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let process = try #require(build)
    expect(kill(process, 0), equals: 0)
    app.process.interrupt()
    expect(app.waitForEnd(within: 20))
    var isRunning = true
    for _ in 0..<100 where isRunning {
      isRunning = kill(process, 0) == 0
      Thread.sleep(forTimeInterval: 0.05)
    }
    expect(!isRunning)
    if isRunning { kill(process, SIGKILL) }
  }

  @Test func `A signal ends a program whose main thread is busy`() throws {
    let app = try ServedApp(view: "busy")
    app.process.terminate()
    expect(app.waitForEnd(within: 20))
    if app.process.isRunning { kill(app.process.processIdentifier, SIGKILL) }
    let second = try ServedApp(view: "busy")
    second.process.interrupt()
    second.process.interrupt()
    expect(second.waitForEnd(within: 20))
    if second.process.isRunning { kill(second.process.processIdentifier, SIGKILL) }
  }

  @Test func `Watching requires a served program in a package`() throws {
    try expect(Program("MonthSelector").run("--watch").status, equals: 64)
  }
}
