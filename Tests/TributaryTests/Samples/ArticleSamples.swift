import Dispatch
import Foundation
import Observation

// The samples of the articles about diagnostics, word by word: those that report the code, and those that do not.

enum Broken {
  struct Chapters: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(["intro", "end"], id: \.self) { Text($0) }
        }
        .onAppear { proxy.scrollTo("ending") }
      }
    }
  }

  struct Sizes: View {
    @State private var size = "medium"

    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Medium").tag("M")
      }
    }
  }

  struct Filter {
    @State var text = ""
  }

  struct Search: View {
    var filter = Filter()
    var body: some View { TextField("Filter", text: filter.$text) }
  }

  struct Names: View {
    var body: some View {
      ForEach(["a", "b", "a"], id: \.self) { RowView($0) }
    }
  }

  struct Lengths: View {
    var body: some View {
      Color.red.frame(minWidth: 200, maxWidth: 100)
    }
  }

  struct Counting: View {
    @State private var counter = 0

    var body: some View {
      let _ = { counter += 1 }()  // ignored
      let _ = DispatchQueue.main.async { counter += 1 }  // a loop: +1 in each frame
      Text("\(counter)")
    }
  }

  struct Logo: View {
    var body: some View {
      Image("loggo")  // the file is named logo.png
    }
  }

  struct Titles: View {
    var body: some View {
      VStack { Row().preference(key: Title.self, value: ["row"]) }
        .preference(key: Title.self, value: ["list"])
        .onPreferenceChange(Title.self) { _ in }
    }
  }

  struct Folder: View {
    var body: some View {
      VStack {
        Text("folder"); AnyView(Folder())
      }
    }
  }

  struct Spaces: View {
    var body: some View {
      VStack { Marker() }.coordinateSpace(name: "grid")
      // in Marker: proxy.frame(in: .named("gird"))
    }
    struct Marker: View {
      var body: some View { GeometryReader { proxy in Text("\(proxy.frame(in: .named("gird")).minX)") } }
    }
  }

  struct Objects: View {
    var body: some View {
      Row()
    }
    struct Row: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.title) }
    }
    // elsewhere: Row()
  }

  struct Seen: View {
    let model: Model
    var body: some View {
      Row(model: model)
      Text("\(model.rowsSeen)")
    }
    struct Row: View {
      let model: Model
      var body: some View {
        let _ = { model.rowsSeen += 1 }()  // views that show `rowsSeen` are out of date
        Text(model.title)
      }
    }
  }

  struct Twins: View {
    let rows = [Item(id: 1), Item(id: 2)]
    var body: some View {
      ForEach(rows) { row in RowView(row).accessibilityIdentifier("row") }
    }
  }

  struct Dots: View {
    @Namespace private var space
    var body: some View {
      Circle().matchedGeometryEffect(id: "dot", in: space)
      Square().matchedGeometryEffect(id: "dot", in: space)
    }
  }

  struct Amount: Transferable {
    var cents: Int

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (amount: Amount) in
        "\(amount.cents) cents"
      } importing: { text in
        guard let cents = Int(text) else { throw CocoaError(.formatting) }  // "5 cents" is not a number
        return Amount(cents: cents)
      }
    }
  }

  struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("First", value: 1)
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }  // outside the stack
    }
  }

  struct Shares: View {
    let items: [Int] = []
    let total: CGFloat = 100
    var body: some View {
      Color.red.frame(width: total / CGFloat(items.count))  // infinite without items
    }
  }

  struct Rows: View {
    @State private var count = 2
    var body: some View {
      ForEach(0..<count) { RowView($0) }
      Text("More").accessibilityIdentifier("more").onTapGesture { count += 1 }
    }
  }

  struct Days: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { Text("Day \($0)") } } }
    }
  }

  struct Symbols: View {
    var body: some View {
      Image(systemName: "chevron.rihgt")
    }
  }

  struct Ripple: View {
    var body: some View {
      Text("Ripple")
        .colorEffect(ShaderLibrary.ripple(.float(2)))
    }
  }

  struct FirstOnly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    }
  }

  struct Turning: View {
    @State private var turns = 0
    var body: some View {
      Text("↻").rotationEffect(.degrees(Double(turns) * 90)).accessibilityIdentifier("turn").onTapGesture { again() }
    }
    func again() {
      withAnimation(.linear(duration: 0.000_000_1)) {
        turns += 1
      } completion: {
        again()
      }
    }
  }

  struct Cards: View {
    var body: some View {
      ScrollView(.horizontal) {
        VStack {
          ScrollView(.horizontal) {
            HStack {
              Card().containerRelativeFrame(.horizontal)
              Text("next")
            }
          }
          Text("below")
        }
      }
    }
  }
}

