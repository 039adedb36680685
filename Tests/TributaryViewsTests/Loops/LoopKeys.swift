import Dispatch
import TributaryViews
import Foundation
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryHost

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
@MainActor
func makeHost<Content: View>(
  limits: UpdateLimits = UpdateLimits(), @ViewBuilder _ content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: CGSize(width: 400, height: 400), limits: limits, content: content)
  host.environment.textMeasurer = FixedTextMeasurer(characterWidth: 10, lineHeight: 20)
  return host
}

/// Runs frames, each after the pending work of the main queue, until there is a finding.
///
/// - Returns: The number of frames, which is at most the given number.
@MainActor
func runFrames(of host: ViewHost<some View>, atMost limit: Int = 130) async -> Int {
  for frame in 1...limit {
    host.update()
    if !host.diagnostics.isEmpty { return frame }
    await runMainQueue()
  }
  return limit
}

/// Resumes when the main queue has processed its pending work twice, and tasks have continued after each time.
@MainActor
func runMainQueue() async {
  for _ in 0..<2 {
    await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { turn.resume() }
    }
    await Task.yield()
  }
}
