@MainActor struct PageContainerTests {
  /// A view that fills its page, with a frame relative to the container in front, and a smaller frame between them.
  private struct Page: View {
    var name = "a"
    var body: some View {
      ZStack {
        Color.clear.accessibilityIdentifier("\(name)-page")
        Block(name).containerRelativeFrame([.horizontal, .vertical]).frame(width: 10, height: 10)
      }
    }
  }

  /// A view that follows the settings that its content reads.
  private struct Following<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  /// The size of a relative frame, if it equals the size of its page.
  private func size<V: View>(_ host: ViewHost<V>, _ name: String = "a") -> String {
    host.extent(name) == host.extent("\(name)-page")
      ? host.extent(name)
      : "\(name): \(host.extent(name)) in "
        + host.extent("\(name)-page")
  }

  @Test(.claim("RELATIVE-13")) @MainActor func `A tab without its bar determines relative frames`() {
    // The bar is 49 points high.
    let host = settledHost(200, 200) { TabView { Page().tabItem { Text("tab") } } }
    expect(size(host), equals: "200 151")
    expect(size(host.played("resize 300,249")), equals: "300 200")
    let pages = settledHost(200, 200) { TabView { Page() }.tabViewStyle(.page) }
    expect(size(pages), equals: "200 200")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Observable fileprivate final class Settings {
    var bar = Visibility.visible
    var width: CGFloat = 120
    var tab = 0
  }

  @Test(.claim("RELATIVE-14")) @MainActor func `A page without its bar determines relative frames`() {
    let settings = Settings()
    let host = settledHost(200, 200) {
      Following {
        NavigationStack { Page().navigationTitle("Title").toolbar(settings.bar, for: .navigationBar) }
          .frame(width: settings.width, height: 150)
      }
    }
    let before = size(host)
    expect(before.hasPrefix("120 ") && before != "120 150")
    settings.bar = .hidden
    expect(size(host.updated()), equals: "120 150")
    settings.width = 90
    expect(size(host.updated()), equals: "90 150")
    settings.bar = .visible
    expect(size(host.updated()), equals: "90" + before.dropFirst(3))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A pushed page determines relative frames`() {
    let host = settledHost(200, 200) {
      NavigationStack(path: .constant([1])) { Text("root").navigationDestination(for: Int.self) { _ in Page() } }
        .frame(width: 120)
    }
    host.advance(by: 1)
    let size = size(host)
    expect(size.hasPrefix("120 ") && size != "120 200")
  }

  @Test(.claim("RELATIVE-15")) @MainActor func `A column determines relative frames`() {
    let settings = Settings()
    let host = settledHost(600, 200) {
      Following {
        NavigationSplitView(
          sidebar: { Page(name: "s").navigationSplitViewColumnWidth(settings.width) }, detail: { Page(name: "d") })
      }
    }
    expect(size(host, "s"), equals: "120 200")
    expect(size(host, "d").hasSuffix(" 200") && host.frame(of: "d")?.maxX == 600)
    expect((470...480).contains(host.frame(of: "d")?.width ?? 0))
    settings.width = 200
    expect(size(host.updated(), "s"), equals: "200 200")
    expect((390...400).contains(host.frame(of: "d")?.width ?? 0))
    expect(size(host.played("width 300"), "s"), equals: "300 200")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("RELATIVE-16")) @MainActor func `A sheet determines relative frames`() {
    let sheet = settledHost(300, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      Color.red.sheet(isPresented: .constant(true)) { Page().presentationDetents([.height(100)]) }
    }
    expect(size(sheet.advanced(by: 2)), equals: "300 100")
    let cover = settledHost(300, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      NavigationStack { Color.red.fullScreenCover(isPresented: .constant(true)) { Page() } }
        .frame(width: 100, height: 100)
    }
    expect(size(cover.advanced(by: 2)), equals: "300 370")
    cover.size.height = 300
    expect(size(cover.updated()), equals: "300 270")
  }

  @Test(.claim("RELATIVE-17")) @MainActor func `The nearest container determines a relative frame`() {
    play(400, 400, "| extent part = 48 10; extent third = 20 10; extent page = 100 10") {
      TabView {
        NavigationStack {
          HStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Block("part", nil, 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
                Block("third", nil, 10).containerRelativeFrame(.horizontal) { length, _ in length / 5 }
              }
            }
            .frame(width: 100)
            Block("page", nil, 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
          }
        }
        .frame(width: 200)
      }
    }
  }

  @Test(.claim("RELATIVE-18")) func `A page without a proposed height uses that of the scroll view around it`() {
    let host = settledHost(200, 100) {
      ScrollView { NavigationStack { Block("a", 10, nil).containerRelativeFrame(.vertical) } }
    }
    expect(host.extent("a"), equals: "10 100")
    host.size.height = 60
    play(host, "update | extent a = 10 60")
  }

  @Test @MainActor func `A hidden tab follows the size of the window when it is selected`() {
    let settings = Settings()
    let host = settledHost(200, 200) {
      Following {
        TabView(selection: .constant(settings.tab)) {
          Page(name: "a").tag(0)
          Page(name: "b").tag(1)
        }
      }
    }
    settings.tab = 1
    expect(size(host.updated(), "b"), equals: "200 151")
    host.play("resize 100,149")
    settings.tab = 0
    expect(size(host.updated(), "a"), equals: "100 100")
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A cell in a list of a page is relative to the list, and lazy rows follow its size`() {
    let host = navigationHost(200, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50) { row in Block("row\(row)").containerRelativeFrame(.vertical, count: 4, spacing: 0) }
        }
      }
    }
    expect(host.extent("row0"), equals: "200 50")
    host.size.height = 100
    expect(host.updated().extent("row0") == "200 25" && host.box("row3") == "0 75 200 25")
    expect(host.core.checkInvariants(), equals: [])
  }
}
