extension Symbol {
  /// Messages, calls and replies.
  static let messages = """
    $handset | curve 5.6 3.2 m 6.4 2.5 7.5 2.6 8.1 3.5 c 10 6.4 l 10.5 7.2 10.4 8 9.8 8.7 c 8.5 10.2 l 9.5 12.4 11.5 \
      14.4 13.8 15.5 c 15.3 14.2 l 16 13.6 16.8 13.5 17.6 14 c 20.6 16 l 21.4 16.6 21.6 17.7 20.9 18.5 c 19.2 20.7 17.7 \
      21.2 15.5 20.7 c 9.7 19.3 4.7 14.3 3.3 8.5 c 2.8 6.3 3.4 4.8 5.6 3.2 c h
    $oval | curve 13 3.4 m 19 3.4 23.4 6.8 23.4 11.2 c 23.4 15.6 19 19 13 19 c 12 19 11 18.9 10.1 18.7 c 9 19.8 7 20.8 \
      5.2 20.8 c 6 19.8 6.4 18.6 6.2 17.2 c 4 15.8 2.6 13.6 2.6 11.2 c 2.6 6.8 7 3.4 13 3.4 c h
    bubble.left 💬 26 fill | $bubble
    bubble.right 💬 ~ bubble.left
    bubble 💬 26 fill | $oval
    bubble.left.and.bubble.right 💬 30 fill2 | curve 17.6 12.4 m 17.6 13.9 16.8 14.6 15.4 14.6 c 8.6 14.6 l 5.6 17.4 l 5 \
      17.9 4.6 17.7 4.6 17 c 4.6 14.6 l 4 14.6 l 2.6 14.6 1.8 13.8 1.8 12.4 c 1.8 5 l 1.8 3.6 2.6 2.8 4 2.8 c 15.4 2.8 \
      l 16.8 2.8 17.6 3.6 17.6 5 c h, curve 21 8 m 25.8 8 l 27.4 8 28.2 8.8 28.2 10.4 c 28.2 16.8 l 28.2 18.4 27.4 19.2 \
      25.8 19.2 c 25.2 19.2 l 25.2 21.4 l 25.2 22.1 24.8 22.3 24.2 21.8 c 21.2 19.2 l 14.8 19.2 l 13.6 19.2 12.6 18.6 \
      12.4 18 c 16.4 18 l 19.4 18 21 16.4 21 13.6 c h
    bubble.left.and.text.bubble.right 💬 = bubble.left.and.bubble.right
    bubble.left.and.exclamationmark.bubble.right 💬 = bubble.left.and.bubble.right
    bubble.middle.bottom 💬 = bubble
    quote.bubble 💬 26 fill | $bubble, curve 11 7.6 m 9.4 8.2 8.6 9.4 8.6 11 c, curve 17 7.6 m 15.4 8.2 14.6 9.4 14.6 \
      11 c | ring 10 12 1.9, ring 16 12 1.9
    ellipsis.bubble 💬
    envelope.open ✉ 26 fill | curve 2.6 10.6 m 2.6 9.4 3 8.8 4 8.2 c 11.4 3 l 12.4 2.4 13.6 2.4 14.6 3 c 22 8.2 l 23 \
      8.8 23.4 9.4 23.4 10.6 c 23.4 18.8 l 23.4 20.4 22.4 21.4 20.8 21.4 c 5.2 21.4 l 3.6 21.4 2.6 20.4 2.6 18.8 c h, \
      line 3 10 13 16 23 10
    mail ✉ = envelope
    mail.stack ✉ 28 fill | box 2.4 7.4 20 13.4 2.2, line 3 8.8 12.4 15.4 21.8 8.8, \
      curve 6.4 4 m 22.4 4 l 24.4 4 25.6 5.2 25.6 7.2 c 25.6 16.4 l
    bell.slash 🔕
    bell.and.waves.left.and.right 🔔 30 fill | curve 7.2 17.4 m 8.8 15.6 9.2 13.6 9.2 10.4 c 9.2 6.6 11.6 4.2 15 4.2 c \
      18.4 4.2 20.8 6.6 20.8 10.4 c 20.8 13.6 21.2 15.6 22.8 17.4 c h, line 15 2 15 4, arc 15 10 10.6 150 215, \
      arc 15 10 10.6 -35 30 | curve 12.2 19.4 m 17.8 19.4 l 17.6 21.2 16.4 22.2 15 22.2 c 13.6 22.2 12.4 21.2 12.2 19.4 \
      c h
    phone ☎ 24 fill | $handset
    phone.down ☎ 28 fill | curve 14 8.2 m 19.4 8.2 23.6 9.8 25.2 12.6 c 26 14.2 25.8 15.6 25.4 16.8 c 25.1 17.6 24.5 \
      17.9 23.7 17.7 c 20.2 17 l 19.4 16.8 19 16.3 18.9 15.5 c 18.7 13.4 l 15.8 12.4 12.2 12.4 9.3 13.4 c 9.1 15.5 l 9 \
      16.3 8.6 16.8 7.8 17 c 4.3 17.7 l 3.5 17.9 2.9 17.6 2.6 16.8 c 2.2 15.6 2 14.2 2.8 12.6 c 4.4 9.8 8.6 8.2 14 8.2 c \
      h
    phone.arrow.up.right ☎ 24 fill | $handset, line 14.6 9.4 21 3, line 15.8 3 21 3 21 8.2
    phone.arrow.down.left ☎ 24 fill | $handset, line 14.6 9.4 21 3, line 14.6 4.2 14.6 9.4 19.8 9.4
    video 📹 28 fill2 | box 2.2 5.4 16.4 13.2 3, polygon 20.8 11 25.8 7.2 25.8 16.8 20.8 13
    megaphone 📣 28 fill | curve 4.6 9.4 m 22.8 3.4 l 22.8 18.8 l 4.6 14.8 l 3.2 14.8 2.4 13.6 2.4 12.1 c 2.4 10.6 3.2 \
      9.4 4.6 9.4 c h, line 25.6 9.4 25.6 12.8, curve 8 15.6 m 8.4 18.8 9.8 20.6 12 20.6 c 14 20.6 15 19.6 15.4 17.2 c
    arrowshape.turn.up.left ↰ 26 fill | curve 11.6 4.4 m 11.6 3.4 10.6 3.1 9.9 3.8 c 3.2 10.4 l 2.6 11 2.6 11.6 3.2 12.2 \
      c 9.9 18.8 l 10.6 19.5 11.6 19.2 11.6 18.2 c 11.6 14.8 l 17 14.8 20.4 16.2 22.4 20 c 22.8 20.7 23.6 20.5 23.6 19.6 \
      c 23.6 12.6 19.6 7.8 11.6 7.8 c h
    arrowshape.turn.up.right ↱ ~ arrowshape.turn.up.left
    arrowshape.turn.up.backward ↰ = arrowshape.turn.up.left
    arrowshape.turn.up.forward ↱ = arrowshape.turn.up.right
    arrowshape.turn.up.left.2 ↰ 30 fill | curve 15.6 4.4 m 15.6 3.4 14.6 3.1 13.9 3.8 c 7.2 10.4 l 6.6 11 6.6 11.6 7.2 \
      12.2 c 13.9 18.8 l 14.6 19.5 15.6 19.2 15.6 18.2 c 15.6 14.8 l 21 14.8 24.4 16.2 26.4 20 c 26.8 20.7 27.6 20.5 \
      27.6 19.6 c 27.6 12.6 23.6 7.8 15.6 7.8 c h, line 9.4 4.6 2.6 11.3 9.4 18
    arrowshape.left ⬅ 26 fill | polygon 2.6 12 12.4 3 12.4 8 23.4 8 23.4 16 12.4 16 12.4 21
    arrowshape.right ➡ ~ arrowshape.left
    arrowshape.backward ⬅ = arrowshape.left
    arrowshape.forward ➡ = arrowshape.right
    arrowshape.up ⬆ 24 fill | polygon 12 2.6 21 12.2 16 12.2 16 21.4 8 21.4 8 12.2 3 12.2
    arrowshape.down ⬇ 24 fill | polygon 12 21.4 21 11.8 16 11.8 16 2.6 8 2.6 8 11.8 3 11.8
    hand.raised ✋ 24 fill | curve 5.4 13.6 m 3.4 11.4 l 2.4 10.2 4 8.4 5.4 9.6 c 8 12 l 8 5 l 8 3.2 10.6 3.2 10.6 5 c \
      10.6 3.6 l 10.6 1.8 13.2 1.8 13.2 3.6 c 13.2 4.6 l 13.2 2.8 15.8 2.8 15.8 4.6 c 15.8 7 l 15.8 5.2 18.4 5.2 18.4 7 \
      c 18.4 15 l 18.4 19 16 21.6 12.4 21.6 c 9.4 21.6 7.8 20.2 6.8 17.2 c h, line 10.6 5.4 10.6 11, line 13.2 5 13.2 11, \
      line 15.8 7 15.8 11.4
    hand.thumbsup 👍 24 fill2 | curve 8.4 10 m 11.2 4.2 l 11.6 3.2 12.2 2.4 13.2 2.6 c 14.8 2.8 15.4 4.2 15 6 c 14.2 9 \
      l 19 9 l 20.6 9 21.6 10.2 21.2 11.8 c 19.6 18.4 l 19.2 19.8 18.4 20.6 17 20.6 c 12 20.6 l 10.4 20.6 9.4 20.2 8.4 \
      19.4 c h, box 2.8 9.6 3.2 10.8 1.2
    hand.thumbsdown 👎 24 fill2 | curve 8.4 14 m 11.2 19.8 l 11.6 20.8 12.2 21.6 13.2 21.4 c 14.8 21.2 15.4 19.8 15 18 c \
      14.2 15 l 19 15 l 20.6 15 21.6 13.8 21.2 12.2 c 19.6 5.6 l 19.2 4.2 18.4 3.4 17 3.4 c 12 3.4 l 10.4 3.4 9.4 3.8 \
      8.4 4.6 c h, box 2.8 3.6 3.2 10.8 1.2
    hand.tap 👆 24 fill | curve 10.6 20.8 m 7.2 16.4 l 6 14.8 7.8 13.2 9.2 14.4 c 10.6 15.6 l 10.6 8.4 l 10.6 6.4 13.4 \
      6.4 13.4 8.4 c 13.4 13 l 17.4 13.6 l 19.2 13.9 20.2 15 20 16.8 c 19.6 20.8 l h, arc 12 8.2 5.6 160 380
    hand.point.up.left 👆 24 fill | curve 10.6 20.8 m 7.2 16.4 l 6 14.8 7.8 13.2 9.2 14.4 c 10.6 15.6 l 10.6 4.6 l 10.6 2.6 \
      13.4 2.6 13.4 4.6 c 13.4 11 l 17.4 11.6 l 19.2 11.9 20.2 13 20 14.8 c 19.6 20.8 l h
    hand.wave 👋 26 fill | curve 7 14 m 4 9.6 l 3 8 5.2 6.4 6.4 8 c 9 11.4 l 6 6 l 5 4.2 7.4 2.8 8.6 4.6 c 12 9.8 l 9.6 5 l \
      8.8 3.2 11.2 2 12.2 3.8 c 15.4 9 l 13.8 5.6 l 13 3.8 15.2 2.6 16.2 4.4 c 20.4 12.6 l 22 16 20.6 19.4 17.2 20.8 c \
      13.4 22.2 10.4 20.4 8.4 16.8 c h, arc 18 6.4 5.6 -50 20, arc 7 17.4 5 100 165
    eyes 👀 26 fill2 | ellipse 3 4.4 8.4 15.2, ellipse 14.6 4.4 8.4 15.2 | ring 8.4 12.6 1.9, ring 20 12.6 1.9
    face.smiling ☺ 24 fill | $circle, curve 7.4 13.6 m 8 16.2 9.8 17.4 12 17.4 c 14.2 17.4 16 16.2 16.6 13.6 c | \
      ellipse 7.6 7.6 2.2 3, ellipse 14.2 7.6 2.2 3
    face.frowning ☹ 24 fill | $circle, curve 7.8 17 m 8.6 15 10 14.2 12 14.2 c 14 14.2 15.4 15 16.2 17 c | \
      ellipse 7.6 7.8 2.2 3, ellipse 14.2 7.8 2.2 3
    """
}

