#if !canImport(Combine)
  extension Publishers {
    /// A publisher that delivers the values of one subscription to all subscribers through a subject, after a call to
    /// `connect()`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that creates the subject.
      public let createSubject: () -> SubjectType
      private let known = Guarded<SubjectType?>(nil)

      /// Creates a publisher that shares one subscription.
      public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
        self.upstream = upstream
        self.createSubject = createSubject
      }

      private var subject: SubjectType {
        if let known = known.withLock({ $0 }) { return known }
        let new = createSubject()
        return known.withLock { known in
          if let known { return known }
          known = new
          return new
        }
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.subscribe(subscriber)
      }

      public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// A publisher that connects at its first subscriber, and disconnects after the last subscriber has left.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that is connected.
      public let upstream: Upstream

      private struct State {
        var subscribers = 0
        var connection: (any Cancellable)?
      }

      private let state = Guarded(State())

      /// Creates a publisher that connects automatically.
      public init(upstream: Upstream) { self.upstream = upstream }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let leave = AnyCancellable { [self] in subscriberDidLeave() }
        upstream.handleEvents(
          receiveCompletion: { _ in leave.cancel() }, receiveCancel: { leave.cancel() }
        ).subscribe(subscriber)
        let isFirst = state.withLock { state in
          state.subscribers += 1
          return state.subscribers == 1 && state.connection == nil
        }
        guard isFirst else { return }
        let connection = upstream.connect()
        let isUnwanted = state.withLock { state in
          if state.subscribers > 0 { state.connection = connection }
          return state.subscribers <= 0
        }
        if isUnwanted { connection.cancel() }
      }

      private func subscriberDidLeave() {
        let connection: (any Cancellable)? = state.withLock { state in
          state.subscribers -= 1
          if state.subscribers > 0 { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        connection?.cancel()
      }
    }

    /// A publisher that delivers the values of one subscription to all subscribers, as long as there are any.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

      /// Creates a publisher that shares one subscription.
      public init(upstream: Upstream) {
        self.upstream = upstream
        shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        shared.subscribe(subscriber)
      }

      public static func == (a: Share, b: Share) -> Bool { a === b }
    }
  }

  extension Publisher {
    /// Delivers the values of one subscription to all subscribers, as long as there are any.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

    /// Delivers the values of one subscription to all subscribers through a created subject, after a call to
    /// `connect()`.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
      Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers the values of one subscription to all subscribers through the given subject, after a call to
    /// `connect()`.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
      Publishers.Multicast(upstream: self) { subject }
    }
  }

  extension Publisher where Failure == Never {
    /// Sends no values before a call to `connect()`.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
      multicast { PassthroughSubject() }
    }
  }
#endif
