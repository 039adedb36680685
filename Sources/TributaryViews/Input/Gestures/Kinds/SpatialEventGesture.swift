public import Foundation
public import TributaryGeometry
public import TributaryGestures

/// A gesture that reports the presses on a view from their beginning to their end.
///
///     Canvas { … }
///       .gesture(
///         SpatialEventGesture()
///           .onChanged { events in for event in events { emitters[event.id] = event.location } }
///           .onEnded { events in for event in events { emitters[event.id] = nil } })
///
/// The renderers have one pointer, so that the collection contains one event. A second finger on a touch screen adds no
/// event: the event remains that of the first finger. A press that another gesture wins is canceled, and `onEnded` does
/// not run.
///
/// > Source: conformance GESTURE-85.
public struct SpatialEventGesture {
  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture that reports presses.
  ///
  /// - Parameter coordinateSpace: The coordinate space of the locations.
  public nonisolated init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection
  public typealias Body = Never

  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    DragRecognizer(minimumDistance: 0, in: gesture.coordinateSpace) { Value($0) }
  }

  public static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Value>) {
    (recognizer as? DragRecognizer<Value>)?.space = gesture.coordinateSpace
  }
}

/// The current events of a ``SpatialEventGesture``, in the order in which their presses began.
public struct SpatialEventCollection: Equatable, Sendable {
  private let events: [Event]

  init(_ moment: DragMoment) { events = [Event(moment)] }

  /// The event with an identifier; `nil` if there is none.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

extension SpatialEventCollection: Collection {
  /// A position in the collection.
  public struct Index: Comparable, Sendable {
    let number: Int

    public static func < (a: Index, b: Index) -> Bool { a.number < b.number }
  }

  public var startIndex: Index { Index(number: 0) }

  public var endIndex: Index { Index(number: events.count) }

  public subscript(position: Index) -> Event { events[position.number] }

  public func index(after index: Index) -> Index { Index(number: index.number + 1) }
}

extension SpatialEventCollection {
  /// A press at a moment.
  public struct Event: Identifiable, Equatable, Sendable {
    /// The identifier of a press, which all its events share, and no other press on the view has.
    public struct ID: Hashable, Sendable {
      private let press: PressIdentity

      init(_ press: PressIdentity) { self.press = press }

      public static func == (a: ID, b: ID) -> Bool { a.press === b.press }

      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(press)) }
    }

    /// The source of an event.
    public enum Kind: Hashable, Sendable {
      /// A finger on a touch screen.
      case touch
      /// A pinch at the location of the content, which no supported device reports.
      case directPinch
      /// A pinch away from the content, which no supported device reports.
      case indirectPinch
      /// A mouse, a trackpad, or an input without a device, as in scripts and tests.
      case pointer
      /// A pen.
      case pencil
    }

    /// The progress of a press.
    public enum Phase: Hashable, Sendable {
      /// The press continues.
      case active
      /// The press has ended.
      case ended
      /// The press was canceled. Gestures do not report this phase, because no closure runs for a canceled press.
      case cancelled
    }

    /// The identifier of the press.
    public let id: ID

    /// The time on the host's clock, in seconds since the reference date.
    public let timestamp: TimeInterval

    /// The source of the event.
    public var kind: Kind

    /// The location of the pointer in the gesture's coordinate space, in points.
    public var location: CGPoint

    /// The progress of the press.
    public var phase: Phase

    /// The modifier keys that are pressed during the event.
    public var modifierKeys: EventModifiers

    init(_ moment: DragMoment) {
      id = ID(moment.press)
      timestamp = moment.time
      kind =
        switch moment.inputKinds {
        case .directTouch: .touch
        case .pencil: .pencil
        default: .pointer
        }
      location = moment.location
      phase = moment.isEnd ? .ended : .active
      modifierKeys = moment.modifiers
    }
  }
}
