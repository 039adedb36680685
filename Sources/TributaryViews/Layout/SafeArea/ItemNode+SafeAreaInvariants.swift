import TributaryGeometry

extension ItemNode {
  /// What this item remembers of safe areas and is not true now, as a sentence, for tests; `nil` if all is.
  package final var brokenSafeAreaInvariant: String? {
    // What is concealed is not placed.
    if let region = self as? SafeAreaInsetNode, !isAbsent(.concealed), !region.coveredIsTrue {
      return "What a bar covers is its length and the gap, on its edge."
    }
    if let reaching = self as? IgnoresSafeAreaNode, !isAbsent(.concealed), !reaching.reachIsTrue {
      return "What ignores the safe area reaches as far as its surroundings cover."
    }
    return nil
  }
}