extension Symbol {
  /// Sound, music, pictures and their controls.
  static let playback = """
    $cone | curve 2.4 9.6 m 2.4 9 2.8 8.6 3.4 8.6 c 6.6 8.6 l 11 4.6 l 11.8 3.9 12.4 4.2 12.4 5.2 c 12.4 18.8 l 12.4 \
      19.8 11.8 20.1 11 19.4 c 6.6 15.4 l 3.4 15.4 l 2.8 15.4 2.4 15 2.4 14.4 c h
    $note | curve 9 18 m 9 5.4 l 20 3 l 20 15.6 l
    speaker 🔈 16 fill | $cone
    speaker.wave.1 🔉 20 fill | $cone, arc 11.4 12 5.4 -38 38
    speaker.wave.2 🔊 24 fill | $cone, arc 11.4 12 5.4 -38 38, arc 11.4 12 9.6 -38 38
    speaker.wave.3 🔊 29 fill | $cone, arc 11.4 12 5.4 -38 38, arc 11.4 12 9.6 -38 38, arc 11.4 12 13.8 -38 38
    speaker.slash 🔇
    speaker.zzz 🔈 26 fill | $cone, line 15.6 5.4 20 5.4 15.6 11.4 20 11.4, line 19.4 14 23.4 14 19.4 19 23.4 19
    stop ■ 24 | box 4.6 4.6 14.8 14.8 2
    forward ⏩ 28 | polygon 2.8 5.4 13.2 12 2.8 18.6, polygon 14.6 5.4 25 12 14.6 18.6
    backward ⏪ ~ forward
    forward.end ⏭ 24 fill | polygon 3.6 4.4 17 12 3.6 19.6, line 20 4.6 20 19.4
    backward.end ⏮ ~ forward.end
    forward.end.alt ⏭ = forward.end
    backward.end.alt ⏮ = backward.end
    forward.frame ⏭ = forward.end
    backward.frame ⏮ = backward.end
    playpause ⏯ 28 fill | polygon 2.8 4.6 14.6 12 2.8 19.4, line 18.6 4.8 18.6 19.2, line 24.4 4.8 24.4 19.2
    shuffle 🔀 26 | line 20 3.4 23.4 6.8 20 10.2, line 20 13.8 23.4 17.2 20 20.6, curve 2.6 17.2 m 6 17.2 l 11 17.2 12.4 \
      6.8 17.6 6.8 c 23.2 6.8 l, curve 2.6 6.8 m 6 6.8 l 8 6.8 9.2 8.2 10.2 10 c, curve 12.8 14 m 13.8 15.8 15.4 17.2 17.6 \
      17.2 c 23.2 17.2 l
    repeat 🔁 26 | line 18.6 2.6 22 6 18.6 9.4, line 7.4 14.6 4 18 7.4 21.4, curve 3 11 m 3 8 l 3 6.8 3.8 6 5 6 c 21.8 6 \
      l, curve 23 13 m 23 16 l 23 17.2 22.2 18 21 18 c 4.2 18 l
    repeat.1 🔂 26 | line 18.6 2.6 22 6 18.6 9.4, line 7.4 14.6 4 18 7.4 21.4, curve 3 11 m 3 8 l 3 6.8 3.8 6 5 6 c 21.8 \
      6 l, curve 23 17.4 m 22.4 17.8 21.8 18 21 18 c 4.2 18 l, line 20.4 10.8 22.4 9.6 22.4 14.6
    record.circle ⏺ 24 | $circle | ring 12 12 5
    record.circle.fill ⏺ 24 | | $disc, ring 12 12 5.6, ring 12 12 3.8
    gobackward ↺ 24 | arc 12 13 8.4 -120 200, line 11 1.8 7.4 5.6 11.6 8.6
    goforward ↻ ~ gobackward
    gobackward.10 ↺ 24 | arc 12 13 8.4 -120 200, line 11 1.8 7.4 5.6 11.6 8.6, $.1 6.8 9.6 0.74, $.0 11.6 9.6 0.74
    gobackward.15 ↺ 24 | arc 12 13 8.4 -120 200, line 11 1.8 7.4 5.6 11.6 8.6, $.1 6.8 9.6 0.74, $.5 11.6 9.6 0.74
    gobackward.30 ↺ 24 | arc 12 13 8.4 -120 200, line 11 1.8 7.4 5.6 11.6 8.6, $.3 6.6 9.6 0.74, $.0 12 9.6 0.74
    goforward.10 ↻ 24 | arc 12 13 8.4 -60 -380, line 13 1.8 16.6 5.6 12.4 8.6, $.1 6.8 9.6 0.74, $.0 11.6 9.6 0.74
    goforward.15 ↻ 24 | arc 12 13 8.4 -60 -380, line 13 1.8 16.6 5.6 12.4 8.6, $.1 6.8 9.6 0.74, $.5 11.6 9.6 0.74
    goforward.30 ↻ 24 | arc 12 13 8.4 -60 -380, line 13 1.8 16.6 5.6 12.4 8.6, $.3 6.6 9.6 0.74, $.0 12 9.6 0.74
    music.note ♪ 16 | curve 7.4 18 m 7.4 3 l 8.4 6 13.4 6.6 13.4 11 c | ellipse 1.8 15.6 6.4 5.4
    music.note.list ♫ 26 | line 2.8 5.4 14 5.4, line 2.8 11 13 11, line 2.8 16.6 9.6 16.6, curve 18 18.4 m 18 4.4 l 19 \
      7 23.4 7.4 23.4 11.4 c | ellipse 12.4 16.2 6.4 5.2
    music.quarternote.3 ♫ 24 | $note | ellipse 3.2 15.4 6.6 5.4, ellipse 14.2 13 6.6 5.4
    music.mic 🎤 24 fill | ring 16.4 7.6 4.8, line 12.2 9.4 3.4 18.8, line 15 12 5.2 20.6, line 3.4 18.8 5.2 20.6
    waveform 〰 26 | line 2.6 10.4 2.6 13.6, line 6.8 7.4 6.8 16.6, line 11 3 11 21, line 15.2 6.4 15.2 17.6, \
      line 19.4 8.6 19.4 15.4, line 23.4 10.6 23.4 13.4
    waveform.path 〰 = waveform.path.ecg
    waveform.path.ecg 〰 28 | line 2.4 12.8 8 12.8 10.2 8.6 13.2 20 16.6 3.4 19 12.8 25.6 12.8
    headphones 🎧 24 | curve 3.4 14.4 m 3.4 11.6 l 3.4 6.8 7 3.2 12 3.2 c 17 3.2 20.6 6.8 20.6 11.6 c 20.6 14.4 l | \
      box 2.4 13.2 5 8 2, box 16.6 13.2 5 8 2
    hifispeaker 🔊 18 fill | box 2.8 2.4 12.4 19.2 2.4, ring 9 14.8 3.6 | ring 9 6.6 1.6
    guitars 🎸 24 fill | curve 10.4 10 m 8 8.8 6.4 10 6 11.8 c 5.6 13.4 4.8 13.6 3.8 14.4 c 1.8 16 2.4 18.4 3.8 20.2 c \
      5.6 21.6 8 22.2 9.6 20.2 c 10.4 19.2 10.6 18.4 12.2 18 c 14 17.6 15.2 16 14 13.6 c h, line 10.4 13.6 20.6 3.4 | \
      ring 8.6 15.4 1.7
    pianokeys 🎹 28 | box 2.4 4.4 23.2 15.2 2.4, line 10.2 12.6 10.2 19.2, line 17.8 12.6 17.8 19.2 | \
      box 8.4 4.4 3.6 9, box 16 4.4 3.6 9
    film 🎞 28 fill | box 2.4 3.8 23.2 16.4 2.4, line 8 4 8 20, line 20 4 20 20, line 8 12 20 12, line 3 8 8 8, \
      line 3 16 8 16, line 20 8 25 8, line 20 16 25 16
    movieclapper 🎬 26 fill | box 2.6 9.6 20.8 11.4 2.2, polygon 3 8 2.2 5 22 2.4 22.8 5.4, line 8.2 4.4 10.4 7, \
      line 14.6 3.6 16.8 6.2
    tv 📺 28 fill | box 2.4 3.6 23.2 14.4 2.4, line 8.6 21 19.4 21
    photo.on.rectangle 🖼 30 fill | box 2.2 7.4 20.2 13.4 2.4, line 2.6 18.4 8 13.6 12 17.4 15.4 14.4 22 19, curve 6.4 4 \
      m 24.4 4 l 26.4 4 27.8 5.2 27.8 7.2 c 27.8 16.4 l | ring 8 11.2 1.3
    photo.on.rectangle.angled 🖼 = photo.on.rectangle
    photo.stack 🖼 28 fill | box 2.4 8.4 23.2 12.6 2.4, line 3 18.6 9.4 13.6 14 17.6 18.6 14 25 18.6, line 5 5.6 23 5.6, \
      line 7.6 2.8 20.4 2.8 | ring 9.4 12 1.4
    photo.artframe 🖼 26 fill | box 2.6 2.6 20.8 18.8 1.6, box 6 6 14 12, line 6.4 16.4 10.4 12.4 13 15 15.6 12.4 19.6 16
    camera.aperture ◎ 24 | $circle, line 8.9 3.6 14.6 13.4, line 17.6 4.8 12 14.6, line 20.8 12.6 9.6 12.6, \
      line 15.1 20.4 9.4 10.6, line 6.4 19.2 12 9.4, line 3.2 11.4 14.4 11.4
    pip ▣ 28 fill | box 2.2 4.2 23.6 15.6 2.6 | box 14.4 11.4 8.4 5.6 1
    airplayvideo 📺 28 | curve 8 17.6 m 4.8 17.6 l 3.2 17.6 2.2 16.6 2.2 15 c 2.2 6.4 l 2.2 4.8 3.2 3.8 4.8 3.8 c 23.2 \
      3.8 l 24.8 3.8 25.8 4.8 25.8 6.4 c 25.8 15 l 25.8 16.6 24.8 17.6 23.2 17.6 c 20 17.6 l | polygon 14 13.8 20.4 21.4 \
      7.6 21.4
    airplayaudio 📺 = airplayvideo
    antenna.radiowaves.left.and.right 📡 28 | line 14 13 14 21.4, arc 14 10.6 5 -48 48, arc 14 10.6 5 132 228, \
      arc 14 10.6 9.6 -48 48, arc 14 10.6 9.6 132 228 | ring 14 10.6 2
    dot.radiowaves.left.and.right 📡 28 | arc 14 12 5.4 -48 48, arc 14 12 5.4 132 228, arc 14 12 10.4 -48 48, \
      arc 14 12 10.4 132 228 | ring 14 12 2.2
    dot.radiowaves.right 📡 20 | arc 3.4 12 5.4 -48 48, arc 3.4 12 10 -48 48, arc 3.4 12 14.6 -48 48 | ring 4.2 12 2
    wifi.exclamationmark 📶 28 | arc 14 19 10 -135 -104, arc 14 19 10 -76 -45, arc 14 19 15 -135 -98, \
      arc 14 19 15 -82 -45, arc 14 19 5 -135 -125, arc 14 19 5 -55 -45, line 14 5 14 14 | ring 14 18.8 1.7
    """
}
