import TributaryGeometry
import TributarySVG

/// A message from the server to the page: one event of the stream.
struct ServerMessage {
  private var json: [UInt8] = Array("data: {".utf8)
  private var needsComma = false

  /// The first message of a stream.
  static func hello(window: String) -> ServerMessage {
    var message = ServerMessage()
    message.member("version", "\(WebProtocol.version)")
    message.member("window", string: window)
    return message
  }

  /// A frame.
  ///
  /// - Parameters:
  ///   - number: What the page acknowledges.
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

  /// A command.
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

  /// The last message of a stream that another one replaces, with the reason: `moved` to another tab, `paused` because the
  /// browser has too many streams, or `ended` with the program.
  static func end(_ reason: String) -> ServerMessage {
    var message = ServerMessage()
    message.member("end", string: reason)
    return message
  }

  /// The message as an event of the stream.
  var bytes: [UInt8] { json + Array("}\n\n".utf8) }

  private mutating func changes(of status: WebStatus, since old: WebStatus?) {
    if status.title != old?.title { member("title", string: status.title) }
    if status.background != old?.background { member("background", string: status.background) }
    if status.isDark != old?.isDark { member("dark", "\(status.isDark)") }
    if status.cursor != old?.cursor { member("cursor", string: status.cursor.rawValue) }
    if old == nil || status.focus != old?.focus { member("focus", Self.text(status.focus)) }
    if old == nil || status.textInput != old?.textInput { member("textInput", Self.text(status.textInput)) }
    if status.isLastFocus != old?.isLastFocus { member("lastFocus", "\(status.isLastFocus)") }
    if status.isFirstFocus != old?.isFirstFocus { member("firstFocus", "\(status.isFirstFocus)") }
  }

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
      }
      json.append(UInt8(ascii: "]"))
    }
    json.append(UInt8(ascii: "]"))
  }

  private static func text(_ rect: CGRect?) -> String {
    guard let rect, rect.isFinite else { return "null" }
    return "[\([rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ","))]"
  }

  /// A finite number with three decimals.
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

  private mutating func key(_ name: StaticString) {
    if needsComma { json.append(UInt8(ascii: ",")) }
    needsComma = true
    json.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { json.append(contentsOf: $0) }
    json += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  /// A JSON string in one line.
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
