#if !canImport(Combine)
  public import Foundation

  extension NotificationCenter {
    /// Sends the notifications of a name.
    public struct Publisher: TributaryCombine.Publisher, Equatable {
      public typealias Output = Notification
      public typealias Failure = Never

      /// Where the notifications are posted.
      public let center: NotificationCenter
      /// Their name.
      public let name: Notification.Name
      /// The object that they come from; `nil` for any.
      public let object: AnyObject?

      /// A publisher of notifications.
      public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
        self.center = center
        self.name = name
        self.object = object
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
        let outlet = Outlet(subscriber, surplus: .isDropped)
        let center = HandedValue(center)
        let send = HandedValue<(Notification) -> Void>({ outlet.send($0) })
        let token = HandedValue(
          self.center.addObserver(forName: name, object: object, queue: nil) { send.value($0) })
        outlet.connect(.init(didCancel: { center.value.removeObserver(token.value) }))
      }

      public static func == (a: Publisher, b: Publisher) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
      }
    }

    /// A publisher of the notifications of a name, of one object or of any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
      Publisher(center: self, name: name, object: object)
    }
  }

  /// A value that is only handed on.
  private struct HandedValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
#endif
