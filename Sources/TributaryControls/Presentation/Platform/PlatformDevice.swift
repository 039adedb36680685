@_spi(Engine) import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The machine on which a host runs, from which client code reads the kind of its interface:
/// `UIDevice.current.userInterfaceIdiom`.
///
/// > Source: conformance SCREEN-10 (decided), SCREEN-11 (decided).
@MainActor @preconcurrency
public struct PlatformDevice {
  private let host: ViewGraph?

  /// The machine, with the interface of the host whose client code is running.
  public static var current: PlatformDevice { PlatformDevice(host: HostMainQueue.runningHost) }

  /// The kind of interface: `phone` if a size class of the root environment is compact, and `pad` otherwise.
  ///
  /// The size classes are regular unless a host sets them. A body that reads this property is evaluated again when the
  /// size classes of the root change.
  public var userInterfaceIdiom: PlatformInterfaceIdiom {
    guard let host else { return .unspecified }
    let width = WindowReaders.rootValue(\.horizontalSizeClass, of: host)
    let height = WindowReaders.rootValue(\.verticalSizeClass, of: host)
    return width == .compact || height == .compact ? .phone : .pad
  }

  /// The name of the machine in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the operating system, such as `Linux`.
  public var systemName: String {
    #if os(macOS)
      "macOS"
    #elseif os(Windows)
      "Windows"
    #else
      "Linux"
    #endif
  }

  /// The version of the operating system, such as `6.8.0`. On Linux, this is the version of the kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The position of the device in space. Always `unknown`, because no supported device has a sensor for it.
  public var orientation: PlatformDeviceOrientation { .unknown }

  /// The notification of a change of the orientation. It is never posted, because the orientation is unknown.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The kind of an interface.
public enum PlatformInterfaceIdiom: Int, Sendable {
  /// The kind is not known, because there is no host.
  case unspecified = -1
  /// An interface with limited space, as on phones.
  case phone = 0
  /// An interface with ample space, as on tablets and in windows.
  case pad = 1
  /// An interface for a television. No host has it.
  case tv = 2
  /// An interface for the display of a car. No host has it.
  case carPlay = 3
  /// An interface for a Mac. No host has it.
  case mac = 5
  /// An interface for a headset. No host has it.
  case vision = 6
}

/// The position of a device in space.
public enum PlatformDeviceOrientation: Int, Sendable {
  /// The position is not known.
  case unknown
  /// The device is held upright.
  case portrait
  /// The device is held upright, with its top at the bottom.
  case portraitUpsideDown
  /// The device is held upright, with its top on the left.
  case landscapeLeft
  /// The device is held upright, with its top on the right.
  case landscapeRight
  /// The device lies with its display up.
  case faceUp
  /// The device lies with its display down.
  case faceDown

  /// Whether the device is held upright, with a short edge at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is held upright, with a long edge at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies with its display up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

#if !canImport(Darwin) || !canImport(UIKit)
  /// The name of the device type on iOS.
  public typealias UIDevice = PlatformDevice

  /// The name of the kind of an interface on iOS.
  public typealias UIUserInterfaceIdiom = PlatformInterfaceIdiom

  /// The name of the position of a device on iOS.
  public typealias UIDeviceOrientation = PlatformDeviceOrientation
#endif
