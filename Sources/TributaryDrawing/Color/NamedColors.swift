public import Foundation
import Synchronization

/// The colors of asset catalogs in bundles: folders `NAME.colorset` with a JSON description, which contains components
/// or the name of a system color. Lookups are cached.
enum NamedColors {
  /// The contents of the file that describes a color set.
  private struct Description: Decodable {
    struct Entry: Decodable {
      let color: Components?
      let appearances: [[String: String]]?
    }

    struct Components: Decodable {
      let components: [String: String]?
      /// The name of a system color, such as `systemOrangeColor`.
      let reference: String?
    }

    let colors: [Entry]
  }

  private static let known = Mutex<[String: Color?]>([:])

  /// Returns the color with the given name; `nil` if the bundle contains none.
  static func color(named name: String, in bundle: Bundle) -> Color? {
    let key = "\(bundle.bundlePath)\n\(name)"
    if let found = known.withLock({ $0[key] }) { return found }
    let color = read(name, bundle)
    known.withLock { $0[key] = .some(color) }
    return color
  }

  private static func read(_ name: String, _ bundle: Bundle) -> Color? {
    guard let root = bundle.resourceURL,
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return nil }
    for case let file as URL in files where file.lastPathComponent == "\(name).colorset" {
      guard let data = try? Data(contentsOf: file.appending(component: "Contents.json")),
        let description = try? JSONDecoder().decode(Description.self, from: data),
        let entry = description.colors.first(where: { $0.appearances == nil }) ?? description.colors.first,
        let value = entry.color
      else { continue }
      if let reference = value.reference.flatMap(systemColor) { return reference }
      let parts = value.components ?? [:]
      func part(_ name: String) -> Float? { parts[name].flatMap(number) }
      guard let red = part("red") ?? part("white"), let green = part("green") ?? part("white"),
        let blue = part("blue") ?? part("white")
      else { continue }
      return Color(Color.Resolved(red: red, green: green, blue: blue, opacity: part("alpha") ?? 1))
    }
    return nil
  }

  /// Returns a component from a fraction, or from a byte in decimal or hexadecimal digits.
  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    if text.contains(".") { return Float(text) }
    return Float(text).map { $0 / 255 }
  }

  /// Returns the system color to which a color set refers; `nil` for an unknown name.
  private static func systemColor(_ reference: String) -> Color? {
    let suffix = "Color"
    let color: PlatformColor? =
      switch reference.hasSuffix(suffix) ? String(reference.dropLast(suffix.count)) : reference {
      case "systemRed": .systemRed
      case "systemOrange": .systemOrange
      case "systemYellow": .systemYellow
      case "systemGreen": .systemGreen
      case "systemMint": .systemMint
      case "systemTeal": .systemTeal
      case "systemCyan": .systemCyan
      case "systemBlue": .systemBlue
      case "systemIndigo": .systemIndigo
      case "systemPurple": .systemPurple
      case "systemPink": .systemPink
      case "systemBrown": .systemBrown
      case "systemGray": .systemGray
      case "systemGray2": .systemGray2
      case "systemGray3": .systemGray3
      case "systemGray4": .systemGray4
      case "systemGray5": .systemGray5
      case "systemGray6": .systemGray6
      case "black", "darkText": .black
      case "white": .white
      case "lightText": PlatformColor(white: 1, alpha: 0.6)
      case "gray": .gray
      case "darkGray": .darkGray
      case "lightGray": .lightGray
      case "clear": .clear
      case "label", "text", "headerText", "controlText": .label
      case "secondaryLabel": .secondaryLabel
      case "tertiaryLabel", "disabledControlText": .tertiaryLabel
      case "quaternaryLabel": .quaternaryLabel
      case "placeholderText": .placeholderText
      case "link": .link
      case "tint", "controlAccent", "selectedContentBackground": .tintColor
      case "separator", "grid": .separator
      case "opaqueSeparator": .opaqueSeparator
      case "systemBackground": .systemBackground
      case "secondarySystemBackground": .secondarySystemBackground
      case "tertiarySystemBackground": .tertiarySystemBackground
      case "systemGroupedBackground", "groupTableViewBackground": .systemGroupedBackground
      case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
      case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
      case "systemFill", "control": .systemFill
      case "secondarySystemFill": .secondarySystemFill
      case "tertiarySystemFill": .tertiarySystemFill
      case "quaternarySystemFill": .quaternarySystemFill
      case "windowBackground": .windowBackgroundColor
      case "controlBackground", "textBackground": .controlBackgroundColor
      case "underPageBackground": .underPageBackgroundColor
      default: nil
      }
    return color?.color
  }
}

extension Color {
  /// Creates a color from the asset catalog of a bundle, in light appearance; clear if the catalog contains no such
  /// name.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle; `nil` for that of the program. Catalogs must be copied into the bundle unmodified.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = NamedColors.color(named: name, in: bundle ?? .main) ?? .clear
  }
}

/// The name of a color in an asset catalog, as declared in client code for `Color(.accent)`.
///
///     extension ColorResource { static let accent = ColorResource(name: "Accent", bundle: .main) }
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource for a name in the catalog of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from an asset catalog, in light appearance; clear if the catalog contains no such name.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
