import type { Reaction } from '../reaction'

/** Turkish: they answer how the text is told, never what it says, so that any news may stand there. */
export const trReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“İyilik, sağlık. Sizden ne haber?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Hava da ne güzel, değil mi?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Çayınız açık mı olsun, demli mi?”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Önce bir çay.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Peki. Not aldım.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Neyse, çay taze en azından.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'şimdi mi? cidden mi?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'sabah konuşuruz' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'tamam. uyuyalım mı?' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Sadece “Nasılsın?” diye soran herkes' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Sadece “Poşet ister misiniz?” diyen kasiyer' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Dört bölümün ilki. Çay molası yok.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Bu kadar az sözde bu kadar çok hayat.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Açıklama yok. Herkesin elinde bir mendil.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Sabahtan beri bu tablonun önündeyim.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'yüzüm × şahit sayısı ÷ yüksek sesle söylenebilenler' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'içimden geçen − ağzımdan çıkan = mahallede üç tur' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Bir dakika. Ben bunu sesli mi söyledim?', p3: 'Asansörde. Tıklım tıklım.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Bugün üç kere anlattım', p3: 'Üçünü de aynı kişiye' },
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: 'El kol hareketli, ses efektli bir anlatım', p3: 'Mikrofon açıkmış' },
  },
  {
    template: 'the-penny-drops',
    words: { p1: '{text}', p2: 'Gönderdim, üç ünlemle', p3: 'Apartman grubuna' },
  },
  { template: 'nope-yep', words: { reject: 'Havadan sudan konuşmak', approve: '{text}' } },
  { template: 'nope-yep', words: { reject: 'Söze “N’aber?” diye girmek', approve: '{text}' } },
  { template: 'monday-friday', words: { mon: '“Yok bir şey, boş ver”', fri: '{text}' } },
  { template: 'monday-friday', words: { mon: 'Park yeri sohbeti', fri: '{text}' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'Anneanne çorbası' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'İnce belli bardakta bir çay' } },
  { template: 'grand-entrance', words: { day: '{text}', hero: 'Bir tabak mantı' } },
  {
    template: 'certificate',
    words: { title: 'En Kısa Hikâye Ödülü', who: 'Ben (uzunu da var)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Bozuntuya Vermeme Nişanı', who: 'Yüzüm, az kalsın', for: '{text}' },
  },
  { template: 'before-after', words: { before: '{text}', after: 'Aynı cümle, sofrada dokuzuncu kez' } },
  { template: 'before-after', words: { before: '{text}', after: 'Bütün akrabalara tek tek anlatmış hâlim' } },
  {
    template: 'big-ideas',
    words: {
      level1: '“İyidir ya”',
      level2: 'Manalı bir iç çekiş',
      level3: '“Otur, sana bir şey anlatacağım”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Susmak',
      level2: 'Susmak, ama kaş göz serbest',
      level3: 'Dört saniyelik bir “Neyse…”',
      level4: '{text}',
    },
  },
  {
    template: 'weather-map',
    words: { mon: 'Efendim?', wed: 'Yok, cidden: efendim?', fri: 'İyi, peki', line: '{text}' },
  },
  {
    template: 'weather-map',
    words: {
      mon: 'Yurt genelinde suskunluk',
      wed: 'Kuvvetli “Bak ne oldu” rüzgârı',
      fri: 'Güneşli, yer yer börek',
      line: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '“Bizde her şey bildiğin gibi!”', offline: '{text}' } },
  {
    template: 'online-offline',
    words: { online: '{text}', offline: 'Tek dinleyici: kapağı açık buzdolabı' },
  },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Aile grubu, gece yarısına kadar' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Peçete üstünde oklu bir çizim' } },
  { template: 'lion-and-kitten', words: { mighty: '{text}', feeble: '“Eee, sonra?” denince ben' } },
  {
    template: 'lion-and-kitten',
    words: { mighty: '{text}', feeble: '“Peki sen ne hissettin?” denince ben' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Ne var ne yok?” “Aynı, senden?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '“Perdeleri değiştirdik!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '“Ya.” Düz bir “ya” yeterdi.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Burada susup bir süre uzaklara bakmak vardı.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'İyidir, senden n’aber?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ahaha, görüşünce anlatırım' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Pardon, yanlış oldu :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Sadece selam vermeye gelenler' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Ben, cümlenin ortasında' } },
  { template: 'tab-hoarder', words: { tab: 'Asıl yapacağım iş', all: '{text}' } },
  { template: 'tab-hoarder', words: { tab: 'Uyku', all: '{text}' } },
  {
    template: 'iceberg',
    words: {
      tip: '“İyiyim ya”',
      under: '{text}',
      deep: 'Uzun hâli, taklitlerle',
      abyss: 'Uzun hâli, slaytlarla',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '“Bir şey yok”',
      under: '{text}',
      deep: 'Asıl düşündüklerim',
      abyss: 'Gece üçte düşündüklerim',
    },
  },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: '“Yollar nasıldı?”' } },
  { template: 'the-long-queue', words: { crowd: '{text}', empty: 'Elektrik faturamın ayrıntıları' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ben. Bir yerden çıkacak.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ben, içimden, ağır çekimde' } },
]
