/// Where a write between two frames comes from, as far as it shows.
package enum WriteOrigin: Equatable {
  /// A task that an action of this host has started.
  case traced(LoopReaderID)
  /// An action of another host whose last frames had no cause from outside either: both show one model.
  case otherHost
  /// Work that was put on the main queue while the last frame ran.
  case queuedInFrame
  /// Work that has run on the main queue since.
  case later
  /// Whoever runs the frames: nothing else has run on the main queue since the last one.
  case direct
}
