public import TributaryGeometry

// Haptic feedback as programs for phones request it. No supported device has haptics, so that the methods have no
// effect.

/// A request for haptic feedback, which has no effect.
@MainActor @preconcurrency
open class PlatformFeedbackGenerator {
  /// Creates a request.
  public nonisolated init() {}

  /// Prepares the device for feedback. This method has no effect.
  open func prepare() {}
}

/// A request for the feedback of an impact, which has no effect.
public final class PlatformImpactFeedback: PlatformFeedbackGenerator {
  /// The weight of the objects in an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Small or light objects.
    case light
    /// Objects of medium size or weight.
    case medium
    /// Large or heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  /// Creates a request for an impact of objects of a weight.
  public nonisolated init(style: FeedbackStyle) {}

  /// Creates a request for an impact of objects of a medium weight.
  override public nonisolated init() {}

  /// Plays the feedback. This method has no effect.
  public func impactOccurred() {}

  /// Plays the feedback with an intensity as a fraction from 0 to 1. This method has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A request for the feedback of a result, which has no effect.
public final class PlatformNotificationFeedback: PlatformFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task failed.
    case error
  }

  /// Plays the feedback. This method has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A request for the feedback of a changed selection, which has no effect.
public final class PlatformSelectionFeedback: PlatformFeedbackGenerator {
  /// Plays the feedback. This method has no effect.
  public func selectionChanged() {}
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of a request for haptic feedback on iOS.
  public typealias UIFeedbackGenerator = PlatformFeedbackGenerator

  /// The name of the feedback of an impact on iOS.
  public typealias UIImpactFeedbackGenerator = PlatformImpactFeedback

  /// The name of the feedback of a result on iOS.
  public typealias UINotificationFeedbackGenerator = PlatformNotificationFeedback

  /// The name of the feedback of a changed selection on iOS.
  public typealias UISelectionFeedbackGenerator = PlatformSelectionFeedback
#endif
