/// The style sheet of the page.
enum LivePageStyle {
  static let text = """
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; }
    #stage { position: fixed; inset: 0; overflow: hidden; outline: none; touch-action: none; user-select: none;
      -webkit-user-select: none; -webkit-touch-callout: none; }
    #picture { position: absolute; left: 0; top: 0; display: block; pointer-events: none; }
    #picture text { white-space: pre; }
    #elements div { position: absolute; overflow: hidden; pointer-events: none; outline: none; white-space: pre-wrap;
      color: transparent; forced-color-adjust: none; font-family: Helvetica, Arial, sans-serif; line-height: 1.2; }
    #focus { position: absolute; box-sizing: border-box; pointer-events: none; border-radius: 6px;
      outline: 3px solid #3b82f6b0; }
    #text { position: absolute; left: 0; top: 0; width: 1px; height: 1em; padding: 0; border: 0; margin: 0; opacity: 0;
      resize: none; overflow: hidden; background: transparent; color: inherit; outline: none; white-space: pre;
      pointer-events: none; font: 16px Helvetica, Arial, sans-serif; }
    #text.composing { opacity: 1; width: auto; min-width: 4em; field-sizing: content; text-decoration: underline;
      background: Canvas; color: CanvasText; }
    #stage:not(:focus-within) #focus { visibility: hidden; }
    #panel { position: fixed; top: 0; right: 0; bottom: 0; width: min(460px, 60%); height: 100%; border: 0; z-index: 1;
      border-left: 1px solid #8886; box-sizing: border-box; background: Canvas; }
    .inspecting #stage { right: min(460px, 60%); }
    #inspect { position: fixed; right: 0; bottom: 12px; z-index: 1; width: 20px; height: 28px; padding: 0; cursor: pointer;
      border: 1px solid #8888; border-right: 0; border-radius: 8px 0 0 8px; background: Canvas; color: CanvasText;
      font: 12px system-ui, Helvetica, Arial, sans-serif; opacity: 0.35; }
    #inspect::before { content: "‹"; }
    .inspecting #inspect { right: min(460px, 60%); }
    .inspecting #inspect::before { content: "›"; }
    #inspect:hover, #inspect:focus-visible, #inspect[data-findings]:not([data-findings=""]) { opacity: 1; }
    #inspect[data-findings]:not([data-findings=""]) { width: auto; min-width: 20px; padding: 0 4px; background: #b91c1c;
      color: #fff; border-color: #b91c1c; }
    #inspect[data-findings]:not([data-findings=""])::after { content: " " attr(data-findings); }
    #highlight { position: absolute; box-sizing: border-box; pointer-events: none; outline: 2px solid #d0208a;
      background: #d0208a22; }
    #shield { position: fixed; inset: 0; cursor: crosshair; }
    .inspecting #shield { right: min(460px, 60%); }
    #panel[hidden], #highlight[hidden], #shield[hidden] { display: none; }
    #build { position: fixed; left: 0; right: 0; bottom: 0; max-height: 50%; overflow: auto; z-index: 3; padding: 8px 16px;
      font: 13px/1.5 system-ui, Helvetica, Arial, sans-serif; color: #fff; background: #1f2937f2; }
    #build.failed { background: #7f1d1df2; }
    #build p, #build ul { margin: 2px 0; }
    #build li { white-space: pre-wrap; overflow-wrap: anywhere; }
    #build code { font: 12px ui-monospace, Menlo, Consolas, monospace; color: #fecaca; }
    #build[hidden] { display: none; }
    #notice { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); max-width: 80%; z-index: 2;
      font: 14px system-ui, Helvetica, Arial, sans-serif; color: #fff; background: #1f2937ee; border-radius: 8px;
      box-shadow: 0 2px 12px #0004; cursor: default; }
    #notice p { margin: 10px 16px; }
    #notice[hidden], #focus[hidden] { display: none; }
    """
}
