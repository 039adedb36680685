public import TributaryGeometry

// Haptic feedback as programs for phones request it. No supported device has haptics, so that the methods have no
// effect.

/// A request for haptic feedback, which has no effect.
@MainActor @preconcurrency
open class PlatformFeedbackGenerator {
  /// Creates a request for feedback.
  public nonisolated init() {}

  /// Prepares the device for feedback. The method has no effect.
  open func prepare() {}
}

/// A request for the feedback of an impact, which has no effect.
public final class PlatformImpactFeedback: PlatformFeedbackGenerator {
  /// The weight or the hardness of the objects in an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact between small or light objects.
    case light
    /// An impact between objects of medium size or weight.
    case medium
    /// An impact between large or heavy objects.
    case heavy
    /// An impact between soft objects.
    case soft
    /// An impact between rigid objects.
    case rigid
  }

  /// Creates a request for an impact of a given style.
  public nonisolated init(style: FeedbackStyle) {}

  /// Creates a request for an impact of medium weight.
  override public nonisolated init() {}

  /// Plays the feedback. The method has no effect.
  public func impactOccurred() {}

  /// Plays the feedback with an intensity as a fraction from 0 to 1. The method has no effect.
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

  /// Plays the feedback. The method has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A request for the feedback of a changed selection, which has no effect.
public final class PlatformSelectionFeedback: PlatformFeedbackGenerator {
  /// Plays the feedback. The method has no effect.
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
