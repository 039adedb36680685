@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
public import TributaryGeometry

extension ViewHost {
  /// Where a view stands in the root, after every offset, scale and rotation around it: the bounding box, in points.
  ///
  /// - Parameter identifier: What the view was given with `accessibilityIdentifier(_:)`. Of several, the first in view
  ///   order answers, and a note says so.
  /// - Returns: The frame of the last frame that was run; `nil` if no view carries the identifier.
  public func frame(of identifier: String) -> CGRect? {
    core.answering { core.node(identified: identifier)?.rootFrame(.model) }
  }

  /// The same as ``frame(of:)`` in the middle of an animation; `nil` once a departing view has gone.
  public func presentedFrame(of identifier: String) -> CGRect? {
    core.answering { core.node(identified: identifier, .shown)?.rootFrame(.shown) }
  }

  /// The value of a preference at the root, after the last frame.
  ///
  /// In a `reduce` or a transformation of the same key it is the default value, with
  /// `DiagnosticCode/reentrantUpdate`: the value is not there yet.
  public func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    let info = core.preferenceKey(key)
    let value = core.answerOnce(.preference(ObjectIdentifier(key))) {
      core.answering { core.root.contribution(to: info)?.value(of: key) }
    }
    return (value ?? nil) ?? K.defaultValue
  }

  /// Who wrote a preference, how it was folded, in order, and what hid it.
  ///
  /// All values are those that the frame has folded; none of the key's functions runs for the answer. Whether the value
  /// depends on how the views are grouped cannot be known so: ``probeGrouping(of:)`` finds out.
  public func explain<K: PreferenceKey>(_ key: K.Type) -> PreferenceTrace {
    let info = core.preferenceKey(key)
    let value = describe(preference(key))
    let trace = core.answerOnce(.explanation(ObjectIdentifier(key))) {
      core.answering { core.root.trace(info, hasFolds: true) }
    }
    return PreferenceTrace(key: info.name, entries: trace?.entries ?? [], value: value)
  }

  /// Every identifier in the tree, sorted; without those in views that a `ViewThatFits` does not show and on
  /// pages that are covered.
  public var identifiers: [String] { core.presentIdentifiers }
}
