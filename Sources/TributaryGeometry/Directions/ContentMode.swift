/// How content of a fixed ratio meets a frame of another ratio.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as goes into the frame.
  case fit
  /// As small as covers the frame.
  case fill
}
