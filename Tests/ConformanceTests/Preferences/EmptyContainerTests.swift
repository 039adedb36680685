import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

@MainActor
struct EmptyContainerTests {
  /// Containers that could contain publishing views but are empty.
  enum Emptiness: CaseIterable {
    case condition, choice, loop, erased, silentRows, group

    @MainActor @ViewBuilder var view: some View {
      switch self {
      case .condition: if self == .loop { box().preference(key: LastNumberKey.self, value: 9) }
      case .choice: if self == .choice { box() } else { box().preference(key: LastNumberKey.self, value: 9) }
      case .loop: ForEach([Int](), id: \.self) { box().preference(key: LastNumberKey.self, value: $0) }
      case .erased: AnyView(EmptyView())
      case .silentRows: ForEach(0..<3) { _ in box() }
      case .group: Group { Group { if true { box() } } }
      }
    }
  }

  @Test(
    .claim(
      "PREF-42", "A static overlay without a value does not affect a written value.", .reproduced,
      "Reports on preferences that are reset; OpenSwiftUI"))
  func `A static overlay without a value has no effect`() {
    let host = ViewHost.settled {
      Color.red.preference(key: LastNumberKey.self, value: 5).overlay { Color.green }
        .background {
          Color.green
          Color.blue
        }
    }
    #expect(host.preference(LastNumberKey.self) == 5)
    let controls = ViewHost.settled {
      HStack {
        box().preference(key: LastNumberKey.self, value: 5)
        HStack {
          Button("a") {}
          Toggle("b", isOn: .constant(true))
          Label("c", systemImage: "star")
        }
      }
    }
    #expect(controls.preference(LastNumberKey.self) == 5)
  }
}

extension View {
  /// Adds an empty dynamic overlay, like a library that inspects views.
  fileprivate func inspected() -> some View {
    overlay { ForEach([Int](), id: \.self) { _ in Color.clear } }
  }
}
