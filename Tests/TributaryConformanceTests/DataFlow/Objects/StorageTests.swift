/// Claims of Apple's documentation about stored properties.
@MainActor struct StorageTests {
  private struct Width: View {
    @AppStorage("width") private var width = 10
    let name: String
    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  @Test(.claim("STORAGE-01")) @MainActor func `Views of one storage key change together`() {
    play(100, 100, "tap a | width a = 15; width b = 15") {
      VStack {
        Width(name: "a")
        Width(name: "b")
      }
    }
  }

  @Test(.claim("STORAGE-02")) @MainActor func `A new host does not read values of an earlier host`() {
    let host = settledHost(100, 100) { Width(name: "a") }
    host.tap("a")
    expect(settledHost(100, 100) { Width(name: "a") }.frame(of: "a")?.width, here: 10, inSwiftUI: 15)
  }

  private struct Kept: View {
    @SceneStorage("width") private var width = 10
    let name: String
    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  @Test(.claim("STORAGE-03")) @MainActor func `A scene has separate values`() {
    play(100, 100, "tap a | width b = 15; width c = 10") {
      VStack {
        Kept(name: "a")
        Kept(name: "b")
        Width(name: "c")
      }
    }
  }
}
