import Foundation
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

/// Claims of Apple's documentation about stored properties.
@MainActor @Suite struct StorageTests {
  private struct Width: View {
    @AppStorage("width") private var width = 10
    let name: String
    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  @Test(
    .claim(
      "STORAGE-01", "All views that show a key of the app's store are evaluated again when its value changes.",
      .documented, "Apple's documentation of AppStorage"))
  func `Views of one storage key change together`() {
    let host = settledHost(100, 100) {
      VStack {
        Width(name: "a")
        Width(name: "b")
      }
    }
    host.tap("a")
    #expect(host.frame(of: "a")?.width == 15)
    #expect(host.frame(of: "b")?.width == 15)
  }

  @Test(
    .claim(
      "STORAGE-02", "Without a store of its own a host keeps values in memory: what one test writes no other reads.",
      .decided, "SwiftUI uses the user's defaults; a picture that depends on what ran before is no test"))
  func `A new host does not read values of an earlier host`() {
    let host = settledHost(100, 100) { Width(name: "a") }
    host.tap("a")
    let other = settledHost(100, 100) { Width(name: "a") }
    expect(other.frame(of: "a")?.width, here: 10, inSwiftUI: 15)
  }

  private struct Kept: View {
    @SceneStorage("width") private var width = 10
    let name: String
    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  @Test(
    .claim(
      "STORAGE-03",
      "Values of scene storage are shared by the views of a scene, and apart from those of the app's store.",
      .documented, "Apple's documentation of SceneStorage"))
  func `A scene has separate values`() {
    let host = settledHost(100, 100) {
      VStack {
        Kept(name: "a")
        Kept(name: "b")
        Width(name: "c")
      }
    }
    host.tap("a")
    #expect(host.frame(of: "b")?.width == 15)
    #expect(host.frame(of: "c")?.width == 10)
  }
}
