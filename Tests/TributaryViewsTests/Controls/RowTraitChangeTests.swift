import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryControls
import TributaryHost

/// Row traits that change: the list shows the same as a fresh one.
@Suite @MainActor struct RowTraitChangeTests {
  enum Trait: CaseIterable {
    case insets, oneInset, separator, bottomSeparator, tint, background, badge, actions, delete
  }

  struct Screen: View {
    let trait: Trait
    var isOn = false

    var body: some View {
      List {
        Text("first")
        ForEach(0..<1) { _ in row }.onDelete { _ in }
        Text("last")
      }
    }

    @ViewBuilder private var row: some View {
      let view = Color.blue.frame(width: 20, height: 30)
      switch trait {
      case .insets: view.listRowInsets(isOn ? EdgeInsets(top: 20, leading: 5, bottom: 9, trailing: 1) : nil)
      case .oneInset: view.listRowInsets(EdgeInsets(top: 0, leading: isOn ? 30 : 3, bottom: 0, trailing: 0))
      case .separator: view.listRowSeparator(isOn ? .hidden : .visible)
      case .bottomSeparator: view.listRowSeparator(isOn ? .hidden : .visible, edges: .bottom)
      case .tint: view.listRowSeparatorTint(isOn ? .red : .green)
      case .background: view.listRowBackground(isOn ? Color.red : Color.green)
      case .badge: view.badge(isOn ? 3 : 12)
      case .actions: view.swipeActions { Button(isOn ? "more" : "less") {} }
      case .delete: view.deleteDisabled(isOn)
      }
    }
  }

  @Test(arguments: Trait.allCases)
  func `A changed row trait equals an initial one`(trait: Trait) {
    let host = settledHost(200, 200) { Screen(trait: trait) }
    let first = host.displayList
    host.content.isOn = true
    expect(host.update().settled)
    expect(
      host.displayList.description,
      equals: settledHost(200, 200) { Screen(trait: trait, isOn: true) }.displayList.description)
    expect(host.core.checkInvariants(), equals: [])
    host.content.isOn = false
    host.update()
    expect(host.displayList, equals: first)
    expect(host.core.checkInvariants(), equals: [])
    host.content.isOn = false
    expect(host.update().counts.measurements, equals: 0)
  }
}
