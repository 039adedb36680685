@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The options that the views of a sheet set; `nil` for options that no view sets.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: DetentBinding?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var confirmation: DismissalConfirmation?
  var cornerRadius: CGFloat?
  var sizing: SizingPreference?
  var interaction: PresentationBackgroundInteraction?

  /// A binding to the selected detent, which is compared like the input of a view.
  struct DetentBinding: Equatable {
    let selection: Binding<PresentationDetent>

    static func == (a: Self, b: Self) -> Bool { a.selection.isKnownEqual(to: b.selection) }
  }

  /// Returns these options, with missing ones from other options.
  func completed(by other: PresentationOptions) -> PresentationOptions {
    PresentationOptions(
      detents: detents ?? other.detents, selection: selection ?? other.selection,
      dragIndicator: dragIndicator ?? other.dragIndicator,
      isDismissDisabled: isDismissDisabled ?? other.isDismissDisabled,
      confirmation: confirmation ?? other.confirmation,
      cornerRadius: cornerRadius ?? other.cornerRadius, sizing: sizing ?? other.sizing,
      interaction: interaction ?? other.interaction)
  }
}

extension PresentationOptions {
  /// Returns the action with which the user dismisses a presentation; `nil` if interactive dismissal is disabled. If a
  /// view asks for a confirmation, the action presents its dialog instead.
  func interactiveDismissal(of isPresented: Binding<Bool>) -> (() -> Void)? {
    if isDismissDisabled == true { return nil }
    return { [confirmation] in
      if let confirmation {
        confirmation.asked.wrappedValue = PresentationBinding(isPresented: isPresented)
      } else {
        isPresented.wrappedValue = false
      }
    }
  }
}

extension View {
  nonisolated func presentation(_ options: PresentationOptions) -> some View {
    transformPreference(PresentationKey.self) { $0 = $0.completed(by: options) }
  }

  /// Sets the heights of the sheet that contains this view. The sheet is presented at the lowest one.
  ///
  /// - Parameter detents: The heights; an empty set is equivalent to the large detent.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation(PresentationOptions(detents: detents))
  }

  /// Sets the heights of the sheet that contains this view, with a binding to the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights; an empty set is equivalent to the large detent.
  ///   - selection: The current height; a value that is not in the set selects the lowest one.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation(
      PresentationOptions(detents: detents, selection: PresentationOptions.DetentBinding(selection: selection)))
  }

  /// Shows or hides the drag indicator of the sheet that contains this view. By default, draggable sheets show it.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation(PresentationOptions(dragIndicator: visibility))
  }

  /// Sets the radius of the upper corners of the sheet that contains this view, in points; `nil` for the default
  /// radius.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation(PresentationOptions(cornerRadius: cornerRadius))
  }

  /// Disables the interactive dismissal of the sheet that contains this view: by a drag, a tap outside it, and Escape.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation(PresentationOptions(isDismissDisabled: isDisabled))
  }
}

/// The preference for options of a sheet. The last value among siblings and the innermost of nested ones apply.
struct PresentationKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value = nextValue().completed(by: value)
  }
}

/// The adaptation of a presentation to a compact size.
public struct PresentationAdaptation: Equatable, Sendable {
  private let number: UInt8

  /// The default adaptation of the system.
  public static let automatic = PresentationAdaptation(number: 0)
  /// No adaptation.
  public static let none = PresentationAdaptation(number: 1)
  /// Adaptation to a popover.
  public static let popover = PresentationAdaptation(number: 2)
  /// Adaptation to a sheet.
  public static let sheet = PresentationAdaptation(number: 3)
  /// Adaptation to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(number: 4)
}

extension View {
  /// Sets the adaptation of the enclosing presentation to a compact size. The modifier has no effect.
  ///
  /// As on macOS, presentations do not adapt: a popover remains a popover in a narrow window.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Sets the adaptation of the enclosing presentation to a compact width or height. The modifier has no effect.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }
}
