import type { Reaction } from '../reaction'

/** Japanese: they answer how the text is told, never what it says, so that any news may stand there. */
export const jaReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '「いえいえ、特に変わりなく」' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '「いいお天気ですねえ」' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '「ええ、おかげさまで」' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '「まあ、そんなものですよ」' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'とりあえず、お茶。' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'なるほど。（間）なるほど。' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'まあ、もう一口。' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'おせんべい、食べる人？' } },
  { template: '3am-brain', words: { brain: '{text}', me: '今それ言う？' } },
  { template: '3am-brain', words: { brain: '{text}', me: '明日聞くから寝よう' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'はい、おやすみ' } },
  { template: '3am-brain', words: { brain: '{text}', me: '以上ですか' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: '「元気？」と聞いただけの人たち' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: '「袋はご入り用ですか」と聞いただけのレジの人' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: '全四部のうち第一部。休憩なし。' } },
  { template: 'museum-piece', words: { art: '{text}', critic: '余白がいい。説明がないのがいい。' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'この短さに、人生のすべてがある。' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: '気づいたら三時間、この前に立っていました。' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: '売店に絵はがきあり。残り二枚。' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '私の顔 × 目撃者の数 ÷ 口に出せる言葉' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: '思ったこと − 言ったこと = 遠回りして帰る道' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'あれ、今の声に出てた？', p3: '満員のエレベーターで' },
  },
  { template: 'slow-zoom', words: { p1: '{text}', p2: 'この話、今日もう三回した', p3: '三回とも同じ人に' } },
  {
    template: 'certificate',
    words: { title: '声に出して言ったで賞', who: '私（誰にも聞かれていない）', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'よくぞ真顔を保ったで賞', who: '私（ほぼ真顔）', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '「大丈夫です」',
      level2: '意味ありげなため息',
      level3: '「ちょっと聞いてもらっていい？」',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: { level1: '黙る', level2: '黙るが、眉が語る', level3: '四秒かけた「まあ…」', level4: '{text}' },
  },
  { template: 'online-offline', words: { online: '「こちらは相変わらずです！」', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: '家族のグループ、深夜まで鳴りっぱなし' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: '紙ナプキンに矢印だらけの図解' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '「最近どう？」「別に。そっちは？」' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '「うち、カーテン替えたんだ！」' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '「へえ」。ただの「へえ」でよかった。' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'ここで一拍おくべきだった。目を細めて。' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'お疲れさまです！' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: '笑 今度話すね' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'ごめん、何でもない（笑）' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'あいさつだけのつもりだった人たち' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: '話の途中の私' } },
  {
    template: 'iceberg',
    words: {
      tip: '「まあまあです」',
      under: '{text}',
      deep: '完全版（声色つき）',
      abyss: '完全版（スライドつき）',
    },
  },
  {
    template: 'iceberg',
    words: { tip: '「普通です」', under: '{text}', deep: '本音', abyss: '午前三時の本音' },
  },
  { template: 'victory-dance', words: { win: '{text}', who: '私。どこかで踊らないと。' } },
  { template: 'victory-dance', words: { win: '{text}', who: '私、心の中で、スローモーション' } },
]
