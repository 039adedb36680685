package import TributaryGeometry

/// A user action in a page.
package struct WebEvent: Equatable, Sendable {
  /// The time of the action, in seconds of the page's clock.
  package var time: Double

  package var kind: Kind

  package enum Kind: Equatable, Sendable {
    /// The page has displayed a frame.
    case acknowledgment(frame: Int)
    case pointer(Pointer)
    /// A key press, with the name from `KeyboardEvent.key`.
    case key(String, WebModifiers, isRepeated: Bool)
    /// The release of a key, with the name of its press.
    case keyUp(String, WebModifiers)
    /// The held modifier keys have changed.
    case modifiers(WebModifiers)
    /// Text that was typed or composed, possibly by a key that is held and repeats.
    case text(String, isRepeated: Bool = false)
    case paste(String)
    /// A clipboard shortcut or menu item of the browser.
    case copy
    case cut
    case selectAll
    /// The Tab key moved the focus into the page.
    case focus(isBackward: Bool)
    /// Assistive technology activated or focused an element.
    case element(Int, isFocusOnly: Bool)
    /// Assistive technology increases or decreases the value of an element.
    case adjustment(Int, isIncrement: Bool)
    case surroundings(WebSurroundings)
    /// Text or files are dragged over the page. Their data and the names of files are not known.
    case drag([WebItem], to: CGPoint)
    /// The drag has left the page or was canceled.
    case dragLeave
    /// Text or files were dropped from outside the page.
    case drop([WebItem], at: CGPoint)
    /// The page was hidden. It closes its event stream until it is visible again.
    case hide
    /// The page was left, possibly to be reloaded.
    case leave
  }

  /// A pointer or wheel event.
  package struct Pointer: Equatable, Sendable {
    package var phase: Phase
    /// The location in points of the window.
    package var location: CGPoint
    package var modifiers: WebModifiers
    package var device: Device

    package init(phase: Phase, location: CGPoint, modifiers: WebModifiers, device: Device = .mouse) {
      self.phase = phase
      self.location = location
      self.modifiers = modifiers
      self.device = device
    }

    /// The device of a pointer event. The fingers of a pinch by the mouse are on a trackpad.
    package enum Device: String, Sendable {
      case mouse, touch, pen
    }

    package enum Phase: Equatable, Sendable {
      case down, moved, up, cancelled, hovered, exited
      /// A secondary click, or the key for context menus. The views recognize a long press with a finger themselves.
      case menu
      /// A scroll distance in points. Positive values reveal content to the right and below.
      case scrolled(by: CGSize)
      /// Two fingers move relative to each other.
      case pinched(Pinch)
    }
  }

  /// The movement of two fingers since the start of their pinch.
  package struct Pinch: Equatable, Sendable {
    package var phase: Phase
    /// The distance between the fingers, relative to the distance at the start.
    package var scale: Double
    /// The clockwise rotation, in radians.
    package var angle: Double

    package init(phase: Phase, scale: Double, angle: Double) {
      (self.phase, self.scale, self.angle) = (phase, scale, angle)
    }

    package enum Phase: String, Decodable, Sendable {
      case begin, change, end, cancel
    }
  }

  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}

/// The pressed modifier keys.
package struct WebModifiers: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let shift = WebModifiers(rawValue: 1)
  package static let control = WebModifiers(rawValue: 2)
  package static let option = WebModifiers(rawValue: 4)
  package static let command = WebModifiers(rawValue: 8)
  /// Caps Lock, which only `modifiers` events contain.
  package static let capsLock = WebModifiers(rawValue: 16)
}

/// An item of a drag from outside the page: a file, or a form of the dragged text.
package struct WebItem: Equatable, Sendable {
  /// The media type.
  package var type: String
  /// The name of the file, which is empty before the drop; `nil` for a form of the dragged text.
  package var name: String?
  /// The data, or `nil` before the drop.
  package var data: [UInt8]?

  package init(type: String, name: String? = nil, data: [UInt8]? = nil) {
    (self.type, self.name, self.data) = (type, name, data)
  }
}

extension WebItem: Decodable {
  private enum Key: String, CodingKey {
    case mediaType, name, data
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    type = String(try values.decode(String.self, forKey: .mediaType).prefix(100))
    name = try values.decodeIfPresent(String.self, forKey: .name).map { String($0.prefix(255)) }
    data = try values.decodeIfPresent(Data.self, forKey: .data).map { Array($0) }
  }
}

