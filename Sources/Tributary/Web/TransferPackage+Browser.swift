import Foundation
import TributaryTransfer
import TributaryWeb

extension TransferPackage {
  /// Returns the values of a drag from outside the page: one value for all forms of a text, and one for each file.
  static func packages(of items: [WebItem]) -> [TransferPackage] {
    let forms = items.filter { $0.name == nil }.map(\.form)
    let files = items.compactMap { item -> TransferPackage? in
      guard let name = item.name else { return nil }
      var file = TransferPackage([item.form])
      file.suggestedName = name.isEmpty ? nil : name
      return file
    }
    return (forms.isEmpty ? [] : [TransferPackage(forms)]) + files
  }
}

extension WebItem {
  fileprivate var transferType: UTType {
    UTType(mediaType: type, fileExtension: name.map { URL(filePath: $0).pathExtension } ?? "")
  }

  /// The type of the data, and a closure that returns the data. The type of the closure is declared, because an array
  /// of sendable closures cannot be converted to an array of other closures at run time.
  fileprivate var form: (type: UTType, make: () throws -> Data) { (transferType, load) }

  /// Returns the data, of which a list of addresses becomes its first address.
  private func load() throws -> Data {
    guard let data else { throw TransferError.isNotDropped }
    guard name == nil, transferType == .url else { return Data(data) }
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Data((lines.first { !$0.hasPrefix("#") } ?? "").utf8)
  }
}

extension UTType {
  /// Creates the type of data with a media type and the extension of its file name, or `data` if neither is known.
  fileprivate init(mediaType: String, fileExtension: String) {
    let name = mediaType.prefix { $0 != ";" }.lowercased()
    let general: UTType =
      switch name.prefix(while: { $0 != "/" }) {
      case "text": .text
      case "image": .image
      case "audio": .audio
      case "video": .movie
      default: .data
      }
    self =
      switch name {
      case "text/plain": .utf8PlainText
      case "text/uri-list": .url
      case "application/rtf": .rtf
      default:
        UTType(mimeType: name) ?? UTType(filenameExtension: fileExtension, conformingTo: general) ?? general
      }
  }
}
