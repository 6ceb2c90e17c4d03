import type { Reaction } from '../../book'

/** Romanian: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const roReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Nimic nou. La voi?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Frumoasă vreme, nu?”' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Eu? Mă gândeam la cină”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Stai să-mi termin cafeaua.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Notez. Cu tot calmul.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Asta e. Încă o gură.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'acum? chiar acum?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'vorbim mâine-dimineață' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'bine. și acum, somn' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Toți cei care au întrebat doar „ce mai faci?”' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Doamna de la brutărie, care spusese doar „bună ziua”' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Partea întâi din patru. Fără pauză.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Stai în față și dai din cap. Atât.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Atâta viață în atât de puține cuvinte.' } },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Nimeni nu explică nimic. Toți au batiste.' } },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'fața mea × numărul de martori ÷ ce se poate spune cu voce tare' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'ce gândesc − ce spun = o plimbare foarte lungă' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Stai puțin: asta o spun cu voce tare?', p3: 'În lift. Plin.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Am povestit asta deja de trei ori azi', p3: 'Aceleiași persoane' },
  },
  {
    template: 'certificate',
    words: {
      title: 'Premiul pentru cea mai scurtă poveste',
      who: 'Eu (varianta lungă, la cerere)',
      for: '{text}',
    },
  },
  {
    template: 'certificate',
    words: { title: 'Medalia pentru o față serioasă', who: 'A mea, aproape', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '„Toate bune”',
      level2: 'Un oftat cu subînțeles',
      level3: '„Stai jos, să-ți povestesc”',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Tăcere',
      level2: 'Tăcere, dar cu o anumită față',
      level3: 'Un „în fine” foarte lung',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '„Pe aici, ca de obicei!”', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Grupul familiei, până la miezul nopții' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'O schemă cu săgeți, pe un șervețel' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Ceva nou?” „Nimic, la tine?”' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Avem draperii noi!”' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '„Măi.” Ajungea un simplu „măi”.' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: 'Aici mergea o pauză dramatică.' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Totul bine, la tine?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, îți povestesc altă dată' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Nimic, nimic :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Toți cei veniți doar să salute' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Eu, la jumătatea frazei' } },
  {
    template: 'iceberg',
    words: {
      tip: '„Merge”',
      under: '{text}',
      deep: 'Varianta lungă, cu voci',
      abyss: 'Varianta cu slide-uri',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '„Ei, nimic deosebit”',
      under: '{text}',
      deep: 'Ce cred cu adevărat',
      abyss: 'Ce cred la trei noaptea',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Eu. Pe undeva tot trebuie să iasă.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Eu, în sinea mea, cu încetinitorul' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Ei, se mai întâmplă”' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Vrea cineva un biscuit?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'altceva?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'La magazin e cartea poștală. Mai sunt două.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Porumbelul notează tot' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Ea ieșise doar să întindă rufele' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '„Încă o dată”, șoptește ursul' } },
  { template: 'campfire-story', words: { story: '{text}', listener: 'Bezeaua arde și nimeni nu observă' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Regizorul mai cere o batistă' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Vecina de la trei zice că știa de ieri' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Trei profesori aici, și niciunul nu scoate o vorbă.' },
  },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Copiați-l de două ori. Unul e pentru frigiderul meu.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Faceți-mi loc, mă întind și eu.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Ora s-a terminat. Dar spuneți, spuneți.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Încă o dată, dar pe mai multe voci.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Ursulețul vrea să știe ce urmează.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Vânzătorul de porumb fiert, cu privirea în sus' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Mai trece o dată? N-aveam ochelarii la mine”' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Cărțile n-au suflat o vorbă.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'O clipă, o chem pe sora mea.' } },
]
