import SwiftUI

extension ImageResource { static let portrait = ImageResource(name: "portrait", bundle: .main) }
extension ColorResource { static let ink = ColorResource(name: "ink", bundle: .main) }
extension CGFloat { @MainActor static var screenWidth: CGFloat { UIScreen.main.bounds.width } }

/// A view that uses UIKit and AppKit API in addition to SwiftUI.
struct Portrait: View {
  let photo: Data?
  @State private var picture: UIImage?
  @State private var likes = 0

  var body: some View {
    VStack {
      if let photo, let picture = UIImage(data: photo) {
        Image(uiImage: picture).resizable().scaledToFit().frame(maxWidth: picture.size.width)
      } else {
        Image(.portrait)
      }
      Text("Likes: \(likes)").foregroundColor(Color(.ink)).background(Color(Color.mint))
      Rectangle().fill(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).withAlphaComponent(0.5)))
      Rectangle().fill(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
      Button("Like") { likes += 1 }
        .sensoryFeedback(trigger: likes) { old, new in new > old ? .impact(weight: .medium) : nil }
        .sensoryFeedback(trigger: likes) { .success }
      Button("Site") {
        if let url = URL(string: "https://example.org") {
          UIApplication.shared.open(url)
          UIApplication.shared.open(url, options: [:], completionHandler: nil)
          NSWorkspace.shared.open(url)
          UIPasteboard.general.string = url.absoluteString
        }
      }
    }
    .frame(width: .screenWidth - 20, height: UIScreen.main.bounds.size.height * 0.9)
    .background(Color(nsColor: .windowBackgroundColor))
    .task {
      guard let url = URL(string: "https://example.org/a.png"),
        let (data, _) = try? await URLSession.shared.data(from: url)
      else { return }
      picture = UIImage(data: data)
    }
  }
}

extension UIApplication {
  /// The insets of the key window, as found through the scenes.
  var insets: UIEdgeInsets {
    connectedScenes.filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }.first?.windows.first { $0.isKeyWindow }?.safeAreaInsets ?? .zero
  }
}

/// A view that reads the safe area, the device, and the notifications of the application.
struct Surroundings: View {
  @State private var isVisible = true
  private let symbol = UIImage(systemName: "star") ?? UIImage()

  private var top: CGFloat {
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.safeAreaInsets.top ?? 0
  }

  private var bottom: CGFloat { UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0 }

  private var isNarrow: Bool {
    UIDevice.current.userInterfaceIdiom == .phone || UIDevice.current.orientation.isLandscape
  }

  var body: some View {
    VStack {
      Image(uiImage: symbol)
      if isVisible, !UIScreen.main.isCaptured { Text(UIDevice.current.systemVersion) }
    }
    .padding(.top, top).padding(.bottom, bottom).padding(.leading, UIApplication.shared.insets.left)
    .frame(width: isNarrow ? UIApplication.shared.keyWindow?.bounds.width : nil)
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
      isVisible = true
    }
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
      isVisible = false
    }
  }
}
