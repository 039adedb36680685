/// What a snapshot shows of a view. All are text: equal views give equal bytes on every machine.
public enum SnapshotFormat: String, Sendable, CaseIterable {
  /// The picture in characters, one line a row of 16 points.
  case picture
  /// The picture as an SVG document.
  case svg
  /// The views, with identifiers, texts and frames.
  case tree
  /// The frames of all identifiers.
  case frames

  /// How the names of files end.
  var ending: String { self == .svg ? "svg" : "\(rawValue).txt" }
}
