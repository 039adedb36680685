/// The style of the page.
enum LivePageStyle {
  static let text = """
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; }
    #stage { position: fixed; inset: 0; overflow: hidden; outline: none; touch-action: none; user-select: none;
      -webkit-user-select: none; -webkit-touch-callout: none; }
    #picture { position: absolute; left: 0; top: 0; display: block; pointer-events: none; }
    #picture text { white-space: pre; }
    #focus { position: absolute; box-sizing: border-box; pointer-events: none; border-radius: 6px;
      outline: 3px solid #3b82f6b0; }
    #text { position: absolute; left: 0; top: 0; width: 1px; height: 1em; padding: 0; border: 0; margin: 0; opacity: 0;
      resize: none; overflow: hidden; background: transparent; color: inherit; outline: none; white-space: pre;
      pointer-events: none; font: 16px Helvetica, Arial, sans-serif; }
    #text.composing { opacity: 1; width: auto; min-width: 4em; text-decoration: underline; }
    #notice { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); max-width: 80%; z-index: 2;
      font: 14px system-ui, Helvetica, Arial, sans-serif; color: #fff; background: #1f2937ee; border-radius: 8px;
      box-shadow: 0 2px 12px #0004; cursor: default; }
    #notice p { margin: 10px 16px; }
    #notice[hidden], #focus[hidden] { display: none; }
    """
}
