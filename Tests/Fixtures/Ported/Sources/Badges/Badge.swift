import AppKit
import SwiftUI
import UIKit

struct Badge: View {
  let title: String

  var body: some View {
    HStack {
      Image(.cardLogo)
      Text(title).foregroundStyle(.appGray)
    }
    .background(Color.appGray.opacity(0.2))
    .background(Color(UIColor.badge))
    .background(Color(NSColor.windowBackgroundColor))
    .overlay { Rectangle().fill(Color(.accent)).frame(width: Pasteboard.width) }
    .onTapGesture { Pasteboard.copy(title) }
  }
}

#Preview {
  Badge(title: "New")
}
