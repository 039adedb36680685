#if !canImport(Combine) && canImport(FoundationNetworking)
  extension URLSession {
    /// A publisher that loads the contents of a URL once for each subscriber.
    ///
    /// It sends one value and completes, or fails with the error of the transfer. The transfer starts with the first
    /// demand, and canceling the subscription cancels it. Values arrive on the delegate queue of the session.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      /// The request that each subscription sends.
      public let request: URLRequest
      /// The session that sends the request.
      public let session: URLSession

      /// Creates a publisher that sends a request in a session.
      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
        let subscription = DataTaskSubscription(request, session) { result in
          switch result {
          case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
          case .failure(let error): subscriber.receive(completion: .failure(error))
          }
        }
        subscriber.receive(subscription: subscription)
      }
    }

    /// Returns a publisher that loads the contents of a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Returns a publisher that sends a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }
  }

  /// The transfer of one subscriber. The lock guards the receiver and the task.
  ///
  /// The task is released as soon as it has a result: a task that is canceled later can stop the process, because the
  /// session no longer has it.
  private final class DataTaskSubscription: Subscription, @unchecked Sendable {
    typealias Receiver = (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void

    private let lock = NSLock()
    private let request: URLRequest
    private let session: URLSession
    private var receiver: Receiver?
    private var task: URLSessionDataTask?

    init(_ request: URLRequest, _ session: URLSession, receiver: @escaping Receiver) {
      self.request = request
      self.session = session
      self.receiver = receiver
    }

    func request(_ demand: Subscribers.Demand) {
      guard demand > .none else { return }
      let started = lock.withLock { () -> URLSessionDataTask? in
        guard receiver != nil, task == nil else { return nil }
        task = session.dataTask(with: request) { [self] data, response, error in
          if let response, error == nil {
            finish(.success((data: data ?? Data(), response: response)))
          } else {
            finish(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        return task
      }
      started?.resume()
    }

    func cancel() {
      let cancelled = lock.withLock { () -> URLSessionDataTask? in
        defer { (receiver, task) = (nil, nil) }
        return task
      }
      cancelled?.cancel()
    }

    /// Sends the result of the transfer, unless the subscription is canceled.
    private func finish(_ result: Result<URLSession.DataTaskPublisher.Output, URLError>) {
      let receive = lock.withLock { () -> Receiver? in
        defer { (receiver, task) = (nil, nil) }
        return receiver
      }
      receive?(result)
    }
  }
#endif
