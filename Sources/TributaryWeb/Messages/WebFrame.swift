package import TributaryDrawing

/// The content of a window at one time.
package struct WebFrame {
  package var picture: DisplayList
  package var status: WebStatus

  package init(picture: DisplayList, status: WebStatus) {
    self.picture = picture
    self.status = status
  }
}
