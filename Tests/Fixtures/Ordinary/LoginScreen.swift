import SwiftUI

struct LoginScreen: View {
  @StateObject private var session = Session()
  @FocusState private var focus: Field?
  @State private var shakes: CGFloat = 0

  enum Field: Hashable { case mail, password }

  var body: some View {
    Group {
      if let name = session.name {
        Welcome(name: name) { session.leave() }.transition(.opacity)
      } else {
        form.transition(.move(edge: .leading))
      }
    }
    .animation(.easeInOut, value: session.name)
  }

  private var form: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.title)
      TextField("Mail", text: $session.mail)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .autocapitalization(.none)
        .focused($focus, equals: .mail)
        .onSubmit { focus = .password }
        .submitLabel(.next)
        .modifier(Boxed(isActive: focus == .mail))
        .accessibilityIdentifier("mail")
      SecureField("Password", text: $session.password)
        .focused($focus, equals: .password)
        .onSubmit(logIn)
        .modifier(Boxed(isActive: focus == .password))
        .accessibilityIdentifier("password")
      if let error = session.error {
        Text(error).foregroundColor(.red).font(.footnote)
      }
      Button(action: logIn) {
        if session.isBusy {
          ProgressView().frame(maxWidth: .infinity)
        } else {
          Text("Log in").bold().frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(session.mail.isEmpty || session.isBusy)
    }
    .padding(32)
    .modifier(Shake(shakes: shakes))
    .onAppear { focus = .mail }
  }

  private func logIn() {
    Task {
      await session.logIn()
      if session.error != nil {
        withAnimation(.linear(duration: 0.4)) { shakes += 1 }
      }
    }
  }
}

extension LoginScreen {
  @MainActor final class Session: ObservableObject {
    @Published var mail = ""
    @Published var password = ""
    @Published private(set) var name: String?
    @Published private(set) var error: String?
    @Published private(set) var isBusy = false

    func logIn() async {
      isBusy = true
      defer { isBusy = false }
      await Task.yield()
      guard password.count >= 6 else {
        error = "The password has six characters or more."
        return
      }
      error = nil
      name = mail.components(separatedBy: "@").first
    }

    func leave() {
      name = nil
      password = ""
    }
  }

  struct Boxed: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
      content
        .padding()
        .overlay(
          RoundedRectangle(cornerRadius: 8)
            .strokeBorder(isActive ? Color.accentColor : .gray, lineWidth: isActive ? 2 : 1))
    }
  }

  struct Shake: GeometryEffect {
    var shakes: CGFloat

    var animatableData: CGFloat {
      get { shakes }
      set { shakes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 4), y: 0))
    }
  }

  struct Welcome: View {
    let name: String
    let leave: () -> Void

    var body: some View {
      VStack(spacing: 20) {
        Image(systemName: "person.circle").font(.system(size: 48))
        Text("Hello, \(name)").font(.title2)
        Button("Log out", role: .destructive) { leave() }
      }
    }
  }
}
