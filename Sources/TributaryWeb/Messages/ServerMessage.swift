import TributaryGeometry
package import TributarySVG

/// A message from the server to the page, as one event of the stream.
package struct ServerMessage {
  private var json: [UInt8] = Array("data: {".utf8)
  private var needsComma = false

  /// Returns the first message of a stream.
  ///
  /// - Parameter stream: The number of the stream among those of the window.
  static func hello(window: String, stream: Int? = nil) -> ServerMessage {
    var message = ServerMessage()
    message.member("version", "\(WebProtocol.version)")
    message.member("window", string: window)
    if let stream { message.member("stream", "\(stream)") }
    return message
  }

  /// Returns a message with a frame.
  ///
  /// - Parameters:
  ///   - number: The number that the page acknowledges.
  ///   - isFirst: Whether the page starts from an empty picture.
  static func frame(
    _ number: Int, isFirst: Bool, _ patch: PicturePatch, _ status: WebStatus, since old: WebStatus?
  ) -> ServerMessage {
    var message = ServerMessage()
    message.member("frame", "\(number)")
    if isFirst { message.member("first", "true") }
    if let size = patch.size { message.member("size", "[\(text(size.width)),\(text(size.height))]") }
    if !patch.definitions.isEmpty { message.member("define", string: patch.definitions) }
    if !patch.operations.isEmpty { message.operations(patch.operations) }
    if !patch.removedDefinitions.isEmpty {
      message.member("remove", "[\(patch.removedDefinitions.map { "\($0)" }.joined(separator: ","))]")
    }
    message.changes(of: status, since: old)
    return message
  }

  /// Returns the bytes of the event that the stream contains for a frame.
  ///
  /// - Parameter old: The status of the previous frame, or `nil` for the first frame of a stream.
  package static func frameBytes(
    _ number: Int, _ patch: PicturePatch, _ status: WebStatus, since old: WebStatus?
  ) -> [UInt8] {
    frame(number, isFirst: old == nil, patch, status, since: old).bytes
  }

  /// Returns a message with a change of the accessibility tree.
  static func elements(_ patch: ElementPatch) -> ServerMessage {
    var message = ServerMessage()
    message.member("elements", "{")
    message.needsComma = false
    if !patch.removed.isEmpty { message.member("remove", text(patch.removed)) }
    message.list("set", patch.changed) { $0.members(of: $1) }
    message.list("move", patch.moved) { message, element in
      message.member("id", "\(element.id)")
      message.member("rect", text(element.frame))
    }
    if let order = patch.order {
      message.member("order", "[\(order.start),\(order.count),\(text(order.elements))]")
    }
    if let focused = patch.focused { message.member("focused", focused.map { "\($0)" } ?? "null") }
    if let shortcuts = patch.shortcuts { message.member("shortcuts", strings: shortcuts) }
    message.json.append(UInt8(ascii: "}"))
    return message
  }

  /// Returns a message with a command.
  static func command(_ command: WebCommand) -> ServerMessage {
    var message = ServerMessage()
    switch command {
    case .open(let address): message.member("open", string: address)
    case .openWindow(let path): message.member("openWindow", string: path)
    case .close: message.member("close", "true")
    case .copy(let text): message.member("copy", string: text)
    }
    return message
  }

  /// Returns a message with the progress of a build.
  static func build(_ build: WebBuild) -> ServerMessage {
    var message = ServerMessage()
    switch build {
    case .running: message.member("build", string: "running")
    case .succeeded: message.member("build", string: "succeeded")
    case .failed(let problems):
      message.member("build", string: "failed")
      message.key("problems")
      message.json.append(UInt8(ascii: "["))
      for (index, problem) in problems.enumerated() {
        message.json += Array(index == 0 ? "[".utf8 : ",[".utf8)
        message.append(string: problem.place)
        message.json.append(UInt8(ascii: ","))
        message.append(string: problem.message)
        message.json.append(UInt8(ascii: "]"))
      }
      message.json.append(UInt8(ascii: "]"))
    }
    return message
  }

  /// Returns the last message of a stream with its reason.
  ///
  /// The reason is `moved` to another tab, `paused` because the browser has too many streams, `replaced` by a new build
  /// of the program, or `ended` with the program.
  ///
  /// - Parameter keepsAddress: Whether the program has the same address when it starts again.
  static func end(_ reason: String, keepsAddress: Bool = false) -> ServerMessage {
    var message = ServerMessage()
    message.member("end", string: reason)
    if keepsAddress { message.member("keepsAddress", "true") }
    return message
  }

  /// The message as an event of the stream.
  var bytes: [UInt8] { json + Array("}\n\n".utf8) }

  private mutating func changes(of status: WebStatus, since old: WebStatus?) {
    if status.title != old?.title { member("title", string: status.title) }
    if status.background != old?.background { member("background", string: status.background) }
    if status.isDark != old?.isDark { member("dark", "\(status.isDark)") }
    if status.cursor != old?.cursor { member("cursor", string: status.cursor.rawValue) }
    if status.takesPinch != old?.takesPinch ?? false { member("pinch", "\(status.takesPinch)") }
    if old == nil || status.focus != old?.focus { member("focus", Self.text(status.focus)) }
    if old == nil || status.textInput != old?.textInput { member("textInput", Self.text(status.textInput)) }
    if status.isLastFocus != old?.isLastFocus { member("lastFocus", "\(status.isLastFocus)") }
    if status.isFirstFocus != old?.isFirstFocus { member("firstFocus", "\(status.isFirstFocus)") }
    if status.findings != old?.findings ?? 0 { member("findings", "\(status.findings)") }
  }

  /// Writes a member with an array of objects. An empty array is omitted.
  private mutating func list(
    _ name: StaticString, _ elements: [WebElement], _ write: (inout ServerMessage, WebElement) -> Void
  ) {
    if elements.isEmpty { return }
    key(name)
    json.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      json += Array(index == 0 ? "{".utf8 : ",{".utf8)
      needsComma = false
      write(&self, element)
      json.append(UInt8(ascii: "}"))
    }
    json.append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func members(of element: WebElement) {
    member("id", "\(element.id)")
    member("role", string: element.role.rawValue)
    member("label", string: element.label)
    if let value = element.value { member("value", string: value) }
    if let hint = element.hint { member("hint", string: hint) }
    if let isOn = element.isOn { member("on", "\(isOn)") }
    if let fraction = element.fraction { member("fraction", Self.text(fraction)) }
    if !element.isEnabled { member("disabled", "true") }
    if element.isSelected { member("selected", "true") }
    if let level = element.level { member("level", "\(level)") }
    if element.isAdjustable { member("adjustable", "true") }
    if element.isAction { member("action", "true") }
    member("rect", Self.text(element.frame))
  }

  private static func text(_ numbers: [Int]) -> String { "[\(numbers.map { "\($0)" }.joined(separator: ","))]" }

  private mutating func operations(_ operations: [PicturePatch.Operation]) {
    key("patch")
    json.append(UInt8(ascii: "["))
    for (index, operation) in operations.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      switch operation {
      case .replace(let group, let place, let count, let markup):
        json += Array("[\"r\",\(group),\(place),\(count),".utf8)
        append(string: markup)
      case .take(let group, let place, let key): json += Array("[\"t\",\(group),\(place),\(key)".utf8)
      case .put(let group, let place, let key): json += Array("[\"p\",\(group),\(place),\(key)".utf8)
      case .attribute(let group, let name, let value):
        json += Array("[\"a\",\(group),".utf8)
        append(string: name)
        json.append(UInt8(ascii: ","))
        if let value { append(string: value) } else { json += Array("null".utf8) }
      case .value(let group, let place, let element, let name, let value):
        json += Array("[\"s\",\(group),\(place),\(element),".utf8)
        append(string: name)
        json.append(UInt8(ascii: ","))
        append(string: value)
      }
      json.append(UInt8(ascii: "]"))
    }
    json.append(UInt8(ascii: "]"))
  }

  private static func text(_ rect: CGRect?) -> String {
    guard let rect, rect.isFinite else { return "null" }
    return "[\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ","))]"
  }

  /// Returns a finite number with at most three decimals.
  private static func text(_ number: CGFloat) -> String {
    let number = (min(max(Double(number), -1e9), 1e9) * 1_000).rounded() / 1_000
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    json += Array(value.utf8)
  }

  private mutating func member(_ name: StaticString, string value: String) {
    key(name)
    append(string: value)
  }

  private mutating func member(_ name: StaticString, strings values: [String]) {
    key(name)
    json.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      append(string: value)
    }
    json.append(UInt8(ascii: "]"))
  }

  private mutating func key(_ name: StaticString) {
    if needsComma { json.append(UInt8(ascii: ",")) }
    needsComma = true
    json.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { json.append(contentsOf: $0) }
    json += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  /// Appends a JSON string without line breaks.
  private mutating func append(string value: String) {
    json.append(UInt8(ascii: "\""))
    json.reserveCapacity(json.count + value.utf8.count * 9 / 8)
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<32:
        let digits = Array("0123456789abcdef".utf8)
        json += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }
}
