extension Symbol {
  /// Computers, drives and other devices.
  static let devices = """
    $battery | box 2.2 6.6 21.6 10.8 2.8
    printer 🖨 26 fill | curve 4.6 7.6 m 21.4 7.6 l 22.8 7.6 23.6 8.4 23.6 9.8 c 23.6 15 l 23.6 16.4 22.8 17.2 21.4 17.2 \
      c 19.4 17.2 l 19.4 13.4 l 6.6 13.4 l 6.6 17.2 l 4.6 17.2 l 3.2 17.2 2.4 16.4 2.4 15 c 2.4 9.8 l 2.4 8.4 3.2 7.6 \
      4.6 7.6 c h, line 7 7.4 7 2.8 19 2.8 19 7.4, line 6.6 16 6.6 21.2 19.4 21.2 19.4 16, line 9.8 17.4 16.2 17.4
    scanner 🖨 26 fill | box 2.4 11.4 21.2 8.4 2.2, line 4 8.4 22 4, line 6.4 15.6 12 15.6
    faxmachine 📠 = printer
    desktopcomputer 🖥 28 fill | box 2.4 3 23.2 14.4 2, line 2.6 13.4 25.4 13.4, line 11.6 17.6 11 21, \
      line 16.4 17.6 17 21, line 9 21.2 19 21.2
    laptopcomputer 💻 30 fill | box 5 4.4 20 12.8 2, line 2.2 20 27.8 20
    pc 🖥 = desktopcomputer
    ipad 📱 20 fill | box 2.6 2.4 14.8 19.2 2.4, line 7.8 18.8 12.2 18.8
    ipad.landscape 📱 28 fill | box 2.4 4 23.2 16 2.4, line 11 17.4 17 17.4
    apps.iphone 📱 16 | box 2.8 2 10.4 20 2.4 | box 5 5 2.6 2.6 0.6, box 8.6 5 2.6 2.6 0.6, box 5 9 2.6 2.6 0.6, \
      box 8.6 9 2.6 2.6 0.6, box 5 13 2.6 2.6 0.6, box 8.6 13 2.6 2.6 0.6
    candybarphone 📱 = iphone
    applewatch ⌚ 18 | box 3 5.6 11.6 12.8 3, line 5.6 5.4 6.2 2.4 11.4 2.4 12 5.4, line 5.6 18.6 6.2 21.6 11.4 21.6 12 \
      18.6, line 16.4 10 16.4 13
    keyboard ⌨ 28 fill | box 2.2 5 23.6 14 2.4, line 9.6 15.4 18.4 15.4 | box 5 8 2 2, box 8.9 8 2 2, box 12.9 8 2 2, \
      box 16.9 8 2 2, box 20.8 8 2 2, box 5 11.4 2 2, box 8.9 11.4 2 2, box 12.9 11.4 2 2, box 16.9 11.4 2 2, \
      box 20.8 11.4 2 2
    keyboard.chevron.compact.down ⌨ 28 | box 2.2 3 23.6 12 2.4, line 9.6 11.8 18.4 11.8, line 10 18.6 14 21 18 18.6 | \
      box 5 5.6 2 2, box 8.9 5.6 2 2, box 12.9 5.6 2 2, box 16.9 5.6 2 2, box 20.8 5.6 2 2
    computermouse 🖱 18 fill | box 3 2.6 12 18.8 6, line 9 6.4 9 10
    magicmouse 🖱 = computermouse
    cursorarrow ➤ 18 fill | polygon 4 2.8 4 18.4 7.8 15 10.2 20.6 12.8 19.4 10.4 14 15.2 13.6
    cursorarrow.rays ➤ 24 | polygon 10 10 21 14.2 16 16.4 14 21.2, line 8 2.6 8 5, line 2.6 8 5 8, line 4.2 4.2 6 6, \
      line 11.8 4.2 10.4 5.8, line 4.2 11.8 5.8 10.4
    network 🌐 26 | ring 13 5 2.6, ring 4.8 19 2.6, ring 13 19 2.6, ring 21.2 19 2.6, line 13 7.8 13 16.2, \
      line 4.8 16.2 4.8 12 21.2 12 21.2 16.2
    internaldrive 🖴 28 fill | box 2.4 6 23.2 12 2.6, line 6 14.2 14 14.2 | ring 21.4 14.2 1.3
    externaldrive 🖴 28 fill | curve 5.4 3.6 m 22.6 3.6 l 24 3.6 24.6 4.2 24.9 5.4 c 25.8 13.6 l 25.8 18.4 l 25.8 19.8 24.8 \
      20.4 23.6 20.4 c 4.4 20.4 l 3.2 20.4 2.2 19.8 2.2 18.4 c 2.2 13.6 l 3.1 5.4 l 3.4 4.2 4 3.6 5.4 3.6 c h, \
      line 2.6 13.4 25.4 13.4 | ring 21.4 16.9 1.2
    opticaldisc 💿 24 fill | $circle, ring 12 12 2.8
    server.rack 🗄 26 fill2 | box 2.6 3.4 20.8 7.6 2, box 2.6 13 20.8 7.6 2, line 6.4 7.2 11 7.2, line 6.4 16.8 11 16.8 | \
      ring 19 7.2 1.3, ring 19 16.8 1.3
    xserve 🗄 = server.rack
    cylinder.split.1x2 🗄 22 fill | curve 3 6 m 3 4 6.6 2.6 11 2.6 c 15.4 2.6 19 4 19 6 c 19 18 l 19 20 15.4 21.4 11 21.4 c \
      6.6 21.4 3 20 3 18 c h, curve 3 6.2 m 3 8.2 6.6 9.4 11 9.4 c 15.4 9.4 19 8.2 19 6.2 c, curve 3 12.2 m 3 14.2 6.6 \
      15.4 11 15.4 c 15.4 15.4 19 14.2 19 12.2 c
    cylinder 🛢 22 fill | curve 3 6 m 3 4 6.6 2.6 11 2.6 c 15.4 2.6 19 4 19 6 c 19 18 l 19 20 15.4 21.4 11 21.4 c 6.6 21.4 \
      3 20 3 18 c h, curve 3 6.2 m 3 8.2 6.6 9.4 11 9.4 c 15.4 9.4 19 8.2 19 6.2 c
    cpu 🖳 24 fill | box 5 5 14 14 2, box 9 9 6 6 0.8, line 9 2.4 9 5, line 15 2.4 15 5, line 9 19 9 21.6, \
      line 15 19 15 21.6, line 2.4 9 5 9, line 2.4 15 5 15, line 19 9 21.6 9, line 19 15 21.6 15
    memorychip 🖳 28 fill | box 2.4 6 23.2 10.6 2, line 7 16.8 7 19.6, line 11.6 16.8 11.6 19.6, line 16.4 16.8 16.4 19.6, \
      line 21 16.8 21 19.6, line 8.4 11.2 8.6 11.2, line 14 11.2 14.2 11.2, line 19.4 11.2 19.6 11.2
    simcard 💳 20 fill | curve 5.6 2.6 m 11.6 2.6 l 17 8 l 17 18.6 l 17 20.4 16.2 21.4 14.4 21.4 c 5.6 21.4 l 3.8 21.4 3 \
      20.4 3 18.6 c 3 5.4 l 3 3.6 3.8 2.6 5.6 2.6 c h, box 6.4 11.4 7.2 6.4 1
    sdcard 💳 = simcard
    gamecontroller 🎮 28 fill | curve 8.4 5.6 m 19.6 5.6 l 22.6 5.6 24.2 7.6 25 11 c 25.8 15 l 26.4 18.4 22.6 20 20.6 17.4 \
      c 18.6 14.8 l 9.4 14.8 l 7.4 17.4 l 5.4 20 1.6 18.4 2.2 15 c 3 11 l 3.8 7.6 5.4 5.6 8.4 5.6 c h, \
      line 9 8 9 12.4, line 6.8 10.2 11.2 10.2 | ring 18 11.6 1.2, ring 20.4 8.8 1.2
    arcade.stick 🎮 24 fill2 | box 3 15.4 18 6 1.6, ring 12 5.8 3.2, line 12 9 12 15.2
    battery.0 🔋 28 | $battery, line 25.8 10.4 25.8 13.6
    battery.25 🔋 28 | $battery, line 25.8 10.4 25.8 13.6 | box 4.6 9 4.4 6 1
    battery.50 🔋 28 | $battery, line 25.8 10.4 25.8 13.6 | box 4.6 9 8.4 6 1
    battery.75 🔋 28 | $battery, line 25.8 10.4 25.8 13.6 | box 4.6 9 12.6 6 1
    battery.100 🔋 28 | $battery, line 25.8 10.4 25.8 13.6 | box 4.6 9 16.8 6 1
    battery.0percent 🔋 = battery.0
    battery.25percent 🔋 = battery.25
    battery.50percent 🔋 = battery.50
    battery.75percent 🔋 = battery.75
    battery.100percent 🔋 = battery.100
    battery.100.bolt 🔋 28 | $battery, line 25.8 10.4 25.8 13.6 | polygon 14.4 7.8 9.4 12.6 12.6 12.6 11.6 16.2 16.6 11.4 \
      13.4 11.4
    battery.100percent.bolt 🔋 = battery.100.bolt
    powerplug 🔌 24 fill | curve 5.4 8.2 m 18.6 8.2 l 18.6 11.4 l 18.6 15 16 17.2 12 17.2 c 8 17.2 5.4 15 5.4 11.4 c h, \
      line 8.6 2.8 8.6 8, line 15.4 2.8 15.4 8, line 12 17.4 12 21.4
    bolt.horizontal ↯ 28 fill | polygon 2.6 10.6 15.4 3.4 15.4 8.8 25.4 8.2 12.6 20.6 12.6 13.6
    gauge ◔ 24 fill | $circle, line 12 13 16 7.6, line 6.2 12 6.4 12, line 12 6.2 12 6.4, line 17.6 12 17.8 12, \
      line 8 8 8.2 8.2
    gauge.medium ◔ = gauge
    gauge.with.needle ◔ = gauge
    gauge.with.dots.needle.bottom.50percent ◔ = gauge
    gauge.with.dots.needle.33percent ◔ = gauge
    gauge.with.dots.needle.50percent ◔ = gauge
    gauge.with.dots.needle.67percent ◔ = gauge
    speedometer ◔ 26 | curve 4.6 19.4 m 3.2 17.6 2.6 15.6 2.6 13.4 c 2.6 7.8 7.2 3.4 13 3.4 c 18.8 3.4 23.4 7.8 23.4 13.4 \
      c 23.4 15.6 22.8 17.6 21.4 19.4 c, line 13 14.4 18 8.6, line 6.6 13.2 7 13.2, line 8.4 8.8 8.8 9.2, \
      line 13 7 13 7.4, line 19.2 13.2 19.4 13.2 | ring 13 14.6 2
    flashlight.on.fill 🔦 18 | line 4.6 2.4 3 4.2, line 9 1.8 9 3.8, line 13.4 2.4 15 4.2 | polygon 3.6 6.2 14.4 6.2 14.4 \
      8.2 12.2 12 12.2 21.4 5.8 21.4 5.8 12 3.6 8.2
    flashlight.off.fill 🔦 18 | | polygon 3.6 4.2 14.4 4.2 14.4 7.2 12.2 11 12.2 21.4 5.8 21.4 5.8 11 3.6 7.2
    lamp.desk 💡 24 fill | polygon 11 3 20.6 9.6 12.8 13, line 12.6 7 6 11.6 9.4 20.6, line 3.6 21 16 21
    earbuds 🎧 24 | ring 7 7 3.8, ring 17 7 3.8, line 7.8 10.8 7.8 20.4, line 16.2 10.8 16.2 20.4
    airpods 🎧 = earbuds
    viewfinder ⛶ 24 | $corners
    barcode ▥ 28 | | box 3 4.6 2 14.8, box 7 4.6 1.2 14.8, box 9.8 4.6 3 14.8, box 14.6 4.6 1.2 14.8, box 17.6 4.6 2.4 \
      14.8, box 21.6 4.6 1 14.8, box 23.8 4.6 1.4 14.8
    qrcode ▦ 24 | box 3.2 3.2 6.6 6.6 1, box 14.2 3.2 6.6 6.6 1, box 3.2 14.2 6.6 6.6 1 | box 5.4 5.4 2.2 2.2, \
      box 16.4 5.4 2.2 2.2, box 5.4 16.4 2.2 2.2, box 13.4 13.4 2.6 2.6, box 18.8 13.4 2.6 2.6, box 16.1 16.1 2.6 2.6, \
      box 13.4 18.8 2.6 2.6, box 18.8 18.8 2.6 2.6
    faceid ☺ 24 | $corners, line 8.2 8.6 8.2 10.2, line 15.8 8.6 15.8 10.2, line 12.2 8.6 12.2 12.6 11.2 13, \
      curve 8.6 15.4 m 10.4 17.2 13.6 17.2 15.4 15.4 c
    touchid ◎ 24 | curve 4 7.6 m 8.4 1.4 16 1.4 20 7.6 c, curve 3.4 14.6 m 3 9 7 6 12 6 c 17 6 21 9 20.6 14.6 c, \
      curve 6.4 18.4 m 7.4 15.6 6.4 10 12 10 c 17.4 10 16.8 15.6 16.2 19 c, curve 9.6 20.8 m 11 17.4 10.8 14 12 14 c 13 14 \
      12.8 17.8 11.8 21.2 c
    lock.rotation 🔒 24 | arc 12 12 9.2 -60 200, line 16.8 1.8 16.6 4.2 19.6 5 | box 7.4 11 9.2 6.6 1.4, \
      curve 8.8 11.4 m 8.8 9.4 l 8.8 7.4 10 6.2 12 6.2 c 14 6.2 15.2 7.4 15.2 9.4 c 15.2 11.4 l 13.6 11.4 l 13.6 9.4 l \
      13.6 8.4 13 7.8 12 7.8 c 11 7.8 10.4 8.4 10.4 9.4 c 10.4 11.4 l h
    key 🔑 24 fill | curve 15.4 2.8 m 18.6 2.8 21.2 5.4 21.2 8.6 c 21.2 11.8 18.6 14.4 15.4 14.4 c 14.6 14.4 13.9 14.2 \
      13.2 14 c 11.2 16 l 8.8 16 l 8.8 18.4 l 6.4 18.4 l 6.4 21 l 2.8 21 l 2.8 17.6 l 10 10.6 l 9.8 9.9 9.6 9.3 9.6 8.6 \
      c 9.6 5.4 12.2 2.8 15.4 2.8 c h | ring 16.8 7.2 1.7
    key.horizontal 🔑 28 fill | curve 8.4 6.4 m 10.8 6.4 12.8 7.8 13.6 10 c 23.6 10 l 25.6 12.2 l 23.6 14.4 l 21.4 12.8 l \
      19.4 14.4 l 17.2 12.8 l 15.6 14 l 13.6 14 l 12.8 16.2 10.8 17.6 8.4 17.6 c 5.2 17.6 2.6 15.2 2.6 12 c 2.6 8.8 5.2 \
      6.4 8.4 6.4 c h | ring 7 12 1.7
    """
}

