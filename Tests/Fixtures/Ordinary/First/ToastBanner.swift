import SwiftUI

/// A message that enters from the top and dismisses itself.
struct ToastBanner: View {
  @State private var toast: Toast?
  @State private var count = 0

  struct Toast: Equatable, Identifiable {
    enum Kind { case good, bad }
    let id: Int
    let kind: Kind
    let text: String
  }

  var body: some View {
    VStack(spacing: 20) {
      Text("Saved \(count) times")
      Button("Save") {
        count += 1
        toast = Toast(id: count, kind: .good, text: "Saved")
      }
      Button("Fail") { toast = Toast(id: -1, kind: .bad, text: "The disk is full") }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .toast($toast)
  }
}

extension View {
  fileprivate func toast(_ toast: Binding<ToastBanner.Toast?>) -> some View {
    modifier(ToastModifier(toast: toast))
  }
}

private struct ToastModifier: ViewModifier {
  @Binding var toast: ToastBanner.Toast?

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        if let toast {
          HStack {
            Image(systemName: toast.kind == .good ? "checkmark.circle.fill" : "xmark.circle.fill")
              .foregroundStyle(toast.kind == .good ? .green : .red)
            Text(toast.text)
          }
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(.regularMaterial, in: Capsule())
          .shadow(radius: 2)
          .padding(.top, 8)
          .transition(.move(edge: .top).combined(with: .opacity))
          .onTapGesture { self.toast = nil }
          .accessibilityIdentifier("toast")
        }
      }
      .animation(.spring, value: toast)
      .task(id: toast) {
        guard toast != nil, (try? await Task.sleep(for: .seconds(60))) != nil else { return }
        toast = nil
      }
  }
}