extension Broken {
  struct LastKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }  // an empty overlay resets it
  }

  struct Last: View {
    var body: some View {
      Color.red.preference(key: LastKey.self, value: 3)
        .overlay { ForEach(0..<0) { _ in Text("never") } }
        .onPreferenceChange(LastKey.self) { _ in }
    }
  }

  struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value -= nextValue() }  // 6 or 8
  }

  struct Sums: View {
    var body: some View {
      VStack {
        Color.red.preference(key: SumKey.self, value: 9)
        HStack {
          Color.green.preference(key: SumKey.self, value: 2)
          Color.blue.preference(key: SumKey.self, value: 1)
        }
      }
      .onPreferenceChange(SumKey.self) { _ in }
    }
  }

  struct Entering: View {
    let model: Flag
    var body: some View {
      let host = model.host
      if let host {
        Text("here")
          .onAppear {
            model.isReady = true
            host.update()
          }
      }
    }
  }

  struct Marking: View {
    @State private var anchor: Anchor<CGRect>?
    @State private var offset: CGFloat = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 10 + offset, height: 10).anchorPreference(key: Key.self, value: .bounds) { $0 }
        Text("Move").accessibilityIdentifier("move").onTapGesture { offset += 10 }
      }
      .onPreferenceChange(Key.self) { anchor = $0 }  // stored in a state and resolved later
    }
    struct Key: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
  }
}

