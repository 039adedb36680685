extension Symbol {
  /// Signs and arrows in circles and squares.
  static let compounds = """
    $arrow.up | curve 12 17 m 12 7.2 l 8 11.2 m 12 7.2 l 16 11.2 l
    $arrow.down | curve 12 7 m 12 16.8 l 8 12.8 m 12 16.8 l 16 12.8 l
    $arrow.left | curve 17 12 m 7.2 12 l 11.2 8 m 7.2 12 l 11.2 16 l
    $arrow.right | curve 7 12 m 16.8 12 l 12.8 8 m 16.8 12 l 12.8 16 l
    $arrow.up.right | curve 8.4 15.6 m 15.4 8.6 l 10 8.6 m 15.4 8.6 l 15.4 14 l
    $chevron.up | line 8 13.8 12 9.8 16 13.8
    $chevron.down | line 8 10.2 12 14.2 16 10.2
    $chevron.left | line 13.6 8 9.6 12 13.6 16
    $chevron.right | line 10.4 8 14.4 12 10.4 16
    $equal | curve 7.8 10 m 16.2 10 l 7.8 14 m 16.2 14 l
    $line.3.horizontal.decrease | curve 7 9 m 17 9 l 8.8 12.2 m 15.2 12.2 l 10.4 15.4 m 13.6 15.4 l
    $arrow.up.fill | polygon 12 6 16.9 10.9 15.6 12.2 12.95 9.6 12.95 17.4 11.05 17.4 11.05 9.6 8.4 12.2 7.1 10.9
    $arrow.down.fill | polygon 12 18 16.9 13.1 15.6 11.8 12.95 14.4 12.95 6.6 11.05 6.6 11.05 14.4 8.4 11.8 7.1 13.1
    arrow.up.circle ↑ 24 | $circle, $arrow.up
    arrow.up.square ↑ 24 | $square, $arrow.up
    arrow.down.circle ↓ 24 | $circle, $arrow.down
    arrow.down.square ↓ 24 | $square, $arrow.down
    arrow.left.circle ← 24 | $circle, $arrow.left
    arrow.left.square ← 24 | $square, $arrow.left
    arrow.right.circle → 24 | $circle, $arrow.right
    arrow.right.square → 24 | $square, $arrow.right
    arrow.up.right.circle ↗ 24 | $circle, $arrow.up.right
    arrow.up.right.square ↗ 24 | $square, $arrow.up.right
    chevron.up.circle ⌃ 24 | $circle, $chevron.up
    chevron.up.square ⌃ 24 | $square, $chevron.up
    chevron.down.circle ⌄ 24 | $circle, $chevron.down
    chevron.down.square ⌄ 24 | $square, $chevron.down
    chevron.left.circle ‹ 24 | $circle, $chevron.left
    chevron.left.square ‹ 24 | $square, $chevron.left
    chevron.right.circle › 24 | $circle, $chevron.right
    chevron.right.square › 24 | $square, $chevron.right
    equal.circle ⊜ 24 | $circle, $equal
    equal.square ⊜ 24 | $square, $equal
    line.3.horizontal.decrease.circle ≡ 24 | $circle, $line.3.horizontal.decrease
    line.3.horizontal.decrease.square ≡ 24 | $square, $line.3.horizontal.decrease
    plus.square ⊞ 24 | $square, line 12 7.6 12 16.4, line 7.6 12 16.4 12
    plus.square.fill ⊞ 24 | | $tile, cross 12 12 5.2 1.9
    minus.square ⊟ 24 | $square, line 7.6 12 16.4 12
    minus.square.fill ⊟ 24 | | $tile, box 6.8 11.05 10.4 1.9
    xmark.square ⊠ 24 | $square, line 8.8 8.8 15.2 15.2, line 15.2 8.8 8.8 15.2
    xmark.square.fill ⊠ 24 | | $tile, diagonal 12 12 5.2 1.9
    arrow.up.circle.fill ↑ 24 | | $disc, $arrow.up.fill
    arrow.up.square.fill ↑ 24 | | $tile, $arrow.up.fill
    arrow.down.circle.fill ↓ 24 | | $disc, $arrow.down.fill
    arrow.down.square.fill ↓ 24 | | $tile, $arrow.down.fill
    """
}

