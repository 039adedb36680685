@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A horizontal arrangement of views with dividers. The views determine their widths; the dividers cannot be dragged.
public struct HSplitView<Content: View> {
  private let content: Content

  /// Creates a horizontal split view.
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

/// A vertical arrangement of views with dividers. The views determine their heights; the dividers cannot be dragged.
public struct VSplitView<Content: View> {
  private let content: Content

  /// Creates a vertical split view.
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
