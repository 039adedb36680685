import Dispatch

struct Height: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Presence: PreferenceKey {
  static let defaultValue = false
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Publishes a length of this view, read behind it.
  func publishing<K: PreferenceKey>(
    _ key: K.Type, _ length: @escaping (GeometryProxy) -> CGFloat
  ) -> some View where K.Value == CGFloat {
    background(GeometryReader { proxy in Color.clear.preference(key: key, value: length(proxy)) })
  }
}

/// Returns a host of 400 × 400 points with characters 10 points wide.
@MainActor func makeHost<Content: View>(
  limits: UpdateLimits = UpdateLimits(), @ViewBuilder _ content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: 400, height: 400), limits: limits, content: content)
  host.environment.textMeasurer = FixedTextMeasurer(characterWidth: 10, lineHeight: 20)
  return host
}

/// Returns a host like `makeHost` after its first frame, which can contain a loop.
@MainActor func updatedLoopHost<Content: View>(
  limits: UpdateLimits = UpdateLimits(), @ViewBuilder _ content: () -> Content
) -> ViewHost<Content> {
  let host = makeHost(limits: limits, content)
  host.update()
  return host
}

/// Returns the first loop that the first frame of a view reports.
@MainActor func firstLoop(of view: some View, sourceLocation: SourceLocation = #_sourceLocation) throws -> FeedbackLoop
{ try #require(updatedLoopHost { view }.diagnostics.compactMap(\.loop).first, sourceLocation: sourceLocation) }

/// Runs frames, each after the pending work of the main queue, until there is a finding.
///
/// - Returns: The number of frames, which is at most the given number.
@MainActor func runFrames(of host: ViewHost<some View>, atMost limit: Int = 130) async -> Int {
  for frame in 1...limit {
    host.update()
    if !host.diagnostics.isEmpty { return frame }
    await runMainQueue()
  }
  return limit
}

/// Runs frames, each followed by the pending work of the main queue.
@MainActor func turn(_ host: ViewHost<some View>, _ count: Int) async {
  for _ in 0..<count {
    host.update()
    await runMainQueue()
  }
}

/// Resumes when the main queue has processed its pending work twice, and tasks have continued after each time.
@MainActor func runMainQueue() async {
  for _ in 0..<2 {
    await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { turn.resume() }
    }
    await Task.yield()
  }
}
