import Dispatch
import TributaryGeometry

/// The input of a session: it waits for bytes, for the wake pipe, and for work on the main queue, and collects a batch
/// of bytes at a time.
///
/// The main run loop performs the wait. It sleeps until there is work on the main queue, and so serves the timers, the
/// `DispatchQueue.main.async` blocks, and the main-actor tasks of the program. Two dispatch sources on that queue
/// report input and the pipe. An idle session sleeps in the kernel. The run loop cannot run inside a block of the main
/// queue or off the main thread (in an asynchronous `main` on Linux). In these cases `poll` waits, and work on the main
/// queue is deferred until the session ends.
@MainActor final class SessionInput {
  private let device: TerminalDevice
  private let pipe: WakePipe
  private var sources: [any DispatchSourceRead] = []

  private(set) var hasEnded = false
  private var bytes: [UInt8] = []
  private var reasons: Set<WakePipe.Reason> = []

  init(device: TerminalDevice, pipe: WakePipe = .shared) {
    self.device = device
    self.pipe = pipe
    sources = [device.input, pipe.readEnd].filter { $0 >= 0 }.map { file in
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.collect() }
      }
      source.resume()
      return source
    }
  }

  func close() {
    for source in sources { source.cancel() }
    sources = []
  }

  /// The number of bytes that are collected at a time. Without a limit, a terminal that sends continuously would block
  /// the session.
  private static let batch = 16 << 10

  /// Whether the batch is full, so that more bytes may be available.
  private(set) var hasMore = false

  /// Reads the available bytes, up to a batch.
  private func collect() {
    reasons.formUnion(pipe.receive())
    while !hasEnded {
      hasMore = bytes.count >= Self.batch
      if hasMore { return }
      switch device.readAvailable() {
      case .bytes(let read): bytes.append(contentsOf: read)
      case .nothing: return
      case .ended:
        hasEnded = true
        // A file at its end remains readable indefinitely.
        close()
      }
    }
  }

  /// Waits until an event may have occurred.
  ///
  /// - Parameter seconds: The maximum wait in seconds: 0 only polls, `nil` waits indefinitely.
  func wait(_ seconds: Double?) {
    collect()
    let isReady = hasEnded || !bytes.isEmpty || !reasons.isEmpty
    let limit = isReady ? 0 : seconds
    let until = limit.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
    if !RunLoop.main.run(mode: .default, before: until), !isReady {
      let milliseconds = limit.map { Int32(min(max($0 * 1000, 0).rounded(.up), 1e6)) } ?? -1
      _ = TerminalDevice.wait(for: [device.input, pipe.readEnd], milliseconds: milliseconds)
    }
    collect()
  }

  /// Returns the bytes since the last call, at most a batch plus one read.
  func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Returns the reasons for which the session was woken since the last call.
  func takeReasons() -> Set<WakePipe.Reason> {
    defer { reasons = [] }
    return reasons
  }
}
