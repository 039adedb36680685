extension NodeFlags {
  /// The item is animated or in a transition, or was until recently. The animator provides its displayed frame.
  @_transparent
  package static var isInMotion: NodeFlags { .isFeature1 }
  /// The container draws departing items in addition to its own.
  @_transparent
  package static var hasDepartures: NodeFlags { .isFeature2 }
}
