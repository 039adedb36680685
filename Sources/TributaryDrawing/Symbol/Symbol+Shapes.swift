extension Symbol {
  /// Basic shapes, first the outlines that other symbols share.
  static let shapes = """
    $circle | ring 12 12 9.2
    $disc | ring 12 12 10
    $square | box 3.2 3.2 17.6 17.6 3
    $tile | box 2.4 2.4 19.2 19.2 3.8
    $heart | curve 12 20.4 m 5.4 15.8 2.2 12 2.2 8.5 c 2.2 5.5 4.5 3.2 7.3 3.2 c 9.3 3.2 11.1 4.4 12 6.2 c 12.9 4.4 \
      14.7 3.2 16.7 3.2 c 19.5 3.2 21.8 5.5 21.8 8.5 c 21.8 12 18.6 15.8 12 20.4 c h
    $bolt | polygon 11.5 2.4 3.4 13.4 8.3 13.4 6.6 21.6 14.8 10.4 9.8 10.4
    circle ○ 24 | $circle
    circle.fill ● 24 | | $disc
    square □ 24 | $square
    square.fill ■ 24 | | $tile
    rectangle ▭ 28 | box 2 4.2 24 15.6 2.6
    rectangle.fill ▬ 28 | | box 1.2 3.4 25.6 17.2 3.4
    capsule ▭ 28 | box 2 5.6 24 12.8 6.4
    capsule.fill ▬ 28 | | box 1.2 4.8 25.6 14.4 7.2
    triangle △ 24 | polygon 12 3.6 21.6 20 2.4 20
    triangle.fill ▲ 24 | | polygon 12 2.4 22.6 20.8 1.4 20.8
    diamond ◇ 24 | polygon 12 2.4 21.6 12 12 21.6 2.4 12
    diamond.fill ◆ 24 | | polygon 12 1.4 22.6 12 12 22.6 1.4 12
    hexagon ⬡ 24 | star 12 12 6 10
    hexagon.fill ⬢ 24 | | star 12 12 6 11
    star ☆ 24 | star 12 12.8 5 10 4.3
    star.fill ★ 24 | | star 12 12.8 5 11.4 4.9
    heart ♡ 24 | $heart
    heart.fill ♥ 24 | | curve 12 21.6 m 4.6 16.4 1.2 12.2 1.2 8.4 c 1.2 4.8 4 2.2 7.3 2.2 c 9.3 2.2 11 3.2 12 4.9 c \
      13 3.2 14.7 2.2 16.7 2.2 c 20 2.2 22.8 4.8 22.8 8.4 c 22.8 12.2 19.4 16.4 12 21.6 c h
    bolt ↯ 18 | $bolt
    bolt.fill ↯ 18 | $bolt | $bolt
    """
}

extension Symbol {
  /// Directions.
  static let arrows = """
    chevron.left ‹ 15 | line 10.6 4 3.6 12 10.6 20
    chevron.right › 15 | line 4.4 4 11.4 12 4.4 20
    chevron.backward ‹ 15 | line 10.6 4 3.6 12 10.6 20
    chevron.forward › 15 | line 4.4 4 11.4 12 4.4 20
    chevron.up ⌃ 24 | line 4 15.6 12 8.4 20 15.6
    chevron.down ⌄ 24 | line 4 8.4 12 15.6 20 8.4
    chevron.up.chevron.down ⇅ 18 | line 4 9 9 3.8 14 9, line 4 15 9 20.2 14 15
    arrow.left ← 24 | line 21 12 3.2 12, line 10.2 5 3 12 10.2 19
    arrow.right → 24 | line 3 12 20.8 12, line 13.8 5 21 12 13.8 19
    arrow.up ↑ 24 | line 12 21 12 3.2, line 5 10.2 12 3 19 10.2
    arrow.down ↓ 24 | line 12 3 12 20.8, line 5 13.8 12 21 19 13.8
    arrow.up.right ↗ 24 | line 5 19 18.8 5.2, line 8.6 5 19 5 19 15.4
    arrow.down.right ↘ 24 | line 5 5 18.8 18.8, line 8.6 19 19 19 19 8.6
    arrow.left.and.right ↔ 24 | line 2.6 12 21.4 12, line 7.4 7 2.4 12 7.4 17, line 16.6 7 21.6 12 16.6 17
    arrow.up.and.down ↕ 24 | line 12 2.6 12 21.4, line 7 7.4 12 2.4 17 7.4, line 7 16.6 12 21.6 17 16.6
    arrow.clockwise ↻ 24 | arc 12 12.6 8.2 -20 -310, line 19.9 3.6 19.7 9.8 13.6 9.4
    arrow.counterclockwise ↺ 24 | arc 12 12.6 8.2 -160 130, line 4.1 3.6 4.3 9.8 10.4 9.4
    square.and.arrow.up ⇪ 24 | line 8.2 9.4 5 9.4 5 21.4 19 21.4 19 9.4 15.8 9.4, line 12 14.8 12 2.4, \
      line 8 6.2 12 2.2 16 6.2
    square.and.arrow.down ⇩ 24 | line 8.2 9.4 5 9.4 5 21.4 19 21.4 19 9.4 15.8 9.4, line 12 2.2 12 14.6, \
      line 8 10.8 12 14.8 16 10.8
    line.3.horizontal ≡ 24 | line 3.6 6.4 20.4 6.4, line 3.6 12 20.4 12, line 3.6 17.6 20.4 17.6
    list.bullet ☰ 24 | line 8.6 6.4 20.8 6.4, line 8.6 12 20.8 12, line 8.6 17.6 20.8 17.6 | ring 4.2 6.4 1.5, \
      ring 4.2 12 1.5, ring 4.2 17.6 1.5
    """
}
