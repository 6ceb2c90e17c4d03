import type { Reaction } from '../../book'

/** German: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const deReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Muss ja. Und selbst?“' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Schön warm heute, nicht?“' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '„Ich? Ich denke gerade ans Abendessen“' },
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Erst mal Kaffee.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Zur Kenntnis genommen.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Na dann. Noch ein Schlückchen.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'jetzt? im ernst, jetzt?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'morgen reden wir drüber' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'aha. und nun schlafen' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Alle, die nur „Na, wie geht’s?“ gefragt hatten' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Die Dame beim Bäcker, die nur 3,20 wollte' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Teil 1 von 4. Pausen sind nicht vorgesehen.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Man steht davor und nickt. Mehr geht nicht.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'So viel Leben in so wenigen Worten.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Niemand erklärt etwas. Alle haben ein Taschentuch.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'was ich denke − was ich sage = ein sehr langer Spaziergang' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Moment. Sage ich das gerade laut?', p3: 'Im Aufzug. Voll besetzt.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Das habe ich heute schon dreimal erzählt', p3: 'Derselben Person' },
  },
  {
    template: 'certificate',
    words: { title: 'Preis für die kürzeste Geschichte', who: 'Ich (Langfassung auf Wunsch)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Orden für Haltung', who: 'Mein Gesicht, beinahe', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '„Alles gut“',
      level2: 'Vielsagend seufzen',
      level3: '„Setz dich, ich muss dir was erzählen“',
      level4: '{text}',
    },
  },
  {
    template: 'big-ideas',
    words: {
      level1: 'Schweigen',
      level2: 'Schweigen, aber mit Gesicht',
      level3: 'Ein sehr langes „Tja“',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '„Hier alles wie immer!“', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Die Familiengruppe, bis Mitternacht' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Eine Skizze mit Pfeilen, auf der Serviette' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Gibt’s was Neues?“ „Nö, bei dir?“' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '„Wir haben neue Vorhänge!“' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: '„Ach.“ Ein schlichtes „Ach“ hätte gereicht.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Alles gut, und bei dir?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, erzähl ich dir mal' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Passt schon :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Alle, die nur kurz grüßen wollten' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Ich, mitten im Satz' } },
  {
    template: 'iceberg',
    words: {
      tip: '„Läuft“',
      under: '{text}',
      deep: 'Die lange Fassung, mit Stimmen',
      abyss: 'Die Fassung mit Folien',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '„Ach, nichts Besonderes“',
      under: '{text}',
      deep: 'Was ich wirklich denke',
      abyss: 'Was ich nachts um drei denke',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ich. Irgendwo muss das ja hin.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Ich, innerlich, in Zeitlupe' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '„Joa. Kann man machen.“' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Möchte jemand einen Keks?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'sonst noch was?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Als Postkarte im Laden. Zwei sind noch da.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Die Taube schreibt alles mit' } },
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'Sie wollte eigentlich nur Wäsche aufhängen' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '„Noch mal von vorn“, flüstert der Bär' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Das Marshmallow brennt. Merkt keiner.' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Die Regie bittet um ein Taschentuch' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'Die Nachbarin wusste es schon gestern, sagt sie' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Drei Professoren, und keiner sagt was.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Bitte zweimal abschreiben. Einmal für meinen Kühlschrank.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Rutschen Sie mal ein Stück.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Die Stunde ist um. Erzählen Sie weiter.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Noch mal von vorn. Mit Stimmen.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Teddy will wissen, wie’s weitergeht.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Der Bademeister, der kurz die Pfeife aus dem Mund nimmt' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '„Fliegt der noch mal? Ich hatte die Brille nicht auf“' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Davon stand nichts in den Karten.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Moment, ich hole meine Schwester.' } },
]
