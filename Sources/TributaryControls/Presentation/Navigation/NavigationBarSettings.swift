@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// What the views of a page want of its bar, apart from the title; `nil` where none has said anything.
struct NavigationBarSettings: Sendable {
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var isBackButtonHidden: Bool?
  var isLowerBarHidden: Bool?
  var areTabsHidden: Bool?
  /// Whether the bar has a ground, whatever is scrolled.
  var hasGround: Bool?
  /// What the ground of the bar is painted with.
  var ground: AnyShapeStyle?
  /// The scheme of colours of the bar.
  var colorScheme: ColorScheme?
  /// What stands below the title.
  var subtitle: Text?
  /// What the page is for.
  var role: ToolbarRole.Kind?
  /// Whether the title is not shown.
  var isTitleRemoved: Bool?
  /// What the bar looks like while something is scrolled under it.
  var edgeEffect: ScrollEdgeEffectStyle.Kind?

  /// These wishes with others for what they leave open.
  func completed(by other: NavigationBarSettings) -> NavigationBarSettings {
    NavigationBarSettings(
      titleDisplayMode: titleDisplayMode ?? other.titleDisplayMode, isHidden: isHidden ?? other.isHidden,
      isBackButtonHidden: isBackButtonHidden ?? other.isBackButtonHidden,
      isLowerBarHidden: isLowerBarHidden ?? other.isLowerBarHidden,
      areTabsHidden: areTabsHidden ?? other.areTabsHidden, hasGround: hasGround ?? other.hasGround,
      ground: ground ?? other.ground, colorScheme: colorScheme ?? other.colorScheme,
      subtitle: subtitle ?? other.subtitle, role: role ?? other.role,
      isTitleRemoved: isTitleRemoved ?? other.isTitleRemoved, edgeEffect: edgeEffect ?? other.edgeEffect)
  }
}

extension NavigationBarSettings: Equatable {
  static func == (a: NavigationBarSettings, b: NavigationBarSettings) -> Bool {
    a.titleDisplayMode == b.titleDisplayMode && a.isHidden == b.isHidden
      && a.isBackButtonHidden == b.isBackButtonHidden && a.isLowerBarHidden == b.isLowerBarHidden
      && a.areTabsHidden == b.areTabsHidden && a.hasGround == b.hasGround && a.colorScheme == b.colorScheme
      && a.subtitle == b.subtitle && a.role == b.role && a.isTitleRemoved == b.isTitleRemoved
      && a.edgeEffect == b.edgeEffect && hasSameGround(a, b)
  }

  private static func hasSameGround(_ a: NavigationBarSettings, _ b: NavigationBarSettings) -> Bool {
    guard let one = a.ground, let other = b.ground else { return a.ground == nil && b.ground == nil }
    return one.isEqual(to: other)
  }
}

extension View {
  nonisolated func navigationBar(_ settings: NavigationBarSettings) -> some View {
    transformPreference(NavigationBarKey.self) { $0 = $0.completed(by: settings) }
  }

  /// Sets how the title of the page that this view stands on is shown.
  ///
  /// It counts on every system, since the package draws the bar itself.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar(NavigationBarSettings(titleDisplayMode: displayMode))
  }

  /// Hides the bar of the page that this view stands on, or not; the page gets its room.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar(NavigationBarSettings(isHidden: hidden))
  }

  /// Hides the button that leads back from the page that this view stands on, or not.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar(NavigationBarSettings(isBackButtonHidden: hidesBackButton))
  }

  /// Sets the title of the page that this view stands on: an older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, file: StaticString = #fileID,
    line: UInt32 = #line
  ) -> some View {
    navigationTitle(title, file: file, line: line).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page that this view stands on: an older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode, file: file, line: line)
  }

  /// Sets the title of the page that this view stands on: an older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, file: StaticString = #fileID,
    line: UInt32 = #line
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode, file: file, line: line)
  }
}
