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
