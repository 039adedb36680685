// Prints the symbols that Xcode generates for the colors and images of asset catalogs.
//
//     swift asset-symbols.swift Assets.xcassets > AssetSymbols.swift
//
// The color set `AppGray` becomes `ColorResource.appGray` and `Color.appGray`, and the image set `card-logo` becomes
// `ImageResource.cardLogo`. As in Xcode, the words Color and Image are removed from the end of a name. Folders that
// provide a namespace are treated like other folders, and `UIColor` and `UIImage` have no symbols.
import Foundation

/// The names that `Color` already has. Xcode generates no symbol for them either.
let reserved: Set<String> = [
  "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
  "gray", "black", "clear", "primary", "secondary", "accentColor",
]
let keywords: Set<String> = [
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let",
  "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
  "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Returns the name of the symbol for an asset: `app-gray`, `App Gray`, and `AppGrayColor` become `appGray`.
func symbol(for asset: String, suffix: String) -> String {
  var name = asset
  if name.hasSuffix(suffix), name != suffix { name.removeLast(suffix.count) }
  let words = name.split { !$0.isLetter && !$0.isNumber }
  var result = words.enumerated()
    .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }.joined()
  // The capitals at the beginning become lowercase, except for the first letter of the next word: URLIcon, urlIcon.
  let capitals = result.prefix { $0.isUppercase }.count
  let count = capitals > 1 && capitals < result.count ? capitals - 1 : capitals
  result = result.prefix(count).lowercased() + result.dropFirst(count)
  if result.first?.isNumber ?? true { result = "_" + result }
  return keywords.contains(result) ? "`\(result)`" : result
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("asset-symbols: \(message)\n".utf8))
  exit(1)
}

var colors: [String: String] = [:]
var images: [String: String] = [:]
let catalogs = CommandLine.arguments.dropFirst()
if catalogs.isEmpty { fail("expected the path of an asset catalog") }
for catalog in catalogs {
  guard let files = FileManager.default.enumerator(atPath: catalog) else { fail("cannot read \(catalog)") }
  for case let path as String in files {
    let file = URL(filePath: path)
    let asset = file.deletingPathExtension().lastPathComponent
    switch file.pathExtension {
    case "colorset": colors[symbol(for: asset, suffix: "Color")] = asset
    case "imageset": images[symbol(for: asset, suffix: "Image")] = asset
    default: continue
    }
  }
}

/// Prints an extension with a line for each of some assets.
func print(_ header: String, _ assets: [String: String], _ line: (_ symbol: String, _ asset: String) -> String) {
  if assets.isEmpty { return }
  print("\n\(header) {")
  for (symbol, asset) in assets.sorted(by: { $0.key < $1.key }) { print("  \(line(symbol, asset))") }
  print("}")
}

func resource(_ type: String) -> (String, String) -> String {
  { "static let \($0) = \(type)(name: \"\($1)\", bundle: .module)" }
}

let colorNames = colors.filter { !reserved.contains($0.key) }
print("import Foundation\nimport SwiftUI")
print("extension ColorResource", colors, resource("ColorResource"))
print("extension ImageResource", images, resource("ImageResource"))
print("extension Color", colorNames) { name, _ in "static var \(name): Color { Color(.\(name)) }" }
print("extension ShapeStyle where Self == Color", colorNames) { name, _ in
  "static var \(name): Color { Color(.\(name)) }"
}
