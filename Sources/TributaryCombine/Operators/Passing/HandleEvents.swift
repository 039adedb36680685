#if !canImport(Combine)
  import Foundation

  extension Publishers {
    /// A publisher that runs closures for the events of a subscription.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that runs when the subscription is received.
      public var receiveSubscription: ((any Subscription) -> Void)?
      /// A closure that runs before a value is delivered.
      public var receiveOutput: ((Output) -> Void)?
      /// A closure that runs before the completion is delivered.
      public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
      /// A closure that runs when the subscriber cancels.
      public var receiveCancel: (() -> Void)?
      /// A closure that runs when the subscriber requests values.
      public var receiveRequest: ((Subscribers.Demand) -> Void)?

      /// Creates a publisher that runs closures for the events of a subscription.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - receiveSubscription: A closure that runs when the subscription is received.
      ///   - receiveOutput: A closure that runs before a value is delivered.
      ///   - receiveCompletion: A closure that runs before the completion is delivered.
      ///   - receiveCancel: A closure that runs when the subscriber cancels.
      ///   - receiveRequest: A closure that runs when the subscriber requests values.
      public init(
        upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
      ) {
        self.upstream = upstream
        self.receiveSubscription = receiveSubscription
        self.receiveOutput = receiveOutput
        self.receiveCompletion = receiveCompletion
        self.receiveCancel = receiveCancel
        self.receiveRequest = receiveRequest
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let watched = AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            receiveSubscription?(subscription)
            subscriber.receive(
              subscription: WatchedSubscription(subscription, request: receiveRequest, cancel: receiveCancel))
          },
          receiveValue: { value in
            receiveOutput?(value)
            let more = subscriber.receive(value)
            if more > 0 { receiveRequest?(more) }
            return more
          },
          receiveCompletion: { completion in
            receiveCompletion?(completion)
            subscriber.receive(completion: completion)
          })
        upstream.subscribe(watched)
      }
    }
  }

  /// A subscription that notifies the operator of requests and of its cancellation.
  private final class WatchedSubscription: Subscription {
    private let subscription: any Subscription
    private let didRequest: ((Subscribers.Demand) -> Void)?
    private let didCancel: (() -> Void)?

    init(
      _ subscription: any Subscription, request: ((Subscribers.Demand) -> Void)?, cancel: (() -> Void)?
    ) {
      self.subscription = subscription
      didRequest = request
      didCancel = cancel
    }

    func request(_ demand: Subscribers.Demand) {
      didRequest?(demand)
      subscription.request(demand)
    }

    func cancel() {
      didCancel?()
      subscription.cancel()
    }
  }

  extension Publisher {
    /// Runs closures for the events of a subscription.
    ///
    /// - Parameters:
    ///   - receiveSubscription: A closure that runs for the subscription.
    ///   - receiveOutput: A closure that runs for each value.
    ///   - receiveCompletion: A closure that runs for the completion.
    ///   - receiveCancel: A closure that runs when the subscription is canceled.
    ///   - receiveRequest: A closure that runs for each request.
    public func handleEvents(
      receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
      Publishers.HandleEvents(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints the events of a subscription, each line with a prefix.
    public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
      let line = { (text: String) in Swift.print(prefix.isEmpty ? text : "\(prefix): \(text)") }
      return handleEvents(
        receiveSubscription: { line("receive subscription: (\($0))") },
        receiveOutput: { line("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: line("receive finished")
          case .failure(let error): line("receive error: (\(error))")
          }
        }, receiveCancel: { line("receive cancel") }, receiveRequest: { line("request \($0)") })
    }
  }

  extension Publishers {
    /// A publisher that stops the program in a debugger when a closure returns `true`.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// The publisher that provides the values.
      public let upstream: Upstream
      /// A closure that returns whether to stop when the subscription is received.
      public let receiveSubscription: ((any Subscription) -> Bool)?
      /// A closure that returns whether to stop before a value is delivered.
      public let receiveOutput: ((Upstream.Output) -> Bool)?
      /// A closure that returns whether to stop before the completion is delivered.
      public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
      var stop: () -> Void = { raise(SIGTRAP) }

      /// Creates a publisher that stops the program when a closure returns `true`.
      ///
      /// - Parameters:
      ///   - upstream: The publisher that provides the values.
      ///   - receiveSubscription: A closure that returns whether to stop when the subscription is received.
      ///   - receiveOutput: A closure that returns whether to stop before a value is delivered.
      ///   - receiveCompletion: A closure that returns whether to stop before the completion is delivered.
      public init(
        upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Upstream.Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
      ) {
        self.upstream = upstream
        self.receiveSubscription = receiveSubscription
        self.receiveOutput = receiveOutput
        self.receiveCompletion = receiveCompletion
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (receiveSubscription, receiveOutput) = (receiveSubscription, receiveOutput)
        let (receiveCompletion, stop) = (receiveCompletion, stop)
        upstream.handleEvents(
          receiveSubscription: { if receiveSubscription?($0) == true { stop() } },
          receiveOutput: { if receiveOutput?($0) == true { stop() } },
          receiveCompletion: { if receiveCompletion?($0) == true { stop() } }
        )
        .subscribe(subscriber)
      }
    }
  }

  extension Publisher {
    /// Stops the program in a debugger when a closure returns `true`. Without a debugger, the program terminates.
    ///
    /// - Parameters:
    ///   - receiveSubscription: A closure that returns whether to stop at a subscription; `nil` never stops.
    ///   - receiveOutput: A closure that returns whether to stop at a value; `nil` never stops.
    ///   - receiveCompletion: A closure that returns whether to stop at a completion; `nil` never stops.
    public func breakpoint(
      receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
      Publishers.Breakpoint(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion)
    }

    /// Stops the program in a debugger when this publisher fails. Without a debugger, the program terminates.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
      breakpoint(receiveCompletion: { completion in
        if case .failure = completion { true } else { false }
      })
    }
  }
#endif
