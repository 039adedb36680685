import SwiftUI

/// Forms of controls, gestures, and modifiers as in a client's package, written for SwiftUI.
struct Shaking: ViewModifier {
  let amount: CGFloat

  func body(content: Content) -> some View { content.offset(x: amount) }
}

struct Registration: View {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.openURL) private var openURL
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isPresented) private var isPresented
  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  @State private var password = ""
  @State private var age = 30
  @State private var price = 9.5
  @State private var volume = 0.5
  @State private var date = Date()
  @State private var color = "red"
  @State private var isOn = true
  @State private var isDragging = false
  @State private var showsAlert = false
  @State private var showsSheet = false
  @State private var choice: String?
  @FocusState private var isNameFocused: Bool

  private let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  var drag: some Gesture { DragGesture().onChanged { _ in isDragging = true } }

  var body: some View {
    NavigationView {
      VStack {
        TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: { showsAlert = true })
          .focused($isNameFocused)
          .disableAutocorrection(true)
          .autocorrectionDisabled()
          .textInputAutocapitalization(.never)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .submitLabel(.done)
          .onSubmit { isNameFocused = false }
        SecureField("Password", text: $password)
        TextField("Age", value: $age, format: .number)
        TextField("Price", value: $price, formatter: NumberFormatter())
        Picker(selection: $color, label: Text("Colour")) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        .pickerStyle(.wheel)
        Slider(value: $volume, in: 0...1, onEditingChanged: { _ in }) { Text("Volume") }
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        }
        Stepper(value: $age, in: 0...99, onEditingChanged: { _ in }) { Text("\(age)") }
        Stepper("Age", value: $age, step: 2, onEditingChanged: { _ in })
        Toggle("On", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
        Text("Born \(date, formatter: formatter)").foregroundColor(Color(.systemGray4))
        Rectangle().fill(Color("Accent")).background(Color(UIColor.systemBackground))
          .gesture(isOn ? drag : nil)
          .modifier(Shaking(amount: isOn ? 5 : 0).animation(.default))
        Button("Open") { if let url = URL(string: "https://example.org") { openURL(url) } }
          .buttonStyle(.link)
          .controlSize(.small)
          .keyboardShortcut("o", modifiers: [.command, .shift])
        Menu("More") {
          Button("Delete", role: .destructive) { choice = "deleted" }
          Link("Site", destination: URL(fileURLWithPath: "/"))
        }
        .contextMenu { Button("Copy") {} }
        NavigationLink(destination: Text("Detail"), isActive: $showsSheet) { Text("Detail") }
      }
      .navigationBarTitle("Registration", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("A") {}
          Spacer()
          Button("B") {}
        }
        if isOn {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
        }
      }
      .alert(isPresented: $showsAlert) {
        Alert(title: Text("Saved"), message: Text(name), dismissButton: .default(Text("OK")))
      }
      .confirmationDialog("Delete?", isPresented: $showsSheet, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("For ever")
      }
      .popover(isPresented: $showsSheet, arrowEdge: .bottom) { Text("Help") }
      .fullScreenCover(isPresented: $showsSheet) { Text(verbatim: "\(scenePhase) \(isPresented) \(controlSize)") }
    }
    .navigationViewStyle(.stack)
  }
}

struct Home: View {
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Registration().tabItem { Label("Register", systemImage: "person") }.tag(0)
      Text("Settings")
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(1)
    }
    .onChange(of: tab) { _ in }
  }
}
