import TributarySVG

@testable import TributaryWeb

/// The server reads and writes the messages of the fixtures. `PageProtocolTests` checks the page against the same
/// files.
struct ProtocolFixtureTests {
  @Test func `The server reads the hello message of the fixtures`() throws {
    var hello = try ProtocolFixtures.hello()
    hello["time"] = 1_000
    hello["browser"] = "b"
    let message = try JSONDecoder().decode(ClientHello.self, from: JSONSerialization.data(withJSONObject: hello))
    expect(message.version, equals: WebProtocol.version)
    expectNil(message.window)
    expect(!message.isReturning)
    expect(message.path, equals: "/")
    expect(message.surroundings.size, equals: CGSize(width: 640, height: 480))
    expect(message.surroundings.languages, equals: ["de-AT", "en"])
  }

  @Test func `The server reads every event of the fixtures, and the fixtures contain every event`() throws {
    var types: Set<String> = []
    for fixture in try ProtocolFixtures.events() {
      var fields = fixture.event
      fields["time"] = 2_500
      let event = try JSONDecoder().decode(WebEvent.self, from: JSONSerialization.data(withJSONObject: fields))
      expect(event.time, equals: 2.5, "\(fixture.name)")
      expect(event.kind.summary, equals: fixture.server, "\(fixture.name)")
      types.insert(fields["type"] as? String ?? "")
    }
    expect(types, equals: Self.types)
  }

  @Test func `The server reads the input message and the inspector messages of the fixtures`() throws {
    var input = try ProtocolFixtures.input()
    input["events"] = [["type": "hide", "time": 1]]
    let message = try JSONDecoder().decode(ClientInput.self, from: JSONSerialization.data(withJSONObject: input))
    expect(message.window, equals: "0123456789abcdef0123456789abcdef")
    expect(message.stream, equals: 1)
    expect(message.events.map(\.kind), equals: [.hide])
    let inspections = try ProtocolFixtures.inspections().map { fields in
      try JSONDecoder().decode(ClientInspection.self, from: JSONSerialization.data(withJSONObject: fields))
    }
    expect(inspections.map(\.window), equals: [message.window, message.window])
    expect(inspections.map(\.isRecording), equals: [true, false])
    expect(inspections.map(\.known), equals: [-1, nil])
  }

  @Test func `The fixtures and the article contain every member of every message`() throws {
    var members = Self.members(in: try ProtocolFixtures.challenge())
    members.formUnion(Self.members(in: try ProtocolFixtures.hello()).union(["time", "browser", "events"]))
    members.formUnion(Self.members(in: try ProtocolFixtures.input()))
    for fixture in try ProtocolFixtures.events() { members.formUnion(Self.members(in: fixture.event)) }
    for fixture in try ProtocolFixtures.inspections() { members.formUnion(Self.members(in: fixture)) }
    expect(members, equals: Self.requestMembers)
    let messages = try ProtocolFixtures.stream().map { try JSONSerialization.jsonObject(with: Data($0.text.utf8)) }
    expect(messages.reduce(into: Set()) { $0.formUnion(Self.members(in: $1)) }, equals: Self.streamMembers)
    let objects = messages.compactMap { $0 as? [String: Any] }
    expect(Set(objects.compactMap { $0["build"] as? String }), equals: Self.builds)
    expect(Set(objects.compactMap { $0["end"] as? String }), equals: Self.ends)
    let operations = objects.compactMap { $0["patch"] as? [[Any]] }.joined()
    expect(Set(operations.compactMap { $0.first as? String }), equals: Self.operations)

    let file = URL(filePath: #filePath).appending(
      path: "../../../../Sources/TributaryWeb/TributaryWeb.docc/TheBrowserProtocol.md")
    let article = try String(contentsOf: file.standardized, encoding: .utf8)
    for name in Self.requestMembers.union(Self.streamMembers).union(Self.types).union(Self.builds).union(Self.ends) {
      expect(article.contains("`\(name)`"), "\(name)")
    }
    for name in Self.operations { expect(article.contains("`[\"\(name)\", "), "\(name)") }
  }