extension WebEvent: Decodable {
  private enum Key: String, CodingKey {
    case type, time, frame, x, y, dx, dy, modifiers, device, key, repeated, text, backward, surroundings, items
    case element, increment, phase, scale, angle
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    time = try values.decode(Double.self, forKey: .time) / 1_000
    func point() throws -> CGPoint {
      func coordinate(_ key: Key) throws -> Double {
        min(max(try values.decode(Double.self, forKey: key), -1e6), 1e6)
      }
      return CGPoint(x: try coordinate(.x), y: try coordinate(.y))
    }
    func modifiers() throws -> WebModifiers {
      WebModifiers(rawValue: try values.decodeIfPresent(Int.self, forKey: .modifiers) ?? 0)
    }
    func keyName() throws -> String { String(try values.decode(String.self, forKey: .key).prefix(32)) }
    func isRepeated() throws -> Bool { try values.decodeIfPresent(Bool.self, forKey: .repeated) ?? false }
    func pointer(_ phase: Pointer.Phase) throws -> Kind {
      let device = try values.decodeIfPresent(String.self, forKey: .device).flatMap(Pointer.Device.init) ?? .mouse
      return .pointer(Pointer(phase: phase, location: try point(), modifiers: try modifiers(), device: device))
    }
    let type = try values.decode(String.self, forKey: .type)
    switch type {
    case "ack": kind = .acknowledgment(frame: try values.decode(Int.self, forKey: .frame))
    case "down": kind = try pointer(.down)
    case "move": kind = try pointer(.moved)
    case "up": kind = try pointer(.up)
    case "cancel": kind = try pointer(.cancelled)
    case "hover": kind = try pointer(.hovered)
    case "exit": kind = try pointer(.exited)
    case "menu": kind = try pointer(.menu)
    case "wheel":
      func distance(_ key: Key) throws -> Double {
        min(max(try values.decode(Double.self, forKey: key), -1e5), 1e5)
      }
      kind = try pointer(.scrolled(by: CGSize(width: try distance(.dx), height: try distance(.dy))))
    case "pinch":
      let scale = try values.decode(Double.self, forKey: .scale)
      let angle = try values.decode(Double.self, forKey: .angle)
      kind = try pointer(
        .pinched(
          Pinch(
            phase: try values.decode(Pinch.Phase.self, forKey: .phase), scale: min(max(scale, 1e-3), 1e3),
            angle: min(max(angle, -1e3), 1e3))))
    case "key": kind = .key(try keyName(), try modifiers(), isRepeated: try isRepeated())
    case "keyUp": kind = .keyUp(try keyName(), try modifiers())
    case "modifiers": kind = .modifiers(try modifiers())
    case "text": kind = .text(try values.decode(String.self, forKey: .text), isRepeated: try isRepeated())
    case "paste": kind = .paste(try values.decode(String.self, forKey: .text))
    case "copy": kind = .copy
    case "cut": kind = .cut
    case "selectAll": kind = .selectAll
    case "focus": kind = .focus(isBackward: try values.decode(Bool.self, forKey: .backward))
    case "activate", "attend":
      kind = .element(try values.decode(Int.self, forKey: .element), isFocusOnly: type == "attend")
    case "adjust":
      kind = .adjustment(
        try values.decode(Int.self, forKey: .element), isIncrement: try values.decode(Bool.self, forKey: .increment))
    case "surroundings": kind = .surroundings(try values.decode(WebSurroundings.self, forKey: .surroundings))
    case "drag": kind = .drag(try values.decode([WebItem].self, forKey: .items), to: try point())
    case "dragLeave": kind = .dragLeave
    case "drop":
      let items = try values.decode([WebItem].self, forKey: .items)
      guard items.allSatisfy({ $0.data != nil }) else {
        throw DecodingError.dataCorruptedError(forKey: .items, in: values, debugDescription: "an item without data")
      }
      kind = .drop(items, at: try point())
    case "hide": kind = .hide
    case "leave": kind = .leave
    default:
      throw DecodingError.dataCorruptedError(forKey: .type, in: values, debugDescription: "unknown event \(type)")
    }
  }
}
