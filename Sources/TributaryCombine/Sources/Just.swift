#if !canImport(Combine)
  /// A publisher that sends one value and ends.
  public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// What is sent to everybody who asks.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.send(output)
      outlet.finish(.finished)
      outlet.connect()
    }
  }

  extension Just: Equatable where Output: Equatable {}
#endif
