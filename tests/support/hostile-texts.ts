/** As many characters as readers count, of a pattern that begins again and again. */
function repeated(pattern: string, charCount = 500): string {
  const characters = Array.from(new Intl.Segmenter().segment(pattern), ({ segment }) => segment)
  return Array.from({ length: charCount }, (_none, index) => characters[index % characters.length]).join('')
}

/** Texts of 500 characters that cost more than others to read, to break into lines or to draw. */
export const hostileTexts = {
  'ordinary English': repeated(
    'My neighbour practises the trumpet at six in the morning, and when I asked him to stop he said that music is a gift. ',
  ),
  flags: repeated('🇩🇪🇫🇷🇪🇸🇮🇹🇯🇵'),
  'single digits': repeated('1 '),
  'one small word': repeated('is '),
  ligatures: repeated('ﷺ'),
  'ligatures and spaces': repeated('ﷺ '),
  emoji: repeated('😀🎉🐈🍕🔥'),
  'family emoji': repeated('👨‍👩‍👧‍👦'),
  markup: repeated('<script>alert("x")</script><b>bold</b> &amp; '),
  zalgo: repeated('z̸̢̧̛̛͖̹a̵̡̛̱͙l̶̢̛̺̈́g̷̡̗͝ǫ̸̛͈ '),
  'one long word': repeated('Donaudampfschifffahrtsgesellschaft'),
  commas: repeated('a,'),
  Thai: repeated('ฉันไม่อยากไปทำงานวันจันทร์เพราะว่าแมวของฉันนอนบนแป้นพิมพ์'),
  Hindi: repeated('मेरी बिल्ली कीबोर्ड पर सोती है और मैं काम नहीं कर सकता '),
  Chinese: repeated('我的猫睡在键盘上，所以我不能工作。老板很生气'),
  Japanese: repeated('猫がキーボードの上で寝ているので仕事ができません。'),
} as const
