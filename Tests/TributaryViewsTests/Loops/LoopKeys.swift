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
