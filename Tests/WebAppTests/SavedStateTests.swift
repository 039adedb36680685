@testable import Tributary

@MainActor struct SavedStateTests {
  private enum Kind: String { case plain, special }

  private struct Form: View {
    @State private var count = 0
    @State private var kind = Kind.plain
    @State private var names: [String] = []
    @SceneStorage("draft") private var draft = "empty"
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("\(count) \(kind.rawValue) \(names.joined(separator: "+")) \(draft)")
          Button("Change") {
            count = 7
            kind = .special
            names = ["a", "b"]
            draft = "text"
          }
          .accessibilityIdentifier("change")
          Button("Push") { path = [1, 2] }.accessibilityIdentifier("push")
          ScrollView { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("Line \($0)").frame(height: 20) } } }
            .accessibilityIdentifier("scroll")
        }
        .navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
  }

  private struct Page: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      Button("Page \(number) taps \(taps)") { taps += 1 }.accessibilityIdentifier("page \(number)")
    }
  }

  private func window() -> HostWindow<Form> { HostWindow(ViewHost(size: CGSize(width: 400, height: 300)) { Form() }) }

  private func text(_ window: HostWindow<Form>, at time: Double) -> String { window.frame(at: time).picture.svg }

  @Test @MainActor func `Values, stored values and offsets continue in a new program`() throws {
    let old = window()
    _ = old.frame(at: 0)
    old.host.tap("change")
    let place = try #require(old.host.frame(of: "scroll"))
    let event = WebEvent.Pointer(
      phase: .scrolled(by: CGSize(width: 0, height: 400)), location: CGPoint(x: place.midX, y: place.midY),
      modifiers: [])
    old.handle(.pointer(event), at: 1)
    let before = text(old, at: 2)
    expect(before, contains: "7 special a+b text")
    expect(before, contains: "Line 25")
    let new = window()
    new.restore(try #require(old.savedState()))
    expect(text(new, at: 10), equals: before)
  }

  @Test @MainActor func `Pages of a navigation path and the state of their views continue`() throws {
    let old = window()
    _ = old.frame(at: 0)
    old.host.tap("push")
    _ = old.frame(at: 5)
    old.host.tap("page 2")
    expect(text(old, at: 9), contains: "Page 2 taps 1")
    let new = window()
    new.restore(try #require(old.savedState()))
    _ = new.frame(at: 0)
    expect(text(new, at: 9), contains: "Page 2 taps 1")
  }

  private struct Fields: View {
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        TextField("First", text: $first).accessibilityIdentifier("first")
        TextField("Second", text: $second).accessibilityIdentifier("second")
        Text("\(first) \(second)")
      }
    }
  }

  @Test @MainActor func `A new program restores the focus and the insertion point`() throws {
    let size = CGSize(width: 300, height: 200)
    let old = HostWindow(ViewHost(size: size) { Fields() })
    _ = old.frame(at: 0)
    old.host.tap("second")
    old.handle(.text("abc"), at: 1)
    #expect(old.frame(at: 1).status.textInput != nil)
    let new = HostWindow(ViewHost(size: size) { Fields() })
    new.restore(try #require(old.savedState()))
    let frame = new.frame(at: 5)
    expect(frame.status.textInput, equals: old.frame(at: 1).status.textInput)
    new.handle(.text("d"), at: 6)
    expect(new.frame(at: 6).picture.svg, contains: "abcd")
    // A window without focus has no focus after the restoration.
    let other = HostWindow(ViewHost(size: size) { Fields() })
    let plain = HostWindow(ViewHost(size: size) { Fields() })
    _ = plain.frame(at: 0)
    other.restore(try #require(plain.savedState()))
    expectNil(other.frame(at: 5).status.textInput)
  }

  @Test @MainActor func `State of another type than the saved one is unchanged`() throws {
    let new = window()
    new.restore(Data("nonsense".utf8))
    expect(text(new, at: 0), contains: "0 plain  empty")
    let other = HostWindow(ViewHost(size: CGSize(width: 100, height: 100)) { Text("other") })
    _ = other.frame(at: 0)
    let third = window()
    third.restore(try #require(other.savedState()))
    expect(text(third, at: 0), contains: "0 plain  empty")
  }

  private struct Item: Codable { var name: String }

  private struct Items: View {
    @State private var items: [Item] = []
    var body: some View {
      Button("Items: " + items.map(\.name).joined(separator: "+")) { items = [Item(name: "a"), Item(name: "b")] }
        .accessibilityIdentifier("fill")
    }
  }

  @Test @MainActor func `An initially empty array of elements that are only Codable continues`() throws {
    let old = HostWindow(ViewHost(size: CGSize(width: 100, height: 100)) { Items() })
    _ = old.frame(at: 0)
    old.host.tap("fill")
    let new = HostWindow(ViewHost(size: CGSize(width: 100, height: 100)) { Items() })
    new.restore(try #require(old.savedState()))
    expect(new.frame(at: 0).picture.svg, contains: "a+b")
  }

  @Test @MainActor func `The configuration is that of the build folder, not of the folders around the package`() {
    let package = URL(filePath: "/release/app")
    let debug = package.appending(path: ".build/x86_64-unknown-linux-gnu/debug/App")
    expect(!PackageBuild(package: package, program: debug).isRelease)
    let release = package.appending(path: ".build/release/App")
    expect(PackageBuild(package: package, program: release).isRelease)
  }

  @Test @MainActor func `Linked files and folders are watched, except for build products`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for path in ["package/Sources", "package/.build", "shared/Deep"] {
      try files.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
    }
    for path in ["package/Sources/a.swift", "package/.build/b.swift", "shared/Deep/c.swift", "d.swift"] {
      try Data("1".utf8).write(to: folder.appending(path: path))
    }
    let links = [("linked", "shared"), ("d.swift", "d.swift"), ("products", "package/.build"), ("loop", "package")]
    for (link, target) in links {
      try files.createSymbolicLink(
        at: folder.appending(path: "package/Sources/\(link)"), withDestinationURL: folder.appending(path: target))
    }
    let watch = SourceWatch(root: folder.appending(component: "package"))
    let stamps = watch.fingerprint()
    expect(Set(stamps.keys.map { URL(filePath: $0).lastPathComponent }), equals: ["a.swift", "c.swift", "d.swift"])
    try Data("12".utf8).write(to: folder.appending(path: "shared/Deep/c.swift"))
    expect(watch.fingerprint(), differsFrom: stamps)
  }

  @Test @MainActor func `Errors of a build are parsed from its output`() {
    let output = """
      [1/3] Compiling App main.swift
      /p/Sources/App/main.swift:12:3: error: cannot find 'x' in scope
      /p/Sources/App/main.swift:12:3: error: cannot find 'x' in scope
      /elsewhere/b.swift:4: error: other
      /p/Sources/App/main.swift:13:1: warning: unused
      """
    let package = URL(filePath: "/p")
    expect(
      PackageBuild.problems(in: output, package: package),
      equals: [
        .init(place: "Sources/App/main.swift:12", message: "cannot find 'x' in scope"),
        .init(place: "/elsewhere/b.swift:4", message: "other"),
      ])
    expect(
      PackageBuild.problems(in: "error: no such module\n", package: package),
      equals: [.init(place: "", message: "error: no such module")])
  }
}
