public import TributaryTransfer
import TributaryDrawing
import TributaryGeometry

/// The bytes of the picture, as PNG or JPEG, whichever its file has.
///
/// Symbols, images that a closure draws, and images without a readable file have no bytes and cannot be exported. Imported
/// images have one pixel per point.
///
/// > Source: conformance IMAGE-51.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .png }
    DataRepresentation(exportedContentType: .jpeg) { (image: Image) throws in try image.bytes }
      .exportingCondition { $0.content?.format == .jpeg }
    DataRepresentation(importedContentType: .image) { (data: Data) throws -> Image in
      Image(try ImageContent([UInt8](data)), scale: 1)
    }
  }

  private var bytes: Data {
    get throws {
      guard let content else { throw ImageIssue.unusable("the image has no file") }
      return Data(content.bytes)
    }
  }

  private var content: ImageContent? {
    switch source {
    case .content(let content, _): content
    case .file(let name, let bundle):
      if case .image(let content, _) = ImageStore().find(name, in: bundle, displayScale: 1) { content } else { nil }
    case .symbol, .drawn: nil
    }
  }
}
