#if os(Linux)
  import Foundation
  import FoundationNetworking
  import TributaryCombine
  import TributaryFoundation

  /// Answers requests for the host `answers.test`, leaves those for `silent.test` without an answer, and fails all
  /// others, without a network.
  private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}
    override func startLoading() {
      guard let url = request.url, url.host != "silent.test" else { return }
      guard url.host == "answers.test" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("[7]".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// `URLSession.DataTaskPublisher` sends one value and completes, or fails with a `URLError`.
  struct DataTaskPublisherTests {
    private var session: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Answers.self]
      return URLSession(configuration: configuration)
    }

    private func numbers(_ address: String) -> some Publisher<[Int], any Error> {
      session.dataTaskPublisher(for: URL(string: address)!).map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder())
    }

    @Test func `A publisher sends the data of the response and completes`() async throws {
      var received: [[Int]] = []
      for try await value in numbers("https://answers.test/a").values { received.append(value) }
      expect(received, equals: [[7]])
    }

    @Test func `Each subscriber starts a transfer`() async throws {
      let publisher = numbers("https://answers.test/a")
      var received: [[Int]] = []
      for _ in 0..<2 { for try await value in publisher.values { received.append(value) } }
      expect(received, equals: [[7], [7]])
    }

    @Test func `A failed transfer fails with its error`() async throws {
      await #expect(throws: URLError.self) {
        for try await _ in numbers("https://nowhere.test/a").values {}
      }
    }

    @Test func `A canceled subscription receives nothing`() async throws {
      let (results, continuation) = AsyncStream.makeStream(of: String.self)
      let session = session
      let canceled = session.dataTaskPublisher(for: URL(string: "https://silent.test/a")!).sink { _ in
        continuation.yield("ended")
      } receiveValue: { _ in
        continuation.yield("canceled")
      }
      canceled.cancel()
      let second = session.dataTaskPublisher(for: URL(string: "https://answers.test/a")!).sink { _ in
        continuation.finish()
      } receiveValue: { _ in
        continuation.yield("kept")
      }
      var received: [String] = []
      for await result in results { received.append(result) }
      expect(received, equals: ["kept"])
      second.cancel()
    }
  }
#endif
