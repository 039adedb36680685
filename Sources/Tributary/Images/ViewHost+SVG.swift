import TributarySVG
public import TributaryHost

extension ViewHost {
  /// The picture of the last frame as a standalone SVG document; equal pictures give equal bytes.
  public var svg: String { displayList.svg }
}
