/// The style sheet of the page, for light and dark mode.
enum PageStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --back: #fff; --front: #1c1c1e; --quiet: #6b6b70; --line: #d8d8dc; --panel: #f6f6f8; --accent: #0a66d0;
      --mark: #b25000; --bad: #c02020; --flow: #1f7a2e; --paper: #fff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #1c1c1e; --front: #f2f2f5; --quiet: #a0a0a6; --line: #3a3a3e; --panel: #252528; --accent: #6cb2ff;
        --mark: #ffb066; --bad: #ff7a70; --flow: #6fd582;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--front); font: 13px/1.45 system-ui, sans-serif; }
    header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
    h1 { font-size: 15px; margin: 0; }
    h2 { font-size: 14px; margin: 0 0 6px; overflow-wrap: anywhere; }
    h3 { font-size: 13px; margin: 14px 0 4px; }
    h4 { margin: 8px 0 2px; }
    p { margin: 4px 0; }
    main { display: grid; grid-template-columns: minmax(280px, 1fr) minmax(300px, 420px) minmax(300px, 420px); height: calc(100vh - 46px); }
    @media (max-width: 900px) { main { display: block; height: auto; } }
    .column { overflow: auto; padding: 12px; border-right: 1px solid var(--line); }
    #canvas { position: relative; background: var(--paper); border: 1px solid var(--line); max-width: 100%; }
    #canvas .picture, .overlay { display: block; width: 100%; height: auto; }
    .overlay { position: absolute; inset: 0; height: 100%; cursor: crosshair; }
    #canvas:not(:has(.picture)) .overlay { position: static; }
    #canvas.between .picture { opacity: .25; }
    .overlay rect { fill: none; vector-effect: non-scaling-stroke; }
    .overlay .outline { stroke: #888; stroke-width: 1; }
    .overlay .changed { stroke: #e07000; stroke-width: 1.5; stroke-dasharray: 4 3; }
    .overlay .selected { stroke: #0a66d0; stroke-width: 2; fill: #0a66d022; }
    .overlay .hovered { stroke: #d0208a; stroke-width: 1.5; fill: #d0208a18; }
    .overlay .reader { stroke: #208a30; stroke-width: 2; }
    .overlay .guide { stroke: #0a66d066; stroke-width: 1; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
    .overlay .flow { stroke: #208a30; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .overlay .writer { fill: #208a30; }
    .overlay .crossedOut { stroke: #c02020; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .overlay .anchor { stroke: #8a30c0; stroke-width: 2; fill: none; vector-effect: non-scaling-stroke; }
    .overlay .anchorWay { stroke: #8a30c0; stroke-width: 1; stroke-dasharray: 5 3; vector-effect: non-scaling-stroke; }
    .overlay .margin { stroke: #d0208a; stroke-width: 1; vector-effect: non-scaling-stroke; }
    .overlay .alignment { stroke: #0a8a8a; stroke-width: 1; stroke-dasharray: 6 2; vector-effect: non-scaling-stroke; }
    .overlay text { font-family: system-ui, sans-serif; pointer-events: none; }
    .overlay .marginText { fill: #d0208a; text-anchor: middle; }
    .overlay .alignmentText { fill: #0a8a8a; }
    .overlay .moving { stroke: #e07000; stroke-width: 1.5; }
    .overlay .way { stroke: #e07000; stroke-width: 1; stroke-dasharray: 2 2; vector-effect: non-scaling-stroke; }
    .overlay .hiddenWriter { fill: none; stroke: #c02020; stroke-width: 2; }
    #hint { min-height: 1.5em; color: var(--quiet); font-variant-numeric: tabular-nums; }
    #timeline { display: flex; flex: 1; gap: 8px; align-items: center; min-width: 260px; }
    #time { flex: 1; }
    [role=tablist] { display: flex; gap: 4px; margin-bottom: 8px; }
    button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; cursor: pointer; }
    button:disabled { opacity: .4; cursor: default; }
    button[aria-selected=true] { background: var(--accent); color: var(--back); }
    button.link { background: none; border: 0; padding: 0; color: var(--accent); text-align: left; overflow-wrap: anywhere; }
    input, select { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 3px 6px; max-width: 100%; }
    .row { display: flex; white-space: nowrap; overflow: hidden; border-radius: 4px; cursor: pointer; unicode-bidi: isolate; position: absolute; left: 0; right: 0; height: 20px; }
    #search { width: 100%; }
    #parts { color: var(--quiet); }
    #views { overflow: auto; height: calc(100vh - 150px); min-height: 200px; }
    #views.short { height: calc(60vh - 80px); }
    #tree { position: relative; }
    .row span { overflow: hidden; text-overflow: ellipsis; }
    .row .twist { flex: 0 0 12px; color: var(--quiet); }
    .row .type { flex: 0 1 auto; }
    .row .part { flex: 1 1 40%; margin-left: 8px; padding-right: 4px; text-align: right; color: var(--flow); unicode-bidi: isolate; }
    .row .part:empty { display: none; }
    .row .part s { text-decoration: line-through; color: var(--bad); }
    .flows { position: absolute; left: 0; top: 0; width: 100%; pointer-events: none; }
    .flows .step { fill: none; stroke: var(--flow); stroke-width: 1.25; }
    .flows .hiddenStep { stroke: var(--bad); stroke-dasharray: 3 2; }
    .flows .tip { fill: var(--flow); }
    .flows .cross { fill: none; stroke: var(--bad); stroke-width: 1.75; }
    #key label { margin-left: 8px; color: var(--quiet); }
    .row .text, .row .identifier { margin-left: 6px; unicode-bidi: isolate; }
    h2, dd, li, td { unicode-bidi: isolate; }
    .row .text, .row.modifier .type, .quiet { color: var(--quiet); }
    .row.body .type { font-weight: 600; }
    .row .identifier { color: var(--accent); }
    .row .identity { margin-left: 6px; flex: 0 1000 auto; min-width: 4em; color: var(--mark); unicode-bidi: isolate; }
    .row.inner { opacity: .6; }
    #keys { flex-basis: 100%; }
    .row:hover { background: var(--panel); }
    .row.changed .type::after { content: " \25CF"; color: var(--mark); }
    .row.absent { opacity: .4; text-decoration: line-through; }
    .row.selected { background: var(--accent); }
    .row.selected span, .row.selected .type { color: var(--back); }
    .hidden { display: none; }
    .live h1, .live:not(.earlier) [aria-label=Picture] { display: none; }
    .live #timeline { flex-basis: 100%; }
    .live #time { min-width: 120px; }
    .live main { display: block; height: auto; }
    .live #views { height: 45vh; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 10px; margin: 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; overflow-wrap: anywhere; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: 2px 6px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    th { white-space: nowrap; }
    .numbers td:not(:first-child), .numbers th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
    .numbers td:not(:first-child):not(:last-child) { white-space: nowrap; }
    ol, ul { margin: 4px 0; padding-left: 20px; overflow-wrap: anywhere; }
    .value { overflow-wrap: anywhere; }
    .warning { color: var(--mark); }
    .error, .bad { color: var(--bad); }
    pre { overflow: auto; background: var(--panel); padding: 8px; border-radius: 6px; font: 12px/1.35 ui-monospace, monospace; }
    figure { margin: 6px 0; }
    figcaption { color: var(--quiet); }
    .plot { width: 100%; max-width: 320px; height: auto; background: var(--panel); border-radius: 6px; }
    .curve { fill: none; stroke: var(--accent); stroke-width: 1.5; }
    .cycleChart { width: 100%; max-width: 380px; height: auto; font-size: 10px; }
    .cycleChart rect { fill: var(--panel); stroke: var(--line); }
    .cycleChart .state { stroke: var(--bad); stroke-width: 1.5; }
    .cycleChart .reader { stroke: var(--accent); stroke-width: 1.5; }
    .cycleChart text { fill: var(--front); }
    .cycleChart .stationKind { font-weight: 600; }
    .cycleChart .arrow { fill: none; stroke: var(--mark); stroke-width: 1.5; }
    .dot { fill: var(--accent); }
    .dot.now { fill: var(--bad); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    """#
}
