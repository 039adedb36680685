@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// The settings that the views of a page set for its bar, apart from the title; `nil` for settings that no view sets.
struct NavigationBarSettings {
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var isBackButtonHidden: Bool?
  var isLowerBarHidden: Bool?
  /// Whether the bar has a background, independent of scrolling.
  var hasGround: Bool?
  /// The style of the background of the bar.
  var ground: AnyShapeStyle?
  /// The color scheme of the bar.
  var colorScheme: ColorScheme?
  /// The text below the title.
  var subtitle: Text?
  /// The role of the page.
  var role: ToolbarRole.Kind?
  /// Whether the title is hidden.
  var isTitleRemoved: Bool?
  /// The appearance of the bar while content is scrolled under it.
  var edgeEffect: ScrollEdgeEffectStyle.Kind?
  /// When scrolling minimizes the bar.
  var minimization: ToolbarMinimizationBehavior.Kind?
  /// When a minimized bar is restored.
  var restoration: ToolbarMinimizationRestoration.Kind?
  /// Whether the space of a minimized bar becomes part of the safe area.
  var adjustsSafeArea: Bool?
  /// The background of the page.
  var pageBackground: PageBackground?

  /// These settings without the background of the page.
  var withoutPageBackground: NavigationBarSettings {
    var settings = self
    settings.pageBackground = nil
    return settings
  }

  /// Returns these settings, with missing ones from other settings.
  func completed(by other: NavigationBarSettings) -> NavigationBarSettings {
    NavigationBarSettings(
      titleDisplayMode: titleDisplayMode ?? other.titleDisplayMode, isHidden: isHidden ?? other.isHidden,
      isBackButtonHidden: isBackButtonHidden ?? other.isBackButtonHidden,
      isLowerBarHidden: isLowerBarHidden ?? other.isLowerBarHidden,
      hasGround: hasGround ?? other.hasGround,
      ground: ground ?? other.ground, colorScheme: colorScheme ?? other.colorScheme,
      subtitle: subtitle ?? other.subtitle, role: role ?? other.role,
      isTitleRemoved: isTitleRemoved ?? other.isTitleRemoved, edgeEffect: edgeEffect ?? other.edgeEffect,
      minimization: minimization ?? other.minimization, restoration: restoration ?? other.restoration,
      adjustsSafeArea: adjustsSafeArea ?? other.adjustsSafeArea, pageBackground: pageBackground ?? other.pageBackground)
  }
}

extension NavigationBarSettings: Equatable {
  static func == (a: NavigationBarSettings, b: NavigationBarSettings) -> Bool {
    a.titleDisplayMode == b.titleDisplayMode && a.isHidden == b.isHidden
      && a.isBackButtonHidden == b.isBackButtonHidden && a.isLowerBarHidden == b.isLowerBarHidden
      && a.hasGround == b.hasGround && a.colorScheme == b.colorScheme
      && a.subtitle == b.subtitle && a.role == b.role && a.isTitleRemoved == b.isTitleRemoved
      && a.edgeEffect == b.edgeEffect && a.minimization == b.minimization && a.restoration == b.restoration
      && a.adjustsSafeArea == b.adjustsSafeArea && areEqual(a.ground, b.ground) && a.pageBackground == b.pageBackground
  }

  private static func areEqual(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isEqual(to: b)
  }
}

extension View {
  nonisolated func navigationBar(_ settings: NavigationBarSettings) -> some View {
    transformPreference(NavigationBarKey.self) { $0 = $0.completed(by: settings) }
  }

  /// Sets the display mode of the title of the page that contains this view.
  ///
  /// The mode has the same effect on every system, because the bar is not a system component.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar(NavigationBarSettings(titleDisplayMode: displayMode))
  }

  /// Hides or shows the bar of the page that contains this view. A page without a bar also occupies the space of the
  /// bar.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar(NavigationBarSettings(isHidden: hidden))
  }

  /// Hides or shows the back button of the page that contains this view.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar(NavigationBarSettings(isBackButtonHidden: hidesBackButton))
  }

  /// Sets the title of the page that contains this view. Deprecated: use `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - displayMode: The way in which the bar displays the title.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, file: StaticString = #fileID,
    line: UInt32 = #line
  ) -> some View {
    navigationTitle(title, file: file, line: line).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that contains this view. Deprecated: use `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - displayMode: The way in which the bar displays the title.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode, file: file, line: line)
  }

  /// Sets the title of the page that contains this view. Deprecated: use `navigationTitle(_:)` and
  /// `navigationBarTitleDisplayMode(_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - displayMode: The way in which the bar displays the title.
  ///   - file: The module and file of the call, for diagnostics.
  ///   - line: The line number of the call, from 1.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, file: StaticString = #fileID,
    line: UInt32 = #line
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode, file: file, line: line)
  }
}
