public import Foundation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a progress view that follows a progress object, with the descriptions of the object as labels.
  ///
  /// Foundation does not notify observers of a progress object on Linux, and its descriptions are empty there. While
  /// the view is in the tree, the host therefore reads the object at each update, and ten times a second on its clock
  /// until the progress is finished or canceled. The view is evaluated only after a change.
  ///
  /// > Source: conformance CONTROL-161.
  public nonisolated init(_ progress: Progress) {
    self.init()
    self.progress = progress
  }
}

/// The displayed values of a progress object.
struct ProgressValues: Equatable {
  /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
  let fraction: Double?
  /// The description of the task; `nil` if it is empty.
  let description: String?
  /// The description of the completed amount; `nil` if it is empty.
  let addition: String?
  /// Whether the values do not change any more.
  let isFinal: Bool

  init(_ progress: Progress) {
    let isEnded = progress.isFinished || progress.isCancelled
    fraction = progress.isIndeterminate && !isEnded ? nil : progress.fractionCompleted.orZero.asFraction
    description = progress.localizedDescription.flatMap { $0.isEmpty ? nil : $0 }
    addition = progress.localizedAdditionalDescription.flatMap { $0.isEmpty ? nil : $0 }
    isFinal = isEnded
  }
}
