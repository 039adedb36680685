public import TributaryEngine

/// A view as a preview shows it: what `#Preview` makes.
public struct Preview {
  /// What it is called; `nil` for a preview without a name.
  public let name: String?

  /// What it is shown in.
  public let traits: [PreviewTrait<ViewTraits>]

  /// The views.
  public let body: @MainActor () -> any View

  /// The kind of traits that previews of views have.
  public enum ViewTraits {}

  /// - Parameters:
  ///   - name: What it is called.
  ///   - traits: What it is shown in; of several layouts the last counts.
  ///   - body: The views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }
}

/// Declares a preview: a view in a state worth looking at.
///
///     #Preview("A long name") {
///       Row(title: "Ananas comosus")
///     }
///
/// A program that holds it prints it with `--previews`, as it stands in its first frame. Optimized builds keep no previews.
///
/// - Parameters:
///   - name: What it is called.
///   - traits: What it is shown in.
///   - body: The views. Variables marked with `@Previewable` may stand at their head.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TributaryMacros", type: "PreviewMacro")

/// Lets a variable with state stand in the closure of a `#Preview`.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "TributaryMacros", type: "PreviewableMacro")

/// What `#Preview` declares: a type by which a program finds its previews. Sources do not name it.
public protocol PreviewDeclaration {
  /// Module and file, as `#fileID` has them.
  static var file: String { get }

  /// Counts from 1.
  static var line: Int { get }

  /// Makes the preview.
  @MainActor static func make() -> Preview
}
