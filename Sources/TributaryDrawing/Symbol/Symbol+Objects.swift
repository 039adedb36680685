extension Symbol {
  /// Objects.
  static let objects = """
    $basket | polygon 6 6.6 23.4 6.6 20.8 15.6 8 15.6
    $cart.handle | line 2 3 5.2 3 6 6.6
    $bag | curve 4.6 8 m 19.4 8 l 20.4 19 l 20.5 20.4 19.6 21.4 18.2 21.4 c 5.8 21.4 l 4.4 21.4 3.5 20.4 3.6 19 c h
    $calendar | box 3 4.4 18 16.8 2.8
    $bell | curve 4.2 17.4 m 5.8 15.6 6.2 13.6 6.2 10.4 c 6.2 6.6 8.6 4.2 12 4.2 c 15.4 4.2 17.8 6.6 17.8 10.4 c \
      17.8 13.6 18.2 15.6 19.8 17.4 c h
    $clapper | curve 9.2 19.4 m 14.8 19.4 l 14.6 21.2 13.4 22.2 12 22.2 c 10.6 22.2 9.4 21.2 9.2 19.4 c h
    $bin | curve 5.4 5.8 m 6.3 19.4 l 6.4 20.6 7.2 21.2 8.3 21.2 c 15.7 21.2 l 16.8 21.2 17.6 20.6 17.7 19.4 c 18.6 \
      5.8 l
    $bin.handle | curve 8.8 5.4 m 8.8 4.2 l 8.8 3.2 9.4 2.6 10.4 2.6 c 13.6 2.6 l 14.6 2.6 15.2 3.2 15.2 4.2 c 15.2 \
      5.4 l
    $shackle | curve 5.8 10.2 m 5.8 7 l 5.8 4.4 7.6 2.6 10 2.6 c 12.4 2.6 14.2 4.4 14.2 7 c 14.2 10.2 l
    $folder | curve 2.6 7 m 2.6 5.4 3.6 4.4 5.2 4.4 c 9.4 4.4 l 10.4 4.4 10.8 4.8 11.4 5.4 c 12.4 6.4 l 20.8 6.4 l \
      22.4 6.4 23.4 7.4 23.4 9 c 23.4 17.4 l 23.4 19 22.4 20 20.8 20 c 5.2 20 l 3.6 20 2.6 19 2.6 17.4 c h
    $tray | curve 2.6 13.2 m 5.6 5.8 l 6 4.9 6.7 4.4 7.7 4.4 c 18.3 4.4 l 19.3 4.4 20 4.9 20.4 5.8 c 23.4 13.2 l \
      23.4 17.4 l 23.4 19 22.4 20 20.8 20 c 5.2 20 l 3.6 20 2.6 19 2.6 17.4 c h
    $tray.edge | curve 2.6 13.2 m 8.4 13.2 l 9.2 13.2 9.4 13.8 9.6 14.4 c 10 15.6 11 16.4 13 16.4 c 15 16.4 16 15.6 \
      16.4 14.4 c 16.6 13.8 16.8 13.2 17.6 13.2 c 23.4 13.2 l
    $tray.front | curve 2.6 13.2 m 8.4 13.2 l 9.2 13.2 9.4 13.8 9.6 14.4 c 10 15.6 11 16.4 13 16.4 c 15 16.4 16 15.6 \
      16.4 14.4 c 16.6 13.8 16.8 13.2 17.6 13.2 c 23.4 13.2 l 23.4 17.4 l 23.4 19 22.4 20 20.8 20 c 5.2 20 l 3.6 20 \
      2.6 19 2.6 17.4 c h
    $sheet | curve 5.4 2.4 m 11 2.4 l 17 8.4 l 17 19.4 l 17 20.8 16.2 21.6 14.8 21.6 c 5.2 21.6 l 3.8 21.6 3 20.8 3 \
      19.4 c 3 4.6 l 3 3.2 3.8 2.4 5.2 2.4 c h
    $ribbon | polygon 3.4 2.6 14.6 2.6 14.6 21.4 9 16 3.4 21.4
    $label | curve 3.4 4.6 m 3.4 3.8 3.8 3.4 4.6 3.4 c 11.6 3.4 l 12.2 3.4 12.6 3.6 13 4 c 20.6 11.6 l 21.4 12.4 \
      21.4 13.2 20.6 14 c 14 20.6 l 13.2 21.4 12.4 21.4 11.6 20.6 c 4 13 l 3.6 12.6 3.4 12.2 3.4 11.6 c h
    $cup | curve 4 5.4 m 19 5.4 l 19 10.4 l 19 14.8 16 17.2 11.5 17.2 c 7 17.2 4 14.8 4 10.4 c h
    $cup.handle | curve 19.2 7.2 m 22.4 6.6 24 8 23.6 10 c 23.2 12.2 21.2 13.4 18.4 13.2 c
    creditcard 💳 28 | box 2.2 4.4 23.6 15.6 2.6, line 6 15.8 10.4 15.8 | box 2.2 7.8 23.6 3
    creditcard.fill 💳 28 | | box 1.4 3.6 25.2 17.2 3.4, box 1.4 7.6 25.2 3.2, box 5 14.8 5.6 2
    cart 🛒 26 | $cart.handle, $basket | ring 10 19.9 1.8, ring 18.8 19.9 1.8
    cart.fill 🛒 26 | $cart.handle, $basket | $basket, ring 10 19.9 1.8, ring 18.8 19.9 1.8
    bag 👜 24 | $bag, arc 12 8 4 180 360
    bag.fill 👜 24 | $bag, arc 12 8 4 180 360 | $bag
    gift 🎁 24 | box 2.6 7.4 18.8 4.4 1, line 4.4 11.8 4.4 21 19.6 21 19.6 11.8, line 12 7.4 12 21, \
      curve 12 7.2 m 9.8 1.6 4.6 2.4 6.4 7.2 c, curve 12 7.2 m 14.2 1.6 19.4 2.4 17.6 7.2 c
    gear ⚙ 24 | ring 12 12 6.8, ring 12 12 2.6, rays 12 12 8 7.4 10
    gearshape ⚙ 24 | gear 12 12 8 9.8 7.6, ring 12 12 3.2
    gearshape.fill ⚙ 24 | | gear 12 12 8 10.8 8.4, ring 12 12 3.4
    calendar 📅 24 | $calendar, line 3 9.4 21 9.4, line 7.8 2.4 7.8 6, line 16.2 2.4 16.2 6 | ring 7.8 13.2 1.2, \
      ring 12 13.2 1.2, ring 16.2 13.2 1.2, ring 7.8 17.2 1.2, ring 12 17.2 1.2
    clock ◷ 24 | $circle, line 12 6.4 12 12 16 14.2
    clock.fill ◷ 24 | | $disc, bar 12 13 12 5.6 1.9, bar 12.95 12 17 14.3 1.9
    magnifyingglass ⌕ 24 | ring 10.2 10.2 7, line 15.4 15.4 21.2 21.2
    bell 🔔 24 | $bell, line 12 2 12 4 | $clapper
    bell.fill 🔔 24 | $bell, line 12 2 12 4 | $bell, $clapper
    trash 🗑 24 | $bin, line 3.4 5.8 20.6 5.8, $bin.handle, line 9.8 10 10 17, line 14.2 10 14 17
    trash.fill 🗑 24 | line 3.4 5.2 20.6 5.2, $bin.handle | curve 4.6 7.6 m 19.4 7.6 l 18.3 20.6 l 18.2 21.6 17.4 \
      22.2 16.4 22.2 c 7.6 22.2 l 6.6 22.2 5.8 21.6 5.7 20.6 c h, bar 9.6 10.4 9.9 18.8 1.5, \
      bar 14.4 10.4 14.1 18.8 1.5
    lock 🔒 20 | box 3 10.6 14 10.6 2.4, $shackle
    lock.fill 🔒 20 | $shackle | box 2.2 9.8 15.6 12.2 3
    folder 📁 26 | $folder
    folder.fill 📁 26 | $folder | $folder
    tray 📥 26 | $tray, $tray.edge
    tray.fill 📥 26 | $tray, $tray.edge | $tray.front
    doc 📄 20 fill | $sheet, line 11 2.6 11 8.8 17 8.8
    doc.text 📄 20 fill | $sheet, line 11 2.6 11 8.8 17 8.8, line 6.4 13 13.6 13, line 6.4 17 13.6 17
    envelope ✉ 28 | box 2.4 4.4 23.2 15.6 2.4, line 3 5.8 14 14 25 5.8
    bookmark 🔖 18 | $ribbon
    bookmark.fill 🔖 18 | $ribbon | $ribbon
    tag 🏷 24 | $label | ring 7.4 7.4 1.5
    tag.fill 🏷 24 | $label | $label, ring 7.4 7.4 1.7
    pencil ✎ 24 | polygon 16.6 3 21 7.4 8 20.4 2.8 21.2 3.6 16, line 13.6 6 18 10.4
    link 🔗 24 | curve 10 14 m 8.4 12.4 8.4 9.8 10 8.2 c 13.4 4.8 l 15 3.2 17.6 3.2 19.2 4.8 c 20.8 6.4 20.8 9 19.2 \
      10.6 c 17 12.8 l, curve 14 10 m 15.6 11.6 15.6 14.2 14 15.8 c 10.6 19.2 l 9 20.8 6.4 20.8 4.8 19.2 c 3.2 17.6 \
      3.2 15 4.8 13.4 c 7 11.2 l
    cup.and.saucer ☕ 26 | $cup, $cup.handle, line 3 21 20 21
    cup.and.saucer.fill ☕ 26 | $cup, $cup.handle, line 3 21 20 21 | $cup
    chart.bar ▥ 24 | box 3 12.6 4.2 8 0.8, box 9.9 7.8 4.2 12.8 0.8, box 16.8 3.4 4.2 17.2 0.8
    chart.bar.fill ▥ 24 | | box 2.2 11.8 5.6 9.6 1.2, box 9.2 7 5.6 14.4 1.2, box 16.2 2.6 5.6 18.8 1.2
    """
}

