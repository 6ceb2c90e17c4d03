import type { Reaction } from '../reaction'

/** Swedish: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const svReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Jodå, det knallar. Själv?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Fint väder idag, va?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Jag? Jag tänker på middagen”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Först kaffe.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Noterat. I lugn och ro.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Jaha ja. En klunk till.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'nu? på riktigt, nu?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'vi tar det i morgon' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'jaha. och nu sova' } },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Alla som bara hade frågat ”läget?”' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Kassören, som bara undrade över kvittot' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Del 1 av 4. Ingen paus.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Man står framför och nickar. Mer går inte.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Så mycket liv på så få ord.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Ingen förklarar något. Alla har näsduk.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'min min × antal vittnen ÷ vad man får säga högt' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'det jag tänker − det jag säger = en väldigt lång promenad' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Vänta. Säger jag det här högt?', p3: 'I hissen. En full hiss.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Det här har jag berättat tre gånger idag', p3: 'För samma person' },
  },
  {
    template: 'certificate',
    words: { title: 'Pris för kortaste berättelsen', who: 'Jag (lång version finns)', for: '{text}' },
  },
  { template: 'certificate', words: { title: 'Medalj för stenansikte', who: 'Mitt, nästan', for: '{text}' } },
  {
    template: 'big-ideas',
    words: {
      level1: '”Allt bra”',
      level2: 'En menande suck',
      level3: '”Sätt dig, du ska få höra”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Tystnad',
      level2: 'Tystnad, men med en min',
      level3: 'Ett väldigt långt ”tja”',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '”Här är allt som vanligt!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Släktchatten, fram till midnatt' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Ett schema med pilar, på en servett' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '”Något nytt?” ”Nej, du då?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '”Vi har nya gardiner!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '”Oj.” Ett enkelt ”oj” hade räckt.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Där borde det ha varit en konstpaus.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Bara bra, själv då?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, berättar sen' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Äsch, inget :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Alla som bara kom för att hälsa' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Jag, mitt i meningen' } },
  {
    template: 'iceberg',
    words: {
      tip: '”Det rullar på”',
      under: '{text}',
      deep: 'Den långa versionen, med röster',
      abyss: 'Versionen med bilder',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '”Äh, inget särskilt”',
      under: '{text}',
      deep: 'Vad jag egentligen tycker',
      abyss: 'Vad jag tycker klockan tre på natten',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Jag. Någonstans ska det ju ta vägen.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Jag, inombords, i slow motion' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '”Sånt händer”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Någon som vill ha en kaka?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'var det allt?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Vykortet finns i butiken. Två kvar.' } },
]
