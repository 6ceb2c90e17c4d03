import type { Reaction } from '../reaction'

/** Turkish: they answer how the text is told, never what it says, so that any news may stand there. */
export const trReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '“İyilik, sağlık. Sizden ne haber?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Hava da ne güzel, değil mi?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Çayınız açık mı olsun, demli mi?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '“Olur öyle şeyler”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Önce bir çay.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Peki. Not aldım.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Neyse, çay taze en azından.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Bisküvi isteyen?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'şimdi mi? cidden mi?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'sabah konuşuruz' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'tamam. uyuyalım mı?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'başka bir şey?' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Sadece “Nasılsın?” diye soran herkes' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Sadece “Poşet ister misiniz?” diyen kasiyer' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Dört bölümün ilki. Çay molası yok.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Bu kadar az sözde bu kadar çok hayat.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Açıklama yok. Herkesin elinde bir mendil.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Sabahtan beri bu tablonun önündeyim.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Çıkışta kartpostalı var. Son iki tane.' } },
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
    template: 'certificate',
    words: { title: 'Dile Getirme Cesareti Ödülü', who: 'Ben (soran olmadı)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Bozuntuya Vermeme Nişanı', who: 'Yüzüm, az kalsın', for: '{text}' },
  },
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
  { template: 'online-offline', words: { online: '“Bizde her şey bildiğin gibi!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Aile grubu, gece yarısına kadar' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Peçete üstünde oklu bir çizim' } },
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
  { template: 'victory-dance', words: { win: '{text}', who: 'Ben. Bir yerden çıkacak.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ben, içimden, ağır çekimde' } },
]
