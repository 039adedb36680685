import TributaryAnimation
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryMotion

/// The pages of a navigation stack, or of a presented part of one.
///
///     root ── page of path[0] ── page of path[1] ── presented part
///                                                    └─ root ── page of its path[0] …
struct NavigationPages<Root: View> {
  let root: Root
  let path: Binding<[AnyHashable]>
  /// A binding to whether this part is presented; `nil` for the whole stack.
  let isPresented: Binding<Bool>?
  /// The model of the outer part.
  let outer: NavigationModel?
  @OwnedObject private var model = NavigationModel()

  init(root: Root, path: Binding<[AnyHashable]>, isPresented: Binding<Bool>? = nil, outer: NavigationModel? = nil) {
    self.root = root
    self.path = path
    self.isPresented = isPresented
    self.outer = outer
  }
}

extension NavigationPages: View, BuiltInComposite {
  var body: some View {
    let _ = model.adopt(path: path, isPresented: isPresented, outer: outer)
    PageStack(model) {
      NavigationPage(
        at: NavigationLocation(model: model, page: -1),
        back: isPresented == nil ? nil : NavigationPopAction(model: model, index: nil)
      ) { root }
      PushedPages(model: model, path: path)
    }
  }
}

/// The pages above the root page.
private struct PushedPages: View, BuiltInComposite {
  let model: NavigationModel
  let path: Binding<[AnyHashable]>

  /// A page of the path.
  private struct Page: Hashable {
    let index: Int
    let value: AnyHashable
  }

  /// The values whose changes are animated.
  private struct Shown: Equatable {
    let pages: [Page]
    let presentation: Int?
  }

  var body: some View {
    let pages = path.wrappedValue.enumerated().map { Page(index: $0, value: $1) }
    let _ = model.beginPages(count: pages.count)
    let presented = model.presented(onFirst: pages.count)
    Group {
      ForEach(pages, id: \.self) { page in
        NavigationPage(
          at: NavigationLocation(model: model, page: page.index),
          back: NavigationPopAction(model: model, index: page.index)
        ) {
          ValuePage(model: model, value: page.value)
        }
        .transition(.move(edge: .trailing))
      }
      if let presented, let number = presented.presentation, let isPresented = presented.isPresented {
        AnyView(PresentedPages(destination: presented.destination, isPresented: isPresented, outer: model))
          .transition(.move(edge: .trailing))
          .id(number)
      }
    }
    .animation(.navigation, value: Shown(pages: pages, presentation: presented?.presentation))
  }
}

extension Animation {
  /// The animation with which pages are pushed and popped.
  static var navigation: Animation { .spring(duration: 0.35, bounce: 0) }
}

/// The page of a value.
///
/// The body is evaluated again when another destination applies to the value, and no other page is. A page that is
/// popped is not created again: its value can refer to data that was removed together with the page.
private struct ValuePage: View, BuiltInComposite {
  let model: NavigationModel
  let value: AnyHashable
  @OwnedObject private var last = LastValue<AnyView>()

  init(model: NavigationModel, value: AnyHashable) {
    self.model = model
    self.value = value
  }

  private var page: AnyView? {
    last.update { model.destinationOfPage(for: value)?.page(for: value) }
  }

  var body: some View {
    if let page {
      page
    } else {
      Image(systemName: "exclamationmark.triangle").onAppear { model.reportIfMissing(value) }
    }
  }
}

/// A part of a navigation stack that a binding presents.
private struct PresentedPages: View, BuiltInComposite {
  let destination: NavigationDestination
  let isPresented: Binding<Bool>
  let outer: NavigationModel
  @State private var path: [AnyHashable] = []

  init(destination: NavigationDestination, isPresented: Binding<Bool>, outer: NavigationModel) {
    self.destination = destination
    self.isPresented = isPresented
    self.outer = outer
  }

  var body: some View {
    NavigationPages(root: PresentedRoot(destination: destination), path: $path, isPresented: isPresented, outer: outer)
  }
}

/// The root page of a stack that a state or a link presents.
private struct PresentedRoot: View, BuiltInComposite {
  let destination: NavigationDestination

  var body: some View { destination.page(for: nil) }
}
