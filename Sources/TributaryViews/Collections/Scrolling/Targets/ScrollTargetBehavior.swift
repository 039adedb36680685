@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Chooses where a scroll view comes to rest when input has moved it.
///
/// It is asked when a drag lets the content go, and for every turn of a wheel and every key that scrolls.
///
///     struct TopBehavior: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         if target.rect.minY < context.containerSize.height / 3 { target.rect.origin.y = 0 }
///       }
///     }
///
/// > Source: conformance SCROLL-70 to SCROLL-76.
public protocol ScrollTargetBehavior {
  /// What a behaviour is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content shall come to rest.
  ///
  /// - Parameters:
  ///   - target: The part that would be seen at the end without this behavior.
  ///   - context: What is known of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension View {
  /// Chooses where the scroll views in this view come to rest when input has moved them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let chosen = ChosenTargetBehavior(behavior: behavior)
    return environment(\.scrollTargetBehavior, chosen)
  }
}

/// The behavior of the scroll views in a part of the tree; `nil` lets content rest anywhere.
struct ChosenTargetBehavior: @unchecked Sendable {
  // Behaviors are values that views hold; what is read of them is read on the main actor.
  let behavior: (any ScrollTargetBehavior)?
}

struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: ChosenTargetBehavior { ChosenTargetBehavior(behavior: nil) }
}

extension EnvironmentValues {
  var scrollTargetBehavior: ChosenTargetBehavior {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}
