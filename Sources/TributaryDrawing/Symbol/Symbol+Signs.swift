extension Symbol {
  /// Signs, plain and in circles.
  static let signs = """
    $question | curve 9.3 9.3 m 9.3 7.6 10.5 6.6 12 6.6 c 13.6 6.6 14.8 7.6 14.8 9.1 c 14.8 11.3 12 11.4 12 13.8 c
    $tick | polygon 7.2 12.4 8.7 10.9 10.8 13.1 15.5 7.4 17.1 8.7 10.9 16.1
    plus + 24 | line 12 4 12 20, line 4 12 20 12
    minus − 24 | line 4 12 20 12
    multiply × 24 | line 5.2 5.2 18.8 18.8, line 18.8 5.2 5.2 18.8
    xmark ✕ 24 | line 5.2 5.2 18.8 18.8, line 18.8 5.2 5.2 18.8
    checkmark ✓ 24 | line 4.2 13 9.6 19.2 19.6 4.6
    equal = 24 | line 4 9 20 9, line 4 15 20 15
    number # 24 | line 9.6 3.6 7.4 20.4, line 16.6 3.6 14.4 20.4, line 4.2 8.8 20.4 8.8, line 3.6 15.2 19.8 15.2
    questionmark ? 16 | curve 3.6 7.6 m 3.8 5 5.6 3.4 8 3.4 c 10.6 3.4 12.6 5 12.6 7.4 c 12.6 11 8 11 8 14.8 c | \
      ring 8 19.4 1.5
    exclamationmark ! 10 | line 5 3.6 5 14.6 | ring 5 19.4 1.5
    ellipsis … 24 | | ring 5 12 1.9, ring 12 12 1.9, ring 19 12 1.9
    ellipsis.circle ⊙ 24 | $circle | ring 7.6 12 1.3, ring 12 12 1.3, ring 16.4 12 1.3
    plus.circle ⊕ 24 | $circle, line 12 7.6 12 16.4, line 7.6 12 16.4 12
    plus.circle.fill ⊕ 24 | | $disc, cross 12 12 5.2 1.9
    minus.circle ⊖ 24 | $circle, line 7.6 12 16.4 12
    minus.circle.fill ⊖ 24 | | $disc, box 6.8 11.05 10.4 1.9
    xmark.circle ⊗ 24 | $circle, line 8.8 8.8 15.2 15.2, line 15.2 8.8 8.8 15.2
    xmark.circle.fill ⊗ 24 | | $disc, diagonal 12 12 5.2 1.9
    checkmark.circle ✓ 24 | $circle, line 7.8 12.6 10.8 15.8 16.2 8.4
    checkmark.circle.fill ✓ 24 | | $disc, $tick
    checkmark.square ☑ 24 | $square, line 7.8 12.6 10.8 15.8 16.2 8.4
    checkmark.square.fill ☑ 24 | | $tile, $tick
    info i 10 | line 5 9.6 5 20.4 | ring 5 4.6 1.5
    info.circle ⓘ 24 | $circle, line 12 11.2 12 16.8 | ring 12 7.6 1.25
    info.circle.fill ⓘ 24 | | $disc, box 11 10.4 2 7.2, ring 12 7.4 1.35
    questionmark.circle ? 24 | $circle, $question | ring 12 17 1.15
    exclamationmark.circle ! 24 | $circle, line 12 6.8 12 13 | ring 12 16.6 1.2
    exclamationmark.circle.fill ! 24 | | $disc, box 11 6 2 7.8, ring 12 16.8 1.3
    exclamationmark.triangle ⚠ 26 | polygon 13 3 24 20.8 2 20.8, line 13 9 13 14.4 | ring 13 17.7 1.2
    exclamationmark.triangle.fill ⚠ 26 | | curve 11.5 2.4 m 12.2 1.2 13.8 1.2 14.5 2.4 c 25 19.6 l 25.7 20.8 24.8 \
      22.2 23.5 22.2 c 2.5 22.2 l 1.2 22.2 0.3 20.8 1 19.6 c h, box 12 7.6 2 8, ring 13 18.6 1.35
    """
}

extension Symbol {
  /// Sound, images, signals and weather.
  static let media = """
    $play | polygon 4.2 3.6 19 12 4.2 20.4
    $crescent | curve 9.4 3.2 m 3.4 5.4 1.4 12.4 5 17 c 8.8 22 17.6 21.8 20.8 15 c 13 17.6 6.4 11.2 9.4 3.2 c h
    $cloud | curve 7.4 19.4 m 4.2 19.4 2.2 17.4 2.2 14.8 c 2.2 12.4 3.8 10.6 6.2 10.2 c 6.8 6.6 9.6 4.4 13.2 4.4 c \
      16.6 4.4 19.2 6.4 20.2 9.6 c 23.4 9.6 25.8 11.6 25.8 14.6 c 25.8 17.4 23.8 19.4 20.8 19.4 c h
    $drop | curve 9 2.4 m 12.4 7.4 15.4 11.2 15.4 15 c 15.4 18.8 12.8 21.4 9 21.4 c 5.2 21.4 2.6 18.8 2.6 15 c 2.6 \
      11.2 5.6 7.4 9 2.4 c h
    play ▷ 22 | $play
    play.fill ▶ 22 | $play | $play
    pause ‖ 20 | box 4 4 4 16 1, box 12 4 4 16 1
    pause.fill ‖ 20 | | box 3.2 3.2 5 17.6 1.3, box 11.8 3.2 5 17.6 1.3
    stop.fill ■ 24 | | box 4 4 16 16 2.4
    wifi 📶 28 | arc 14 19 5 -135 -45, arc 14 19 10 -135 -45, arc 14 19 15 -135 -45 | ring 14 18.8 2
    photo 🖼 28 fill | box 2.4 3.8 23.2 16.6 2.6, line 3 17.4 9.4 11.4 14 15.6 18.6 11.4 25 17 | ring 10 8 1.7
    camera 📷 28 fill | curve 2.4 9 m 2.4 7.4 3.4 6.4 5 6.4 c 8 6.4 l 9.6 3.8 l 18.4 3.8 l 20 6.4 l 23 6.4 l 24.6 6.4 25.6 \
      7.4 25.6 9 c 25.6 17.8 l 25.6 19.4 24.6 20.4 23 20.4 c 5 20.4 l 3.4 20.4 2.4 19.4 2.4 17.8 c h, ring 14 13 4.4
    eye 👁 28 | curve 2 12 m 5 7 9 4.8 14 4.8 c 19 4.8 23 7 26 12 c 23 17 19 19.2 14 19.2 c 9 19.2 5 17 2 12 c h, \
      ring 14 12 3.6
    sun.max ☀ 24 | ring 12 12 4.6, rays 12 12 8 8 10.4
    sun.max.fill ☀ 24 | rays 12 12 8 8 10.4 | ring 12 12 5.4
    moon ☾ 24 | $crescent
    moon.fill ☾ 24 | $crescent | $crescent
    cloud ☁ 28 | $cloud
    cloud.fill ☁ 28 | $cloud | $cloud
    drop 💧 18 | $drop
    drop.fill 💧 18 | $drop | $drop
    leaf 🍃 24 fill | curve 20.8 3.4 m 22.4 13 17.4 19.4 10.4 18.6 c 5.6 18 4 13.8 6.2 10.2 c 8.6 6.2 15 7.4 20.8 3.4 c h, \
      curve 2.6 21.2 m 5 16.6 9.4 13 14.6 11.6 c
    """
}
