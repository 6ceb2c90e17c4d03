import type { Reaction } from '../reaction'

/** Vietnamese: they answer how the text is told, never what it says, so that any news may stand there. */
export const viReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Vẫn bình thường, cảm ơn nhé”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Trời hôm nay đẹp ghê”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ăn cơm chưa?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Ừ thì, đời mà”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Cà phê trước đã.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ừ. Đã ghi nhận.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Thôi thì… thêm ngụm nữa.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Ai ăn bánh quy không?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ngay bây giờ luôn à?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'mai nói được không?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'rồi. ngủ nhé?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'còn gì nữa không?' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Những người chỉ hỏi “dạo này sao rồi?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Cô bán bánh mì, vốn chỉ hỏi có ăn ớt không' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Phần 1 trên 4. Không nghỉ giải lao.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Ít chữ mà đầy cả một đời.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Không ai giải thích gì. Ai cũng rút khăn giấy.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Tôi đứng đây từ sáng, quên cả ăn trưa.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Ngoài quầy có bưu thiếp. Còn hai tấm.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'vẻ mặt mình × số nhân chứng ÷ điều được nói ra miệng' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'điều nghĩ − điều nói = đi bộ ba vòng quanh xóm' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Khoan. Mình vừa nói thành tiếng à?', p3: 'Trong thang máy. Chật kín.' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: 'Hôm nay kể ba lần rồi', p3: 'Cho cùng một người' } },
  {
    template: 'certificate',
    words: { title: 'Giải dám nói ra miệng', who: 'Mình (chẳng ai hỏi)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Huy chương giữ nét mặt', who: 'Mặt mình, suýt nữa thì', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '“Cũng bình thường”',
      level2: 'Thở dài đầy ẩn ý',
      level3: '“Ngồi xuống đây kể cho nghe”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Im lặng',
      level2: 'Im lặng, nhưng lông mày lên tiếng',
      level3: 'Một tiếng “à…” dài bốn giây',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“Bên này vẫn bình yên!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Nhóm chat gia đình, đến nửa đêm' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Sơ đồ có mũi tên, trên khăn giấy' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Có gì mới không?” “Không, còn bên ấy?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Nhà mới thay rèm!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“Ồ.” Chỉ một tiếng “ồ” là đủ.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Chỗ này đáng lẽ phải ngừng một nhịp, nhìn xa xăm.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Vẫn khỏe, còn bên đó?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, gặp rồi kể' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'À thôi, nhắn nhầm :D' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Những người chỉ định chào một câu' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Mình, đang nói dở câu' } },
  {
    template: 'iceberg',
    words: { tip: '“Ổn mà”', under: '{text}', deep: 'Bản đầy đủ, có giả giọng', abyss: 'Bản có trình chiếu' },
  },
  {
    template: 'iceberg',
    words: { tip: '“Có gì đâu”', under: '{text}', deep: 'Suy nghĩ thật', abyss: 'Suy nghĩ lúc ba giờ sáng' },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Mình. Phải xả ra đâu đó chứ.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Mình, trong lòng, tua chậm' } },
]
