package import TributaryDrawing

/// What a window shows at a moment.
package struct WebFrame {
  package var picture: DisplayList
  package var status: WebStatus

  package init(picture: DisplayList, status: WebStatus) {
    self.picture = picture
    self.status = status
  }
}
