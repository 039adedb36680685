import Dispatch
import TributaryGeometry

/// Waits for bytes, for the wake pipe and for work on the main queue, and collects the bytes, no more than a batch at a time.
///
/// The main run loop does the waiting. It sleeps until there is work on the main queue, and so serves the timers, the
/// `DispatchQueue.main.async` blocks and the main-actor tasks of the program; two dispatch sources on that queue tell it of input and of the
/// pipe. An idle session is asleep in the kernel. Inside a block of the main queue, or off the main thread (an asynchronous `main` on Linux),
/// the run loop cannot be run; there `poll` waits, and work on the main queue waits until the session ends.
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

  /// How many bytes are collected before somebody takes them. A terminal that sends without end would hold the session here.
  private static let batch = 16 << 10

  /// Whether the batch is full, so that there may be more to read.
  private(set) var hasMore = false

  /// Reads what is there, up to a batch.
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
        // A file that has ended can be read for ever.
        close()
      }
    }
  }

  /// Waits until something may have happened.
  ///
  /// - Parameter seconds: At most; 0 only looks, `nil` waits without end.
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

  /// The bytes that came since the last call, at most a batch and what one read gives.
  func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Why the session was woken since the last call.
  func takeReasons() -> Set<WakePipe.Reason> {
    defer { reasons = [] }
    return reasons
  }
}
