#if !canImport(Combine)
  /// The types around subscribers.
  public enum Subscribers {}
#endif