extension Symbol {
  /// Commands, keys and arrows.
  static let commands = """
    arrow.backward ← = arrow.left
    arrow.forward → = arrow.right
    arrow.up.forward ↗ = arrow.up.right
    arrow.up.backward ↖ = arrow.up.left
    arrow.down.forward ↘ = arrow.down.right
    arrow.down.backward ↙ = arrow.down.left
    arrow.uturn.backward ↩ = arrow.uturn.left
    arrow.uturn.forward ↪ = arrow.uturn.right
    arrow.uturn.up ⤴ 24 | line 4.4 8.4 8.8 4 13.2 8.4, curve 8.8 4.2 m 8.8 14.6 l 8.8 18.4 11.2 20.4 14.2 20.4 c 17.2 \
      20.4 19.6 18.4 19.6 14.6 c 19.6 10 l
    arrow.uturn.down ⤵ 24 | line 4.4 15.6 8.8 20 13.2 15.6, curve 8.8 19.8 m 8.8 9.4 l 8.8 5.6 11.2 3.6 14.2 3.6 c 17.2 \
      3.6 19.6 5.6 19.6 9.4 c 19.6 14 l
    arrow.turn.up.left ↰ 24 | line 8.8 3.2 3.2 8.8 8.8 14.4, curve 3.4 8.8 m 17.4 8.8 l 19.6 8.8 20.6 9.8 20.6 12 c 20.6 \
      20.4 l
    arrow.turn.up.right ↱ ~ arrow.turn.up.left
    arrow.turn.down.left ↲ 24 | line 8.8 9.6 3.2 15.2 8.8 20.8, curve 3.4 15.2 m 17.4 15.2 l 19.6 15.2 20.6 14.2 20.6 12 \
      c 20.6 3.6 l
    arrow.turn.down.right ↳ ~ arrow.turn.down.left
    return ↵ = arrow.turn.down.left
    return.left ↵ = arrow.turn.down.left
    arrow.up.left.and.arrow.down.right ⤢ 24 | line 3.6 10.2 3.6 3.6 10.2 3.6, line 3.8 3.8 10.2 10.2, \
      line 20.4 13.8 20.4 20.4 13.8 20.4, line 20.2 20.2 13.8 13.8
    arrow.up.right.and.arrow.down.left ⤢ ~ arrow.up.left.and.arrow.down.right
    arrow.up.backward.and.arrow.down.forward ⤢ = arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left ⤡ 24 | line 10.6 4.4 10.6 10.6 4.4 10.6, line 10.4 10.4 3.4 3.4, \
      line 13.4 19.6 13.4 13.4 19.6 13.4, line 13.6 13.6 20.6 20.6
    arrow.down.left.and.arrow.up.right ⤡ ~ arrow.down.right.and.arrow.up.left
    arrow.down.forward.and.arrow.up.backward ⤡ = arrow.down.right.and.arrow.up.left
    arrow.up.and.down.and.arrow.left.and.right ✥ 26 | line 13 2.6 13 21.4, line 3 12 23 12, line 10 5.4 13 2.4 16 5.4, \
      line 10 18.6 13 21.6 16 18.6, line 5.8 9 2.8 12 5.8 15, line 20.2 9 23.2 12 20.2 15
    arrow.left.to.line ⇤ 24 | line 3.4 4 3.4 20, line 21 12 7.6 12, line 13.4 6 7.4 12 13.4 18
    arrow.right.to.line ⇥ ~ arrow.left.to.line
    arrow.up.to.line ⤒ 24 | line 4 3.4 20 3.4, line 12 21 12 7.6, line 6 13.4 12 7.4 18 13.4
    arrow.down.to.line ⤓ 24 | line 4 20.6 20 20.6, line 12 3 12 16.4, line 6 10.6 12 16.6 18 10.6
    arrow.backward.to.line ⇤ = arrow.left.to.line
    arrow.forward.to.line ⇥ = arrow.right.to.line
    arrow.up.to.line.compact ⤒ = arrow.up.to.line
    arrow.down.to.line.compact ⤓ = arrow.down.to.line
    arrow.down.app ⇩ 24 fill | $app, line 12 7 12 16.8, line 8 12.8 12 16.8 16 12.8
    arrow.up.forward.app ⇗
    arrow.3.trianglepath ♻ 26 | line 8.2 10.6 13 3 16.6 9, line 16.8 4.4 16.6 9.2 12 8.4, line 19 12.4 23 19.4 14 19.4, \
      line 17 16 13.8 19.4 17 22.4, line 10 19.4 3 19.4 6.4 13.4, line 2.6 15 6.4 13.2 8.6 17
    aspectratio ▭ 28 fill | box 2.2 4.2 23.6 15.6 2.6, line 6.6 11.4 6.6 8.4 10.4 8.4, line 21.4 12.6 21.4 15.6 17.6 15.6
    nosign 🚫 24 | $circle, line 5.6 5.6 18.4 18.4
    circle.slash 🚫 = nosign
    slash.circle ⊘ 24 fill | $circle, line 8 16 16 8
    wave.3.right ⦆ 20 | arc 1 12 6.4 -42 42, arc 1 12 11 -42 42, arc 1 12 15.6 -42 42
    wave.3.left ⦅ ~ wave.3.right
    parkingsign P 18 | $.p 4.6 4.4 1.68
    arrow.triangle.branch ⎇ 24 | ring 6 5 2.4, ring 6 19 2.4, ring 18 7 2.4, line 6 7.6 6 16.4, \
      curve 18 9.6 m 18 13 15 13.4 11 13.4 c 8 13.4 6 14.6 6 16.4 c
    arrow.triangle.merge ⎇ = arrow.triangle.pull
    arrow.triangle.pull ⎇ 24 | ring 6 5 2.4, ring 6 19 2.4, ring 18 19 2.4, line 6 7.6 6 16.4, curve 18 16.4 m 18 9 l 18 \
      6.4 17 5.4 14.4 5.4 c 11.4 5.4 l, line 14.2 2.4 11.2 5.4 14.2 8.4
    arrow.triangle.swap ⇵ = arrow.up.arrow.down
    arrow.triangle.turn.up.right.diamond ◇ 26 fill | polygon 13 2 24 12 13 22 2 12, curve 9.4 15.6 m 9.4 12.8 l 9.4 11.4 \
      10 10.8 11.4 10.8 c 16.4 10.8 l, line 14 7.8 17 10.8 14 13.8
    arrow.triangle.turn.up.right.circle ↱ 24 fill | $circle, curve 8.2 16.2 m 8.2 13 l 8.2 11.4 9 10.6 10.6 10.6 c 15.8 \
      10.6 l, line 13 7.2 16.4 10.6 13 14
    arrow.2.squarepath ⟳ 26 | line 5 14.4 8 17.4 11 14.4, curve 8 17 m 8 8 l 8 6.6 8.6 6 10 6 c 17 6 l, \
      line 15 9.6 18 6.6 21 9.6, curve 18 7 m 18 16 l 18 17.4 17.4 18 16 18 c 11.4 18 l
    arrow.rectanglepath ⟳ = repeat
    arrow.trianglehead.2.clockwise ⟳ = arrow.triangle.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 ⟳ = arrow.triangle.2.circlepath
    arrow.trianglehead.2.counterclockwise ⟳ ~ arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise ↻ = arrow.clockwise
    arrow.trianglehead.counterclockwise ↺ = arrow.counterclockwise
    arrow.trianglehead.branch ⎇ = arrow.triangle.branch
    arrow.trianglehead.pull ⎇ = arrow.triangle.pull
    arrow.trianglehead.turn.up.right.diamond ◇ = arrow.triangle.turn.up.right.diamond
    clock.arrow.circlepath ↺ 24 | arc 12 12 9.2 -160 130, line 2.4 4 3.4 8.8 8 7.4, line 12 7 12 12.4 15.6 14.4
    clock.arrow.trianglehead.counterclockwise.rotate.90 ↺ = clock.arrow.circlepath
    clock.arrow.2.circlepath ↺ = clock.arrow.circlepath
    exclamationmark.arrow.triangle.2.circlepath ⟳ 24 | arc 12 12 8.6 -160 -20, line 20.4 4.2 20.2 9.2 15.2 8.8, arc 12 12 8.6 20 160, \
      line 3.6 19.8 3.8 14.8 8.8 15.2, line 12 8 12 12.6 | ring 12 15.6 1.2
    rotate.left ↺ 24 | box 3 10.4 11 11 1.8, curve 10 5.2 m 17 4.6 20.8 8 20.4 15.2 c, line 12.8 2.4 9.8 5.2 12.8 8
    rotate.right ↻ ~ rotate.left
    crop ⌗ 24 | line 7 2.6 7 17 21.4 17, line 2.6 7 17 7 17 21.4
    square.and.arrow.up.fill ⇪ 24 | line 12 14.4 12 2.4, line 8 6.2 12 2.2 16 6.2 | curve 4.2 8.6 m 10.2 8.6 l 10.2 14.4 l \
      10.2 16.8 13.8 16.8 13.8 14.4 c 13.8 8.6 l 19.8 8.6 l 19.8 22.2 l 4.2 22.2 l h
    square.and.arrow.down.fill ⇩ 24 | line 12 2.4 12 14.4, line 8 10.8 12 14.8 16 10.8 | curve 4.2 8.6 m 10.2 8.6 l 10.2 \
      10.4 l 8.6 8.8 l 5.8 10.8 l 12 17.2 l 18.2 10.8 l 15.4 8.8 l 13.8 10.4 l 13.8 8.6 l 19.8 8.6 l 19.8 22.2 l 4.2 22.2 \
      l h
    chevron.left.2 « 24 | line 11.6 4.4 4 12 11.6 19.6, line 20 4.4 12.4 12 20 19.6
    chevron.right.2 » ~ chevron.left.2
    chevron.backward.2 « = chevron.left.2
    chevron.forward.2 » = chevron.right.2
    chevron.up.2 ⌃ 24 | line 4.4 11.6 12 4 19.6 11.6, line 4.4 20 12 12.4 19.6 20
    chevron.down.2 ⌄ 24 | line 4.4 12.4 12 20 19.6 12.4, line 4.4 4 12 11.6 19.6 4
    chevron.compact.left ‹ 12 | line 8 3.4 4 12 8 20.6
    chevron.compact.right › ~ chevron.compact.left
    chevron.compact.up ⌃ 28 | line 4 14.2 14 9.6 24 14.2
    chevron.compact.down ⌄ 28 | line 4 9.8 14 14.4 24 9.8
    chevron.left.forwardslash.chevron.right ⟨ 28 | line 8 6 2.6 12 8 18, line 20 6 25.4 12 20 18, line 16.4 3.6 11.6 20.4
    arrowtriangle.up △ 24 fill | polygon 12 4.6 20.4 19 3.6 19
    arrowtriangle.down ▽ 24 fill | polygon 12 19.4 20.4 5 3.6 5
    arrowtriangle.left ◁ 24 fill | polygon 4.6 12 19 3.6 19 20.4
    arrowtriangle.right ▷ ~ arrowtriangle.left
    arrowtriangle.backward ◁ = arrowtriangle.left
    arrowtriangle.forward ▷ = arrowtriangle.right
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right ⇹ 26 | line 13 3 13 21, polygon 2.8 12 9.2 7 9.2 17, \
      polygon 23.2 12 16.8 7 16.8 17
    command ⌘ 24 | curve 9 9 m 9 6.4 l 9 4.8 7.8 3.6 6.2 3.6 c 4.7 3.6 3.6 4.7 3.6 6.2 c 3.6 7.8 4.8 9 6.4 9 c 17.6 9 l \
      19.2 9 20.4 7.8 20.4 6.2 c 20.4 4.7 19.3 3.6 17.8 3.6 c 16.2 3.6 15 4.8 15 6.4 c 15 17.6 l 15 19.2 16.2 20.4 17.8 \
      20.4 c 19.3 20.4 20.4 19.3 20.4 17.8 c 20.4 16.2 19.2 15 17.6 15 c 6.4 15 l 4.8 15 3.6 16.2 3.6 17.8 c 3.6 19.3 \
      4.7 20.4 6.2 20.4 c 7.8 20.4 9 19.2 9 17.6 c h
    option ⌥ 24 | line 3 6 8.6 6 15.4 18 21 18, line 14 6 21 6
    control ⌃ 24 | line 5 11 12 4.4 19 11
    shift ⇧ 24 fill | polygon 12 3 21 12.4 16 12.4 16 20.6 8 20.6 8 12.4 3 12.4
    capslock ⇪ 24 fill2 | polygon 12 2.6 20.4 11 16 11 16 16 8 16 8 11 3.6 11, box 8 18.4 8 2.8 0.4
    escape ⎋ 24 | arc 12.6 12.6 8.4 -70 160, line 10.4 3 3.4 3 3.4 10, line 3.6 3.2 12 11.6
    delete.left ⌫ 28 fill | curve 9.4 4.6 m 23 4.6 l 24.6 4.6 25.6 5.6 25.6 7.2 c 25.6 16.8 l 25.6 18.4 24.6 19.4 23 19.4 \
      c 9.4 19.4 l 8.6 19.4 8 19.1 7.5 18.5 c 2.6 12.8 l 2.2 12.3 2.2 11.7 2.6 11.2 c 7.5 5.5 l 8 4.9 8.6 4.6 9.4 4.6 c \
      h, line 12.6 8.8 19 15.2, line 19 8.8 12.6 15.2
    delete.right ⌦ ~ delete.left
    delete.backward ⌫ = delete.left
    delete.forward ⌦ = delete.right
    clear ⌧ = xmark.square
    eject ⏏ 24 fill2 | polygon 12 4 20.6 13.6 3.4 13.6, box 3.4 17 17.2 3.4 0.8
    apple.logo ◉ 24 | | ring 12 12 9.6, ring 12 12 4.4
    swift ⟨ 24 | box 3 3 18 18 5, line 10 8 6.6 12 10 16, line 14 8 17.4 12 14 16
    terminal 🖳 28 fill | box 2.2 3.6 23.6 16.8 2.6, line 6.6 8 10.4 11.2 6.6 14.4, line 12.6 15.2 18 15.2
    apple.terminal 🖳 = terminal
    greaterthan > 22 | line 4 5 18 12 4 19
    lessthan < ~ greaterthan
    poweron ❘ 12 | line 6 3 6 21
    restart ↻ = arrow.clockwise
    filemenu.and.selection ☰ = list.bullet.rectangle.portrait
    contextualmenu.and.cursorarrow ☰ = list.bullet.rectangle.portrait
    slider.vertical.3 ⫼ 24 | line 6 3 6 21, line 12 3 12 21, line 18 3 18 21 | ring 6 15.4 2.4, ring 12 8.2 2.4, \
      ring 18 13.4 2.4
    slider.horizontal.2.square ☰ 24 fill | $square, line 7 9 17 9, line 7 15 17 15 | ring 14 9 2, ring 10 15 2
    switch.2 ☰ 28 | box 2.2 3.4 23.6 7.6 3.8, box 2.2 13 23.6 7.6 3.8 | ring 6.6 7.2 2.2, ring 21.4 16.8 2.2
    dial.low ◔ = gauge
    dial.medium ◔ = gauge
    line.horizontal.3 ≡ = line.3.horizontal
    line.horizontal.3.decrease ≡ = line.3.horizontal.decrease
    line.horizontal.3.decrease.circle ≡ = line.3.horizontal.decrease.circle
    line.diagonal ╱ 24 | line 4 20 20 4
    line.2.horizontal ═ 24 | line 3.6 9 20.4 9, line 3.6 15 20.4 15
    plus.magnifyingglass ⌕ 24 | ring 10.2 10.2 7, line 15.4 15.4 21.2 21.2, line 7.2 10.2 13.2 10.2, line 10.2 7.2 10.2 13.2
    minus.magnifyingglass ⌕ 24 | ring 10.2 10.2 7, line 15.4 15.4 21.2 21.2, line 7.2 10.2 13.2 10.2
    text.magnifyingglass ⌕ 24 | ring 14 13.6 5, line 17.8 17.4 21.4 21, line 2.8 4 18 4, line 2.8 9 7.4 9, line 2.8 14 7 14
    sparkle.magnifyingglass ⌕ 24 | ring 10.2 10.2 7, line 15.4 15.4 21.2 21.2 | star 10.2 10.2 4 4.4 1.3
    exclamationmark.2 ‼ 16 | line 5 3.6 5 14.6, line 11 3.6 11 14.6 | ring 5 19.4 1.5, ring 11 19.4 1.5
    exclamationmark.3 ‼ 22 | line 5 3.6 5 14.6, line 11 3.6 11 14.6, line 17 3.6 17 14.6 | ring 5 19.4 1.5, \
      ring 11 19.4 1.5, ring 17 19.4 1.5
    exclamationmark.octagon ⚠
    exclamationmark.shield ⚠
    exclamationmark.bubble ⚠
    target ◎ 24 | $circle, ring 12 12 5.2 | ring 12 12 1.8
    scope ⌖ 24 | ring 12 12 7.4, line 12 2.4 12 8, line 12 16 12 21.6, line 2.4 12 8 12, line 16 12 21.6 12
    """
}