extension Symbol {
  /// Combinations of several signs, and what programs use beside the plain symbols.
  static let combined = """
    arrow.up.arrow.down ⇅ 24 | line 7.4 20 7.4 4, line 3.4 8 7.4 4 11.4 8, line 16.6 4 16.6 20, \
      line 12.6 16 16.6 20 20.6 16
    arrow.left.arrow.right ⇆ 24 | line 4 7.4 20 7.4, line 16 3.4 20 7.4 16 11.4, line 20 16.6 4 16.6, \
      line 8 12.6 4 16.6 8 20.6
    arrow.down.left ↙ 24 | line 19 5 5.2 18.8, line 15.4 19 5 19 5 8.6
    arrow.up.left ↖ 24 | line 19 19 5.2 5.2, line 15.4 5 5 5 5 15.4
    arrow.uturn.left ↩ 24 | line 8.4 4.4 4 8.8 8.4 13.2, curve 4.2 8.8 m 14.6 8.8 l 18.4 8.8 20.4 11.2 20.4 14.2 c \
      20.4 17.2 18.4 19.6 14.6 19.6 c 10 19.6 l
    arrow.uturn.right ↪ 24 | line 15.6 4.4 20 8.8 15.6 13.2, curve 19.8 8.8 m 9.4 8.8 l 5.6 8.8 3.6 11.2 3.6 14.2 c \
      3.6 17.2 5.6 19.6 9.4 19.6 c 14 19.6 l
    arrow.triangle.2.circlepath ⟳ 24 | arc 12 12 8.2 -160 -20, line 19.9 4.4 19.7 9.4 14.8 9, arc 12 12 8.2 20 160, \
      line 4.1 19.6 4.3 14.6 9.2 15
    line.3.horizontal.decrease ≡ 24 | line 3.6 6.4 20.4 6.4, line 6.6 12 17.4 12, line 9.8 17.6 14.2 17.6
    slider.horizontal.3 ☰ 24 | line 3 6 21 6, line 3 12 21 12, line 3 18 21 18 | ring 15.4 6 2.4, ring 8.2 12 2.4, \
      ring 13.4 18 2.4
    square.grid.2x2 ▦ 24 | box 3.4 3.4 7 7 1.4, box 13.6 3.4 7 7 1.4, box 3.4 13.6 7 7 1.4, box 13.6 13.6 7 7 1.4
    square.grid.2x2.fill ▦ 24 | | box 2.8 2.8 8.2 8.2 1.6, box 13 2.8 8.2 8.2 1.6, box 2.8 13 8.2 8.2 1.6, \
      box 13 13 8.2 8.2 1.6
    play.circle ▶ 24 | $circle, polygon 9.8 7.8 16.2 12 9.8 16.2
    play.circle.fill ▶ 24 | | $disc, polygon 9.6 7.2 17 12 9.6 16.8
    pause.circle ⏸ 24 | $circle, line 9.8 8.4 9.8 15.6, line 14.2 8.4 14.2 15.6
    pause.circle.fill ⏸ 24 | | $disc, box 8.6 7.6 2.4 8.8, box 13 7.6 2.4 8.8
    stop.circle ⏹ 24 | $circle, box 8.4 8.4 7.2 7.2 0.8
    stop.circle.fill ⏹ 24 | | $disc, box 8 8 8 8
    ellipsis.circle.fill ⊙ 24 | | $disc, ring 7.4 12 1.5, ring 12 12 1.5, ring 16.6 12 1.5
    questionmark.circle.fill ? 24 | | $disc, curve 9 9.6 m 9 7.4 10.4 6 12.1 6 c 14 6 15.3 7.3 15.3 9.1 c 15.3 11.6 \
      13 11.9 13 14 c 11.1 14 l 11.1 11.2 13.3 10.8 13.3 9.2 c 13.3 8.3 12.8 7.8 12.1 7.8 c 11.3 7.8 10.9 8.5 10.9 9.6 \
      c h, ring 12 17 1.35
    book 📖 24 | curve 12 6.4 m 10 4.6 6.6 4 3 4.4 c 3 18.4 l 6.6 18 10 18.6 12 20.4 c 14 18.6 17.4 18 21 18.4 c 21 \
      4.4 l 17.4 4 14 4.6 12 6.4 c h, line 12 6.6 12 20
    book.fill 📖 24 | | curve 11.2 6.6 m 9.2 5 6 4.2 2.4 4.4 c 2.4 18.8 l 6 18.6 9.2 19.2 11.2 20.8 c h, curve 12.8 \
      6.6 m 14.8 5 18 4.2 21.6 4.4 c 21.6 18.8 l 18 18.6 14.8 19.2 12.8 20.8 c h
    lightbulb 💡 20 | curve 7 16 m 7 13.4 3.8 12.4 3.8 8.8 c 3.8 5.4 6.6 2.8 10 2.8 c 13.4 2.8 16.2 5.4 16.2 8.8 c \
      16.2 12.4 13 13.4 13 16 c h, line 7.2 18.6 12.8 18.6, line 8.4 21.2 11.6 21.2
    lightbulb.fill 💡 20 | | curve 6.6 16.6 m 6.6 13.8 3.2 12.6 3.2 8.8 c 3.2 5 6.2 2.2 10 2.2 c 13.8 2.2 16.8 5 16.8 \
      8.8 c 16.8 12.6 13.4 13.8 13.4 16.6 c h, box 6.8 17.8 6.4 1.7 0.8, box 7.8 20.5 4.4 1.6 0.8
    shippingbox 📦 24 | polygon 12 2.8 20.6 7 20.6 17 12 21.2 3.4 17 3.4 7, line 3.6 7.2 12 11.4 20.4 7.2, \
      line 12 11.4 12 21
    shippingbox.fill 📦 24 | | polygon 12 2.2 20.4 6.4 12 10.6 3.6 6.4, polygon 2.8 7.8 11.2 12 11.2 21.6 2.8 17.4, \
      polygon 21.2 7.8 12.8 12 12.8 21.6 21.2 17.4
    flag ⚑ 20 | line 4 21.4 4 3.4, curve 4 4.4 m 8 2.6 12 6.4 17 4.4 c 17 13.4 l 12 15.4 8 11.6 4 13.4 c
    flag.fill ⚑ 20 | line 4 21.4 4 3.4 | curve 4 4 m 8 2.2 12 6 17.6 3.8 c 17.6 13.6 l 12 15.8 8 12 4 13.8 c h
    message 💬 24 | curve 12 3.6 m 17.4 3.6 21.4 7 21.4 11.2 c 21.4 15.4 17.4 18.8 12 18.8 c 11 18.8 10 18.7 9.1 18.4 \
      c 8 19.6 6 20.6 4.2 20.6 c 5 19.6 5.4 18.2 5.2 16.8 c 3.6 15.4 2.6 13.4 2.6 11.2 c 2.6 7 6.6 3.6 12 3.6 c h
    message.fill 💬 24 | | curve 12 2.8 m 17.8 2.8 22.2 6.6 22.2 11.2 c 22.2 15.8 17.8 19.6 12 19.6 c 11.1 19.6 10.2 \
      19.5 9.4 19.3 c 8 20.6 5.6 21.6 3.2 21.4 c 4.2 20.2 4.7 18.8 4.5 17.2 c 2.8 15.6 1.8 13.5 1.8 11.2 c 1.8 6.6 6.2 \
      2.8 12 2.8 c h
    envelope.fill ✉ 26 | | polygon 3 5 23 5 13 13, polygon 2.2 6.4 9 11.9 2.2 18.4, \
      polygon 23.8 6.4 17 11.9 23.8 18.4, polygon 10.2 12.8 13 15 15.8 12.8 23 19.4 3 19.4
    mic 🎤 18 | box 5.6 2.6 6.8 11.4 3.4, curve 2.8 11.4 m 2.8 15 5.4 17.4 9 17.4 c 12.6 17.4 15.2 15 15.2 11.4 c, \
      line 9 17.6 9 21.4, line 5.4 21.4 12.6 21.4
    mic.fill 🎤 18 | curve 2.8 11.4 m 2.8 15 5.4 17.4 9 17.4 c 12.6 17.4 15.2 15 15.2 11.4 c, line 9 17.6 9 21.4, \
      line 5.4 21.4 12.6 21.4 | box 5.2 2.2 7.6 12.2 3.8
    power ⏻ 24 | line 12 2.8 12 11.4, arc 12 12.8 8.4 -52 232
    timer ⏱ 24 | arc 12 12 9.2 -90 225, line 12 2.8 12 6.4, line 12 12 7.6 8.4
    hourglass ⏳ 18 | line 3 3 15 3, line 3 21 15 21, curve 4.4 3.2 m 4.4 7.6 l 4.4 9.6 7.6 10.6 7.6 12 c 7.6 13.4 \
      4.4 14.4 4.4 16.4 c 4.4 20.8 l, curve 13.6 3.2 m 13.6 7.6 l 13.6 9.6 10.4 10.6 10.4 12 c 10.4 13.4 13.6 14.4 \
      13.6 16.4 c 13.6 20.8 l
    eye.fill 👁 28 | | curve 14 4.6 m 20 4.6 24.4 8.6 26.4 12 c 24.4 15.4 20 19.4 14 19.4 c 8 19.4 3.6 15.4 1.6 12 c \
      3.6 8.6 8 4.6 14 4.6 c h, ring 14 12 4.6, ring 14 12 2.6
    person.crop.circle ☺ 24 | $circle, ring 12 9.6 3.2, \
      curve 6 18.6 m 7 15.8 9.2 14.6 12 14.6 c 14.8 14.6 17 15.8 18 18.6 c
    person.crop.circle.fill ☻ 24 | | $disc, ring 12 9.4 3.4, curve 5.6 18.4 m 6.8 15.4 9 14.2 12 14.2 c 15 14.2 17.2 \
      15.4 18.4 18.4 c 16.8 20 14.6 21 12 21 c 9.4 21 7.2 20 5.6 18.4 c h
    forward.fill ⏩ 28 | | polygon 2.6 5 13.4 12 2.6 19, polygon 14 5 25.4 12 14 19
    backward.fill ⏪ 28 | | polygon 25.4 5 14.6 12 25.4 19, polygon 14 5 2.6 12 14 19
    snowflake ❄ 24 | line 12 2.6 12 21.4, line 3.9 7.3 20.1 16.7, line 20.1 7.3 3.9 16.7, \
      line 9.4 4.6 12 7.2 14.6 4.6, line 9.4 19.4 12 16.8 14.6 19.4
    display 🖥 28 | box 2.8 3.6 22.4 13.8 2, line 14 17.6 14 20.8, line 9.4 21 18.6 21
    iphone 📱 16 | box 2.8 2 10.4 20 2.4, line 6.6 19.4 9.4 19.4
    lock.open 🔓 22 fill | box 3 10.6 13 10.4 2, curve 13 10.4 m 13 6.8 l 13 4.4 14.6 2.8 16.6 2.8 c 18.6 2.8 20 4.4 20 \
      6.8 c 20 9 l
    star.leadinghalf.filled ⯪ 26 | star 13 13 5 10.6 4.4 | polygon 13 2.4 13 19.2 6.8 21.6 8.8 14.4 2.9 9.7 10.4 9.4
    """
}