extension Symbol {
  /// Documents, folders, stacks and windows.
  static let documents = """
    $page.front | curve 9.8 8 m 14.4 8 l 19.4 13 l 19.4 19.4 l 19.4 20.9 18.6 21.6 17.2 21.6 c 9.8 21.6 l 8.4 21.6 7.6 \
      20.9 7.6 19.4 c 7.6 10.2 l 7.6 8.7 8.4 8 9.8 8 c h
    document 📄 = doc
    document.on.document 📄 = doc.on.doc
    doc.plaintext 📄 = doc.text
    doc.richtext 📄 20 fill | $sheet, line 11 2.6 11 8.8 17 8.8, line 6.4 17.6 13.6 17.6 | box 6 11 4.4 4
    doc.on.doc 📄 22 fill | $page.front, curve 4.4 16.8 m 3.2 16.6 2.6 15.8 2.6 14.6 c 2.6 4.6 l 2.6 3.1 3.4 2.4 4.8 2.4 c \
      9.8 2.4 l 10.8 2.4 11.4 2.8 12.2 3.6 c 13.2 4.6 l, line 14.2 8.2 14.2 13.2 19.2 13.2
    doc.on.clipboard 📋 24 fill | curve 12 9.4 m 16.6 9.4 l 21.2 14 l 21.2 19.6 l 21.2 21 20.5 21.6 19.2 21.6 c 12 21.6 l \
      10.6 21.6 10 21 10 19.6 c 10 11.4 l 10 10 10.6 9.4 12 9.4 c h, curve 6.6 19.4 m 4.8 19.4 l 3.4 19.4 2.8 18.6 2.8 \
      17.2 c 2.8 6.6 l 2.8 5.2 3.4 4.4 4.8 4.4 c 6.6 4.4 l 6.6 3.2 7.6 2.4 9.4 2.4 c 11.2 2.4 12.2 3.2 12.2 4.4 c 14 4.4 \
      l 15.2 4.4 16 5.2 16 6.4 c, line 16.4 9.6 16.4 14.2 21 14.2
    doc.text.magnifyingglass 📄 24 | curve 17 11 m 17 8.4 l 11 2.4 l 5.2 2.4 l 3.8 2.4 3 3.2 3 4.6 c 3 19.4 l 3 20.8 3.8 \
      21.6 5.2 21.6 c 11 21.6 l, line 6.4 9 9.4 9, line 6.4 13 9.6 13, ring 15.6 16.2 3.2, line 18 18.6 21.2 21.6
    clipboard 📋 20 fill | $clipboard
    list.bullet.clipboard 📋
    list.clipboard 📋 20 fill | $clipboard, line 6.6 10.6 13.4 10.6, line 6.6 14 13.4 14, line 6.6 17.4 13.4 17.4
    note 🗒 24 fill | curve 13.4 20.8 m 6 20.8 l 4.2 20.8 3.2 19.8 3.2 18 c 3.2 6 l 3.2 4.2 4.2 3.2 6 3.2 c 18 3.2 l \
      19.8 3.2 20.8 4.2 20.8 6 c 20.8 13.4 l h, line 13.4 20.8 13.4 13.4 20.8 13.4
    note.text 🗒 24 fill | box 3.2 3.2 17.6 17.6 3, line 7.4 8.2 16.6 8.2, line 7.4 12 16.6 12, line 7.4 15.8 13 15.8
    newspaper 📰 28 fill | curve 5 3.8 m 20 3.8 l 21.4 3.8 22 4.6 22 6 c 22 18 l 22 19.6 23 20.4 24 20.4 c 5.4 20.4 l \
      3.6 20.4 2.6 19.4 2.6 17.6 c 2.6 6 l 2.6 4.6 3.4 3.8 5 3.8 c h, line 6.6 16.4 18 16.4, line 14.4 8 18 8, \
      line 14.4 12 18 12, curve 22 8 m 24 8 l 25.2 8 25.8 8.6 25.8 9.8 c 25.8 18.6 l 25.8 19.8 25 20.4 24 20.4 c | \
      box 6 7.2 5.6 5.6
    book.closed 📕 20 fill | curve 5.6 2.6 m 15.2 2.6 l 16.6 2.6 17.2 3.2 17.2 4.6 c 17.2 17.2 l 5.6 17.2 l 3.8 17.2 3 \
      18.2 3 19.4 c 3 5.2 l 3 3.4 4 2.6 5.6 2.6 c h, curve 3 19.4 m 3 20.6 3.8 21.4 5.4 21.4 c 17.2 21.4 l, \
      line 17.2 17.2 17.2 21.4
    text.book.closed 📕 20 fill | curve 5.6 2.6 m 15.2 2.6 l 16.6 2.6 17.2 3.2 17.2 4.6 c 17.2 17.2 l 5.6 17.2 l 3.8 \
      17.2 3 18.2 3 19.4 c 3 5.2 l 3 3.4 4 2.6 5.6 2.6 c h, line 7 7 13.4 7, line 7 10.6 11.4 10.6, \
      curve 3 19.4 m 3 20.6 3.8 21.4 5.4 21.4 c 17.2 21.4 l, line 17.2 17.2 17.2 21.4
    character.book.closed 📕 = text.book.closed
    books.vertical 📚 26 fill3 | box 2.8 3 4.6 18 1, box 9 5.4 4.6 15.6 1, polygon 14.8 5.4 18.8 4.4 23 19.8 19 20.8
    archivebox 🗃 26 fill2 | box 2.4 3.4 21.2 4.8 1.2, curve 4 10.2 m 22 10.2 l 22 18.2 l 22 20 21 21 19.2 21 c 6.8 21 l \
      5 21 4 20 4 18.2 c h, line 10.4 13.4 15.6 13.4
    tray.full 📥 26 fill | $tray.front, line 2.6 13.2 5 8.8, line 23.4 13.2 21 8.8, line 6.4 5.4 19.6 5.4, \
      line 7.4 9.2 18.6 9.2
    tray.and.arrow.down 📥 26 fill | $tray.front, line 2.6 13.2 5 6.6 8 6.4, line 23.4 13.2 21 6.6 18 6.4, \
      line 13 2.4 13 11.4, line 9.6 8.2 13 11.6 16.4 8.2
    tray.and.arrow.up 📤 26 fill | $tray.front, line 2.6 13.2 5 6.6 8 6.4, line 23.4 13.2 21 6.6 18 6.4, \
      line 13 2.6 13 11.4, line 9.6 5.8 13 2.4 16.4 5.8
    square.on.square ❐ 24 fill | box 8 8 13.2 13.2 2.4, curve 4.6 16 m 3.4 15.8 2.8 15 2.8 13.6 c 2.8 5.2 l 2.8 3.6 \
      3.6 2.8 5.2 2.8 c 13.6 2.8 l 15 2.8 15.8 3.4 16 4.6 c
    square.fill.on.square.fill ❐ 24 | | box 8.4 8.4 13.6 13.6 2.8, curve 4.8 16.8 m 3 16.6 2 15.6 2 13.6 c 2 5.2 l 2 3.2 \
      3.2 2 5.2 2 c 13.6 2 l 15.6 2 16.6 3 16.8 4.8 c 16.8 6.6 l 9.4 6.6 l 7.6 6.6 6.6 7.6 6.6 9.4 c 6.6 16.8 l h
    plus.square.on.square ❐ 24 fill | box 8 8 13.2 13.2 2.4, curve 4.6 16 m 3.4 15.8 2.8 15 2.8 13.6 c 2.8 5.2 l 2.8 3.6 \
      3.6 2.8 5.2 2.8 c 13.6 2.8 l 15 2.8 15.8 3.4 16 4.6 c, line 14.6 11.6 14.6 17.6, \
      line 11.6 14.6 17.6 14.6
    plus.rectangle.on.rectangle ❐ = plus.square.on.square
    rectangle.on.rectangle ❐ 28 fill | box 8 8 17.6 12.4 2.2, curve 4.6 15.8 m 3.2 15.6 2.4 14.8 2.4 13.2 c 2.4 6 l 2.4 \
      4.4 3.4 3.6 5 3.6 c 17.6 3.6 l 19.2 3.6 20 4.2 20.2 5.2 c
    rectangle.2.swap ⇄ 28 fill2 | box 2.4 3.4 11 8.4 1.8, box 14.6 12.2 11 8.4 1.8, \
      curve 16.8 5.4 m 19 5.4 l 21 5.4 21.8 6.2 21.8 8 c 21.8 9.4 l, line 19.6 7.4 21.8 9.6 24 7.4, \
      curve 11.2 18.6 m 9 18.6 l 7 18.6 6.2 17.8 6.2 16 c 6.2 14.6 l, line 8.4 16.6 6.2 14.4 4 16.6
    rectangle.on.rectangle.angled ❐ = rectangle.on.rectangle
    square.stack ❐ 22 fill | box 2.8 7.6 16.4 13.6 2.4, line 4.6 5 17.4 5, line 6.8 2.4 15.2 2.4
    rectangle.stack ❐ 28 fill | box 2.4 8.4 23.2 12.4 2.4, line 4.6 5.8 23.4 5.8, line 7.4 3.2 20.6 3.2
    square.stack.3d.up ❐ 26 fill | polygon 13 2.8 23.6 8 13 13.2 2.4 8, line 2.4 12.2 13 17.4 23.6 12.2, \
      line 2.4 16.2 13 21.4 23.6 16.2
    square.3.layers.3d ❐ = square.stack.3d.up
    square.3.stack.3d ❐ = square.stack.3d.up
    rectangle.portrait ▯ 20 fill | box 3 2.6 14 18.8 2.6
    rectangle.split.2x1 ◫ 28 fill | box 2 4.2 24 15.6 2.6, line 14 4.2 14 19.8
    rectangle.split.3x1 ◫ 28 fill | box 2 4.2 24 15.6 2.6, line 10 4.2 10 19.8, line 18 4.2 18 19.8
    rectangle.split.1x2 ⊟ 28 fill | box 2 4.2 24 15.6 2.6, line 2 12 26 12
    rectangle.split.3x3 ⊞ = tablecells
    rectangle.grid.1x2 ▤ 26 fill2 | box 2.6 3.4 20.8 7 1.6, box 2.6 13.6 20.8 7 1.6
    rectangle.grid.2x2 ▦ 28 fill4 | box 2.4 4 10 6.6 1.4, box 15.6 4 10 6.6 1.4, box 2.4 13.4 10 6.6 1.4, \
      box 15.6 13.4 10 6.6 1.4
    rectangle.3.group ▦ 28 fill3 | box 2.4 4 10.4 16 1.8, box 15.6 4 10 6.4 1.6, box 15.6 13.4 10 6.6 1.6
    rectangle.inset.filled ▣ 28 | box 2 4.2 24 15.6 2.6 | box 5.6 7.6 16.8 8.8 0.8
    sidebar.left ◧ 28 fill | box 2 4.2 24 15.6 2.6, line 10 4.2 10 19.8, line 4.8 8 7.2 8, line 4.8 11.2 7.2 11.2
    sidebar.right ◨ ~ sidebar.left
    sidebar.leading ◧ = sidebar.left
    sidebar.trailing ◨ = sidebar.right
    square.split.2x1 ◫ 24 fill | $square, line 12 3.2 12 20.8
    square.split.1x2 ⊟ 24 fill | $square, line 3.2 12 20.8 12
    square.split.2x2 ⊞ 24 fill | $square, line 12 3.2 12 20.8, line 3.2 12 20.8 12
    square.grid.3x3 ▦ 24 fill9 | box 3 3 4.4 4.4 0.8, box 9.8 3 4.4 4.4 0.8, box 16.6 3 4.4 4.4 0.8, box 3 9.8 4.4 4.4 \
      0.8, box 9.8 9.8 4.4 4.4 0.8, box 16.6 9.8 4.4 4.4 0.8, box 3 16.6 4.4 4.4 0.8, box 9.8 16.6 4.4 4.4 0.8, \
      box 16.6 16.6 4.4 4.4 0.8
    square.grid.3x2 ▦ 26 fill6 | box 2.6 4.6 5 5 1, box 10.5 4.6 5 5 1, box 18.4 4.6 5 5 1, box 2.6 14.4 5 5 1, \
      box 10.5 14.4 5 5 1, box 18.4 14.4 5 5 1
    square.grid.4x3 ▦ = square.grid.3x3
    circle.grid.2x2 ⁘ 24 fill4 | ring 7 7 3.8, ring 17 7 3.8, ring 7 17 3.8, ring 17 17 3.8
    circle.grid.3x3 ⁘ 24 fill9 | ring 5 5 2, ring 12 5 2, ring 19 5 2, ring 5 12 2, ring 12 12 2, ring 19 12 2, \
      ring 5 19 2, ring 12 19 2, ring 19 19 2
    tablecells ▦ 28 fill | box 2.2 3.8 23.6 16.4 2.4, line 2.2 9.2 25.8 9.2, line 2.2 14.6 25.8 14.6, \
      line 10 3.8 10 20.2, line 18 3.8 18 20.2
    table ▦ = tablecells
    macwindow 🗔 28 | box 2.2 3.8 23.6 16.4 2.6, line 2.2 8.6 25.8 8.6 | ring 5.4 6.2 0.9, ring 8.4 6.2 0.9, \
      ring 11.4 6.2 0.9
    menubar.rectangle 🗔 28 | box 2.2 3.8 23.6 16.4 2.6 | box 5 6.6 18 2.6 0.6
    dock.rectangle 🗔 28 | box 2.2 3.8 23.6 16.4 2.6 | box 7 14.4 14 2.8 0.8
    list.bullet.rectangle ☰ 28 fill | box 2 4.2 24 15.6 2.6, line 10.6 8.4 21.8 8.4, line 10.6 12 21.8 12, \
      line 10.6 15.6 21.8 15.6 | ring 6.6 8.4 1.1, ring 6.6 12 1.1, ring 6.6 15.6 1.1
    list.bullet.rectangle.portrait ☰ 20 fill | box 3 2.6 14 18.8 2.6, line 9 7.6 13.8 7.6, line 9 12 13.8 12, \
      line 9 16.4 13.8 16.4 | ring 6.2 7.6 1.1, ring 6.2 12 1.1, ring 6.2 16.4 1.1
    rectangle.portrait.and.arrow.right ⇥ 28 fill | curve 17 8 m 17 5.2 l 17 3.4 16 2.6 14.4 2.6 c 5.6 2.6 l 4 2.6 3 3.4 \
      3 5.2 c 3 18.8 l 3 20.6 4 21.4 5.6 21.4 c 14.4 21.4 l 16 21.4 17 20.6 17 18.8 c 17 16 l, line 9 12 25.2 12, \
      line 21.6 8 25.6 12 21.6 16
    rectangle.portrait.and.arrow.forward ⇥ = rectangle.portrait.and.arrow.right
    rectangle.portrait.and.arrow.left ⇤ ~ rectangle.portrait.and.arrow.right
    arrow.up.doc 📄
    arrow.down.doc 📄
    square.dashed ⬚ 24 | curve 3.2 7.6 m 3.2 6.2 l 3.2 4.2 4.2 3.2 6.2 3.2 c 7.6 3.2 l 10.6 3.2 m 13.4 3.2 l 16.4 3.2 m \
      17.8 3.2 l 19.8 3.2 20.8 4.2 20.8 6.2 c 20.8 7.6 l 20.8 10.6 m 20.8 13.4 l 20.8 16.4 m 20.8 17.8 l 20.8 19.8 19.8 \
      20.8 17.8 20.8 c 16.4 20.8 l 13.4 20.8 m 10.6 20.8 l 7.6 20.8 m 6.2 20.8 l 4.2 20.8 3.2 19.8 3.2 17.8 c 3.2 16.4 l \
      3.2 13.4 m 3.2 10.6 l
    rectangle.dashed ⬚ = square.dashed
    circle.dashed ◌ 24 | arc 12 12 9.2 -106 -74, arc 12 12 9.2 -61 -29, arc 12 12 9.2 -16 16, arc 12 12 9.2 29 61, \
      arc 12 12 9.2 74 106, arc 12 12 9.2 119 151, arc 12 12 9.2 164 196, arc 12 12 9.2 209 241
    circle.dotted ◌ 24 | | ring 12 3 1.3, ring 18.4 5.6 1.3, ring 21 12 1.3, ring 18.4 18.4 1.3, ring 12 21 1.3, \
      ring 5.6 18.4 1.3, ring 3 12 1.3, ring 5.6 5.6 1.3
    circle.lefthalf.filled ◐ 24 | $circle | curve 12 2.8 m 6.9 2.8 2.8 6.9 2.8 12 c 2.8 17.1 6.9 21.2 12 21.2 c h
    circle.righthalf.filled ◑ ~ circle.lefthalf.filled
    circle.bottomhalf.filled ◒ 24 | $circle | curve 2.8 12 m 2.8 17.1 6.9 21.2 12 21.2 c 17.1 21.2 21.2 17.1 21.2 12 c h
    circle.tophalf.filled ◓ 24 | $circle | curve 2.8 12 m 2.8 6.9 6.9 2.8 12 2.8 c 17.1 2.8 21.2 6.9 21.2 12 c h
    circle.inset.filled ◉ 24 | $circle | ring 12 12 5.6
    largecircle.fill.circle ◉ = circle.inset.filled
    smallcircle.filled.circle ◉ 24 | $circle | ring 12 12 3
    smallcircle.fill.circle ◉ = smallcircle.filled.circle
    dot.circle ◉ = smallcircle.filled.circle
    dot.square ▣ 24 | $square | ring 12 12 3
    circlebadge ○ 16 fill | ring 8 12 4.8
    oval ⬭ 28 fill | ellipse 2.4 5 23.2 14
    octagon ⯃ 24 fill | $octagon
    pentagon ⬠ 24 fill | star 12 13 5 10
    seal ✺ 24 fill | $seal
    shield 🛡 24 fill | $shield
    shield.lefthalf.filled 🛡 24 | $shield | curve 12 2.4 m 9.6 4.4 6.8 5.2 4 5.4 c 4 12 l 4 16.6 7.2 19.8 12 21.6 c h
    lock.shield 🛡
    checkmark.shield 🛡
    checkmark.seal ✓
    app ▢ 24 fill | $app
    suit.heart ♡ = heart
    suit.spade ♤ 24 fill | curve 12 2.6 m 14.4 6.8 21 10 21 14.4 c 21 17 19.2 18.4 17.2 18.4 c 15.4 18.4 14 17.6 13.2 16.2 \
      c 13.4 18.6 14 20 15.4 21.4 c 8.6 21.4 l 10 20 10.6 18.6 10.8 16.2 c 10 17.6 8.6 18.4 6.8 18.4 c 4.8 18.4 3 17 3 \
      14.4 c 3 10 9.6 6.8 12 2.6 c h
    suit.club ♧ 24 fill | curve 8.9 10.4 m 6.4 4.8 9.6 2.6 12 2.6 c 14.4 2.6 17.6 4.8 15.1 10.4 c 18.6 9.2 21.4 11.2 21.4 \
      14 c 21.4 16.8 19.4 18.2 17.2 18.2 c 15.4 18.2 14 17.4 13.2 16.2 c 13.4 18.6 14 20 15.4 21.4 c 8.6 21.4 l 10 20 \
      10.6 18.6 10.8 16.2 c 10 17.4 8.6 18.2 6.8 18.2 c 4.6 18.2 2.6 16.8 2.6 14 c 2.6 11.2 5.4 9.2 8.9 10.4 c h
    suit.diamond ♢ 20 fill | polygon 10 2.6 17.2 12 10 21.4 2.8 12
    """
}
