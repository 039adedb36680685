/// The readers that may have written an object unnoticed.
///
/// An object notifies a view of one write per walk, so only the first writer of a pass is known.
///
/// Tested by `ObjectLoopTests`.
struct UnobservedWriters {
  /// The number of passes in which each reader may have written an object.
  private var passes: [LoopReaderID: Int] = [:]
  /// The last pass in which a write of an object was noticed.
  private var lastWrite = 0

  private static let mostReaders = 4_096
  private static let fewestPasses = 3

  /// The readers that have run often enough beside a writer to be writers as well.
  var likely: [LoopReaderID] { passes.filter { $0.value >= Self.fewestPasses }.map(\.key) }

  mutating func objectDidChange(in pass: Int) { lastWrite = pass }

  /// Records a reader without noticed writes, if another reader has written an object in the same pass.
  mutating func record(_ id: LoopReaderID, in pass: Int) {
    guard lastWrite == pass else { return }
    if passes[id] == nil, passes.count >= Self.mostReaders { return }
    passes[id, default: 0] += 1
  }
}
