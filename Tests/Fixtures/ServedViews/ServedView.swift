import Foundation
import TributaryWeb

import Tributary

/// A view that is served in a window for each page that connects.
@MainActor
final class ServedView<Content: View>: WebProgram {
  private let content: @MainActor () -> Content
  private(set) var windows: [HostWindow<Content>] = []
  private var service: WebService?
  private let token = AccessToken()
  private var port: UInt16 = 0

  init(@ViewBuilder _ content: @escaping @MainActor () -> Content) throws {
    self.content = content
    try start()
  }

  /// Starts the service, with the port and the token of the previous one.
  func start() throws {
    var options = WebService.Options()
    (options.port, options.token) = (port, token)
    let service = WebService(self, options)
    try service.start()
    port = service.port
    self.service = service
  }

  func stop() {
    service?.stop()
    service = nil
  }

  var address: String { service?.address ?? "" }

  func openWindow(_ path: String) -> (any WebWindow)? {
    let content = content
    let window = HostWindow(ViewHost(size: .zero) { content() })
    windows.append(window)
    return window
  }
}
