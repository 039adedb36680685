@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// Views side by side, with lines between them. Their widths follow from the views: nobody drags the lines.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Views side by side.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View, NamedComposite {
  public var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Divider() }
          subview
        }
      }
    }
  }
}

/// Views below one another, with lines between them. Their heights follow from the views: nobody drags the lines.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Views below one another.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View, NamedComposite {
  public var body: some View {
    VStack(spacing: 0) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Divider() }
          subview
        }
      }
    }
  }
}