enum Repaired {
  struct Chapters: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          ForEach(["intro", "end"], id: \.self) { Text($0) }
        }
        .onAppear { proxy.scrollTo("end") }
      }
    }
  }

  struct Sizes: View {
    @State private var size = "M"

    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Medium").tag("M")
      }
    }
  }

  struct Logo: View {
    var body: some View {
      Image("logo", bundle: .module)  // the name of the file, in the resources of the package
    }
  }

  struct Filter: DynamicProperty {
    @State var text = ""
  }

  struct Search: View {
    var filter = Filter()
    var body: some View { TextField("Filter", text: filter.$text) }
  }

  struct LastKey: PreferenceKey {
    static let defaultValue: Int? = nil
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  struct Last: View {
    var body: some View {
      Color.red.preference(key: LastKey.self, value: 3)
        .overlay { ForEach(0..<0) { _ in Text("never") } }
        .onPreferenceChange(LastKey.self) { _ in }
    }
  }

  struct SumKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }  // subtract in the reader
  }

  struct Sums: View {
    var body: some View {
      VStack {
        Color.red.preference(key: SumKey.self, value: [9])
        HStack {
          Color.green.preference(key: SumKey.self, value: [2])
          Color.blue.preference(key: SumKey.self, value: [1])
        }
      }
      .onPreferenceChange(SumKey.self) { _ in }
    }
  }

  struct Entering: View {
    let model: Flag
    var body: some View {
      Text("here")
        .onAppear { model.isReady = true }  // the host settles automatically
    }
  }

  struct Marking: View {
    @State private var offset: CGFloat = 0
    var body: some View {
      VStack {
        Color.red.frame(width: 10 + offset, height: 10).anchorPreference(key: Key.self, value: .bounds) { $0 }
        Text("Move").accessibilityIdentifier("move").onTapGesture { offset += 10 }
      }
      .overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { proxy in Marker(frame: anchor.map { proxy[$0] }) }
      }
    }
    struct Marker: View {
      let frame: CGRect?
      var body: some View { Text("\(frame?.width ?? 0)") }
    }
    struct Key: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
  }

  struct Loading: View {
    @State private var progress = 0
    var body: some View {
      Text("\(progress)").onAppear {
        Task { @MainActor in progress = 1 }
      }
    }
  }

  struct Names: View {
    let names = ["a", "b", "a"]
    var body: some View {
      ForEach(Array(names.enumerated()), id: \.offset) { RowView($0.element) }
    }
  }

  struct Lengths: View {
    var body: some View {
      Color.red.frame(minWidth: 100, maxWidth: 200)
    }
  }

  struct Counting: View {
    @State private var counter = 0

    var body: some View {
      Text("\(counter)")
        .onAppear { counter += 1 }
        .onTapGesture { counter += 1 }
    }
  }

  struct Titles: View {
    var body: some View {
      VStack { Row().preference(key: Title.self, value: ["row"]) }
        .transformPreference(Title.self) { $0.append("list") }
        .onPreferenceChange(Title.self) { _ in }
    }
  }

  struct Folder: View {
    let children: [Item]
    var body: some View {
      VStack {
        Text("folder"); ForEach(children) { AnyView(Folder(children: $0.children)) }
      }
    }
  }

  struct Spaces: View {
    var body: some View {
      VStack { Marker() }.coordinateSpace(name: "grid")
      // in Marker: proxy.frame(in: .named("grid"))
    }
    struct Marker: View {
      var body: some View { GeometryReader { proxy in Text("\(proxy.frame(in: .named("grid")).minX)") } }
    }
  }

  struct Objects: View {
    var body: some View {
      Row().environment(Model())
      // for an ObservableObject that @EnvironmentObject reads:  Row().environmentObject(Model())
      // or, if the object is optional:  @Environment(Model.self) private var model: Model?
    }
    struct Row: View {
      @Environment(Model.self) private var model
      var body: some View { Text(model.title) }
    }
  }

  struct Seen: View {
    let model: Model
    var body: some View {
      Row(model: model)
      Text("\(model.rowsSeen)")
    }
    struct Row: View {
      let model: Model
      var body: some View {
        Text(model.title)
          .onAppear { model.rowsSeen += 1 }
      }
    }
  }

  struct Twins: View {
    let rows = [Item(id: 1), Item(id: 2)]
    var body: some View {
      ForEach(rows) { row in RowView(row).accessibilityIdentifier("row-\(row.id)") }
    }
  }

  struct Dots: View {
    @Namespace private var space
    var body: some View {
      Circle().matchedGeometryEffect(id: "dot", in: space)
      Square().matchedGeometryEffect(id: "dot", in: space, isSource: false)
    }
  }

  struct Amount: Transferable {
    var cents: Int

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (amount: Amount) in
        "\(amount.cents)"
      } importing: { text in
        guard let cents = Int(text) else { throw CocoaError(.formatting) }
        return Amount(cents: cents)
      }
    }
  }

  struct Pages: View {
    var body: some View {
      NavigationStack {
        NavigationLink("First", value: 1)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }

  struct Shares: View {
    let items: [Int] = []
    let total: CGFloat = 100
    var body: some View {
      Color.red.frame(width: items.isEmpty ? 0 : total / CGFloat(items.count))
    }
  }

  struct Rows: View {
    @State private var count = 2
    var body: some View {
      ForEach(0..<count, id: \.self) { RowView($0) }
      Text("More").accessibilityIdentifier("more").onTapGesture { count += 1 }
    }
  }

  struct Days: View {
    var body: some View {
      ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { Text("Day \($0)") } } }
    }
  }

  struct Symbols: View {
    var body: some View {
      Image(systemName: "chevron.right")
    }
  }

  struct Ripple: View {
    var body: some View {
      Text("Ripple")
        .hueRotation(.degrees(40))
    }
  }

  struct All: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 40, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  struct Turning: View {
    @State private var turns = 0
    var body: some View {
      Text("↻").rotationEffect(.degrees(Double(turns) * 90)).accessibilityIdentifier("turn").onTapGesture { again() }
    }
    func again() {
      withAnimation(.linear(duration: 0.1)) {
        turns += 1
      } completion: {
        again()
      }
    }
  }

  struct Cards: View {
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            Card().containerRelativeFrame(.horizontal)
            Text("next")
          }
        }
        Text("below")
      }
    }
  }
}

// MARK: Declarations that the samples use

struct Row: View {
  var body: some View { Text("row") }
}

struct RowView: View {
  let text: String
  init(_ value: some Any) { text = "\(value)" }
  var body: some View { Text(text) }
}

struct Square: View {
  var body: some View { Rectangle() }
}

struct Item: Identifiable {
  let id: Int
  var children: [Item] = []
}

@Observable final class Model {
  var title = "title"
  var rowsSeen = 0
}

@MainActor @Observable final class Flag {
  var isReady = false
  @ObservationIgnored var host: ViewHost<AnyView>?
}

struct Title: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension Broken {
  struct Card: View {
    var body: some View { Color.red.frame(height: 20) }
  }
}

extension Repaired {
  struct Card: View {
    var body: some View { Color.red.frame(height: 20) }
  }
}

extension Bundle {
  /// The declaration that SwiftPM generates for a target with resources: here a folder with one picture of one pixel.
  fileprivate static let module: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appending(path: "logo-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    try? picture?.write(to: folder.appending(path: "logo.png"))
    return Bundle(path: folder.path) ?? .main
  }()
}
