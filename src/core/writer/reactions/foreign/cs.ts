import type { Reaction } from '../reaction'

/** Czech: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const csReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ale jo, nic nového. A u vás?“' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Hezky dneska, že?“' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Já? Přemýšlím o večeři“' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Nejdřív kafe.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Beru na vědomí. V klidu.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'No jo. Ještě lok.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'teď? vážně teď?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'probereme to ráno' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'jasně. a teď spát' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Všichni, kdo se ptali jen „jak se máš?“' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Paní v pekárně, která chtěla jen třicet korun' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Díl 1 ze 4. Bez přestávky.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Člověk stojí, dívá se a kývá. Víc netřeba.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Tolik života v tak málo slovech.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Nikdo nic nevysvětluje. Všichni mají kapesník.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'můj výraz × počet svědků ÷ co se smí říct nahlas' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'co si myslím − co říkám = hodně dlouhá procházka' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Moment. Já to říkám nahlas?', p3: 'Ve výtahu. Plném.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Dneska to vyprávím už potřetí', p3: 'Stejnému člověku' },
  },
  {
    template: 'certificate',
    words: { title: 'Cena za nejkratší příběh', who: 'Já (dlouhá verze na požádání)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Medaile za kamennou tvář', who: 'Ta moje, skoro', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '„Všechno dobrý“',
      level2: 'Významný povzdech',
      level3: '„Sedni si, budu vyprávět“',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Mlčení',
      level2: 'Mlčení, ale s výrazem',
      level3: 'Hodně dlouhé „no jo“',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '„U nás všechno při starém!“', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Rodinná skupina, až do půlnoci' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Schéma se šipkami, na ubrousku' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Co je nového?“ „Nic, a u tebe?“' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Máme nové závěsy!“' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '„No teda.“ Stačilo říct „no teda“.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Tady chyběla dramatická pauza.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Dobrý, dobrý, a ty?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, pak budu vyprávět' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ale nic :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Všichni, kdo přišli jen pozdravit' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Já, v půlce věty' } },
  {
    template: 'iceberg',
    words: { tip: '„Jde to“', under: '{text}', deep: 'Dlouhá verze, i s hlasy', abyss: 'Verze se slajdy' },
  },
  {
    template: 'iceberg',
    words: {
      tip: '„Ale nic zvláštního“',
      under: '{text}',
      deep: 'Co si opravdu myslím',
      abyss: 'Co si myslím ve tři ráno',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Já. Někudy to ven musí.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Já, v duchu, zpomaleně' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„No, to se stává“' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Dá si někdo sušenku?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'ještě něco?' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'V obchůdku je pohlednice. Zbývají dvě.' } },
]
