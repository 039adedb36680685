@testable import Tributary

/// A window with previews, which a test operates through its accessibility tree.
@MainActor
final class GalleryWindow {
  private let window: HostWindow<PreviewGallery>
  private let queue: PreviewFindingsQueue
  private var time = 0.0

  /// - Parameter size: A size at which the grid shows all previews and all variants.
  init(
    _ previews: [(heading: String, preview: Preview)], locale: String = "en_US",
    size: CGSize = CGSize(width: 1_000, height: 3_000)
  ) {
    let queue = PreviewFindingsQueue { _ in }
    let host = ViewHost(size: size) { PreviewGallery(previews: previews, queue: queue) }
    host.environment.locale = Locale(identifier: locale)
    window = HostWindow(host)
    self.queue = queue
    update()
  }

  /// Advances the window by a second, in which menus open and close.
  func update() {
    time += 1
    _ = window.frame(at: time)
  }

  /// The title of the page in the current frame.
  var title: String { window.frame(at: time).status.title }

  /// The elements of the current frame in view order.
  var elements: [WebElement] {
    update()
    return window.elements().elements
  }

  /// The labels of the buttons that show the number of findings.
  var badges: [String] { elements.map(\.label).filter { $0.hasSuffix(" finding") || $0.hasSuffix(" findings") } }

  /// Activates the first element with a label.
  func press(_ label: String) throws {
    let element = try #require(elements.first { $0.label == label }, "no element \(label)")
    window.handle(.element(element.id, isFocusOnly: false), at: time)
    update()
  }

  /// Determines the findings of all previews that requested them.
  func determineFindings() {
    update()
    while queue.determineNext() != nil {}
    update()
  }
}
