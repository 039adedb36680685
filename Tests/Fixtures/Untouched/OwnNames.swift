import SwiftUI

// Types of an app with the names that expansions of macros use.
struct Preview { var title: String }
struct PreviewDeclaration {}
protocol EnvironmentKey {}
protocol FocusedValueKey {}
struct EmptyAnimatableData {}
struct AnimatablePair {}
struct MainActor {}

extension EnvironmentValues {
  @Entry var preview = Preview(title: "none")
  @Entry var caption: String?
}

extension FocusedValues {
  @Entry var chosen: Preview?
}

@Animatable
struct Wedge: Shape {
  var start: Double
  var sweep: CGFloat
  @AnimatableIgnored var isClosed = true

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

#Preview("Wedge") {
  @Previewable @State var sweep: CGFloat = 1
  Wedge(start: 0, sweep: sweep)
}

#Preview { Text(Preview(title: "own").title) }