  /// Returns the names of all members of the objects in a JSON value.
  private static func members(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]: object.values.reduce(into: Set(object.keys)) { $0.formUnion(members(in: $1)) }
    case let array as [Any]: array.reduce(into: []) { $0.formUnion(members(in: $1)) }
    default: []
    }
  }

  private static let types: Set<String> = [
    "ack", "down", "move", "up", "cancel", "hover", "exit", "menu", "wheel", "pinch", "key", "keyUp", "modifiers",
    "text",
    "paste", "copy", "cut", "selectAll", "focus", "activate", "attend", "adjust", "surroundings", "drag", "dragLeave",
    "drop", "hide", "leave",
  ]

  private static let requestMembers: Set<String> = [
    "version", "window", "isReturning", "browser", "path", "time", "surroundings", "width", "height", "scale", "isDark",
    "increasesContrast", "reducesMotion", "languages", "isActive", "stream", "events", "type", "frame", "x", "y", "dx",
    "dy", "modifiers", "device", "phase", "angle", "key", "repeated", "text", "backward", "element", "increment",
    "mediaType", "name", "data", "items", "isRecording", "known", "nonce",
  ]

  private static let streamMembers: Set<String> = [
    "version", "window", "stream", "frame", "first", "size", "define", "patch", "remove", "title", "background", "dark",
    "cursor", "pinch", "focus", "textInput", "firstFocus", "lastFocus", "findings", "elements", "set", "move", "order",
    "focused", "shortcuts", "id", "role", "label", "rect", "value", "hint", "on", "fraction", "disabled", "selected",
    "level",
    "adjustable", "action", "build", "problems", "open", "openWindow", "close", "copy", "end", "keepsAddress",
  ]

  private static let builds: Set<String> = ["running", "failed", "succeeded"]
  private static let ends: Set<String> = ["moved", "paused", "replaced", "ended"]
  private static let operations: Set<String> = ["r", "t", "p", "a", "s"]

  @Test func `The server writes the messages of the fixtures`() throws {
    let fixtures = try ProtocolFixtures.stream()
    expect(Set(fixtures.map(\.name)), equals: Set(Self.messages.keys))
    for fixture in fixtures {
      let message = try #require(Self.messages[fixture.name], "\(fixture.name)")
      expect(String(decoding: message.bytes, as: UTF8.self), equals: "data: \(fixture.text)\n\n", "\(fixture.name)")
    }
  }

  private static let messages: [String: ServerMessage] = {
    var first = PicturePatch()
    first.size = CGSize(width: 300.5, height: 200)
    first.definitions = #"<linearGradient id="d1"/>"#
    first.operations = [
      .replace(
        group: 0, at: 0, count: 0,
        markup: #"<g id="n1"><rect width="10" height="5"/><text>a &lt; b</text></g><g/>"#)
    ]
    var firstStatus = WebStatus()
    (firstStatus.title, firstStatus.background, firstStatus.isDark) = (#"Tap "here""#, "#000000", true)
    var second = PicturePatch()
    second.operations = [
      .take(group: 0, at: 0, key: 9), .put(group: 0, at: 1, key: 9),
      .attribute(group: 1, name: "transform", value: "translate(3 4)"),
      .attribute(group: 1, name: "opacity", value: nil), .replace(group: 1, at: 1, count: 1, markup: ""),
      .value(group: 0, at: 1, element: 1, name: "width", value: "12"),
    ]
    second.removedDefinitions = [1]
    var status = firstStatus
    status.title = ""
    status.cursor = .text
    status.focus = CGRect(x: 10, y: 20.25, width: 30, height: 40)
    status.textInput = status.focus
    (status.isLastFocus, status.isFirstFocus) = (false, false)
    var pointer = status
    (pointer.cursor, pointer.takesPinch) = (.grab, true)
    var faulty = pointer
    faulty.findings = 2
    let problems = [("Sources/A.swift:1", #"cannot find "x" < y"#), ("", "the linker failed")]
    let text = WebElement(id: 1, role: .text, label: "a < b", frame: CGRect(x: 1, y: 2, width: 30, height: 16))
    var sound = WebElement(id: 2, role: .switch, label: "Sound", frame: CGRect(x: 1, y: 20, width: 30, height: 16))
    (sound.isOn, sound.hint) = (true, "Plays")
    var level = WebElement(id: 3, role: .slider, label: "Level", frame: CGRect(x: 1, y: 40, width: 30, height: 16))
    (level.value, level.fraction, level.isEnabled) = ("3.5", 0.35, false)
    let save = WebElement(id: 4, role: .button, label: "Save", frame: CGRect(x: 1, y: 60, width: 30, height: 16))
    let elements = WebElements([text, sound, level], focused: 2)
    var part = WebElement(id: 5, role: .heading, label: "Part", frame: CGRect(x: 1, y: 2, width: 30, height: 16))
    part.level = 3
    var rating = WebElement(id: 6, role: .slider, label: "Rating", frame: CGRect(x: 1, y: 20, width: 30, height: 16))
    (rating.value, rating.isSelected, rating.isAdjustable) = ("4 stars", true, true)
    var archive = WebElement(id: 7, role: .button, label: "Archive", frame: CGRect(x: 1, y: 20, width: 30, height: 16))
    (archive.hint, archive.isAction) = ("Rating", true)
    sound.frame.origin.x = 5
    var shortcuts = WebElements([part, rating, archive])
    shortcuts.shortcuts = ["2f", "3\"", "8f"]
    return [
      "hello": .hello(window: "0123456789abcdef0123456789abcdef", stream: 1),
      "first frame": .frame(1, isFirst: true, first, firstStatus, since: nil),
      "frame with operations": .frame(2, isFirst: false, second, firstStatus, since: firstStatus),
      "frame with a status": .frame(3, isFirst: false, PicturePatch(), status, since: firstStatus),
      "frame with a pointer": .frame(4, isFirst: false, PicturePatch(), pointer, since: status),
      "frame with findings": .frame(5, isFirst: false, PicturePatch(), faulty, since: pointer),
      "elements": .elements(ElementPatch(from: WebElements(), to: elements)),
      "changed elements": .elements(ElementPatch(from: elements, to: WebElements([level, save, sound]))),
      "elements with traits": .elements(
        ElementPatch(from: WebElements([level, save, sound]), to: WebElements([part, rating, archive]))),
      "shortcuts": .elements(ElementPatch(from: WebElements([part, rating, archive]), to: shortcuts)),
      "open": .command(.open("https://example.org/a?b=c")),
      "open window": .command(.openWindow("/?window=0")),
      "copy": .command(.copy("a\nb\\")),
      "close": .command(.close),
      "build that runs": .build(.running),
      "build that failed": .build(.failed(problems.map { WebBuild.Problem(place: $0.0, message: $0.1) })),
      "build that succeeded": .build(.succeeded),
      "end for a new build": .end("replaced"),
      "end for another window": .end("paused"),
      "end for another tab": .end("moved"),
      "end of the program": .end("ended"),
      "end of a program that keeps its address": .end("ended", keepsAddress: true),
    ]
  }()
}

extension WebEvent.Kind {
  /// The event in the notation of the fixtures.
  fileprivate var summary: String {
    switch self {
    case .acknowledgment(let frame): return "acknowledgment \(frame)"
    case .pointer(let pointer):
      let phase =
        switch pointer.phase {
        case .scrolled(let distance): "scrolled by \(distance.width),\(distance.height)"
        case .pinched(let pinch): "pinch \(pinch.phase.rawValue) by \(pinch.scale), \(pinch.angle)"
        default: "\(pointer.phase)"
        }
      let device = pointer.device == .mouse ? "" : " by \(pointer.device.rawValue)"
      return "\(phase) at \(pointer.location.x),\(pointer.location.y) with \(pointer.modifiers.rawValue)\(device)"
    case .key(let name, let modifiers, let isRepeated):
      return "key \(name) with \(modifiers.rawValue)\(isRepeated ? " repeated" : "")"
    case .keyUp(let name, let modifiers): return "key up \(name) with \(modifiers.rawValue)"
    case .modifiers(let modifiers): return "modifiers \(modifiers.rawValue)"
    case .text(let text, let isRepeated): return "text \(text)\(isRepeated ? " repeated" : "")"
    case .paste(let text): return "paste \(text)"
    case .copy: return "copy"
    case .cut: return "cut"
    case .selectAll: return "selectAll"
    case .focus(let isBackward): return isBackward ? "focus backward" : "focus"
    case .element(let id, let isFocusOnly): return "element \(id)\(isFocusOnly ? " focus only" : "")"
    case .adjustment(let id, let isIncrement): return "adjustment \(id) \(isIncrement ? "up" : "down")"
    case .surroundings(let surroundings):
      let size = surroundings.size
      return
        "surroundings \(size.width)×\(size.height) at \(surroundings.scale) in \(surroundings.languages.joined(separator: ", "))"
    case .drag(let items, let point): return "drag \(items.summary) to \(point.x),\(point.y)"
    case .dragLeave: return "drag leave"
    case .drop(let items, let point): return "drop \(items.summary) at \(point.x),\(point.y)"
    case .hide: return "hide"
    case .leave: return "leave"
    }
  }
}

extension [WebItem] {
  fileprivate var summary: String {
    let items = map { item in
      let data = item.data.map { String(decoding: $0, as: UTF8.self) }
      return [item.type, item.name.map { "'\($0)'" }, data].compactMap { $0 }.joined(separator: " ")
    }
    return items.joined(separator: ", ")
  }
}
