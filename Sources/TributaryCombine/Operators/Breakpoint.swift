#if !canImport(Combine)
  import Foundation

  extension Publishers {
    /// Stops the program in a debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// Whether to stop when a subscription comes.
      public let receiveSubscription: ((any Subscription) -> Bool)?
      /// Whether to stop before a value is handed on.
      public let receiveOutput: ((Upstream.Output) -> Bool)?
      /// Whether to stop before the end is handed on.
      public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
      var stop: () -> Void = { raise(SIGTRAP) }

      /// A publisher that stops the program when a closure says so.
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
    /// Stops the program in a debugger when a closure says so; without a debugger the program ends.
    public func breakpoint(
      receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
      Publishers.Breakpoint(
        upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
        receiveCompletion: receiveCompletion)
    }

    /// Stops the program in a debugger when an error comes; without a debugger the program ends.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
      breakpoint(receiveCompletion: { completion in
        if case .failure = completion { true } else { false }
      })
    }
  }
#endif
