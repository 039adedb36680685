@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension ContentUnavailableView
where Label == TributaryControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      TributaryControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  @_disfavoredOverload
  public nonisolated init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init {
      TributaryControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a title, an image of an asset catalog, and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      TributaryControls.Label(title, image: name)
    } description: {
      description
    }
  }
}
