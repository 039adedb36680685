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

  @Test(.claim("STORAGE-01")) func `Views of one storage key change together`() {
    let host = settledHost(100, 100) {
      VStack {
        Width(name: "a")
        Width(name: "b")
      }
    }
    host.tap("a")
    expect(host.frame(of: "a")?.width, equals: 15)
    expect(host.frame(of: "b")?.width, equals: 15)
  }

  @Test(.claim("STORAGE-02")) func `A new host does not read values of an earlier host`() {
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

  @Test(.claim("STORAGE-03")) func `A scene has separate values`() {
    let host = settledHost(100, 100) {
      VStack {
        Kept(name: "a")
        Kept(name: "b")
        Width(name: "c")
      }
    }
    host.tap("a")
    expect(host.frame(of: "b")?.width, equals: 15)
    expect(host.frame(of: "c")?.width, equals: 10)
  }
}
