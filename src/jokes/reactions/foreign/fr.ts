import type { Reaction } from '../../book'

/** French: they answer how the text is told, never what it says, so that news of any kind may stand there. */
export const frReactions: readonly Reaction[] = [
  { template: 'calm-outside', words: { inside: '{text}', outside: '« Oh, rien de spécial, et vous ? »' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '« Il fait bon, non ? »' } },
  {
    template: 'calm-outside',
    words: { inside: '{text}', outside: '« Moi ? Je pense au dîner, c’est tout »' },
  },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'D’abord, un café.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'C’est noté. Je souffle.' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Bon. Ben voilà.' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'là ? maintenant ?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'on en parle demain' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'd’accord. et dodo ?' } },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Tous ceux qui avaient osé un « ça va ? »' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'La boulangère, qui voulait juste un euro vingt' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'Première partie. Il y en a quatre.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'On reste devant, on hoche la tête, on se tait.' },
  },
  { template: 'museum-piece', words: { art: '{text}', critic: 'Tant de vie en si peu de mots.' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Personne n’explique rien. Tout le monde a sorti un mouchoir.' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'ma tête × le nombre de témoins ÷ ce qu’on peut dire tout haut' },
  },
  {
    template: 'mental-maths',
    words: { thought: '{text}', variables: 'ce que je pense − ce que je dis = une très longue promenade' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Attends. Je le dis à voix haute, là ?', p3: 'Dans l’ascenseur. Plein.' },
  },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'J’ai déjà raconté ça trois fois aujourd’hui', p3: 'À la même personne' },
  },
  {
    template: 'certificate',
    words: { title: 'Prix du récit le plus court', who: 'Moi (version longue sur demande)', for: '{text}' },
  },
  {
    template: 'certificate',
    words: { title: 'Médaille de la mine impassible', who: 'Moi, à peu près', for: '{text}' },
  },
  {
    template: 'big-ideas',
    words: {
      level1: '« Ça va »',
      level2: 'Soupirer, mais avec du sens',
      level3: '« Assieds-toi, je te raconte »',
      level4: '{text}',
    },
  },
  { template: 'online-offline', words: { online: '« Ici, rien à signaler ! »', offline: '{text}' } },
  { template: 'domino-chain', words: { cause: '{text}', effect: 'Le groupe de la famille, jusqu’à minuit' } },
  {
    template: 'domino-chain',
    words: { cause: '{text}', effect: 'Un schéma avec des flèches, sur la nappe' },
  },
  { template: 'party-corner', words: { secret: '{text}', crowd: '« Quoi de neuf ? » « Rien, et toi ? »' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '« On a changé les rideaux ! »' } },
  { template: 'too-late-bulb', words: { moment: '{text}', idea: '« Ah. » Un simple « ah » aurait suffi.' } },
  {
    template: 'too-late-bulb',
    words: { moment: '{text}', idea: 'Il fallait un silence avant. Avec un regard.' },
  },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Ça va, et toi ?' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Haha, je te raconterai' } },
  { template: 'typing-deleting', words: { long: '{text}', sent: 'Non, rien, laisse :)' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Les gens venus juste dire bonjour' } },
  { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Moi, au milieu de la phrase' } },
  {
    template: 'iceberg',
    words: {
      tip: '« Ça va, ça va »',
      under: '{text}',
      deep: 'La version longue, avec les voix',
      abyss: 'La version avec diapositives',
    },
  },
  {
    template: 'iceberg',
    words: {
      tip: '« Oh, pas grand-chose »',
      under: '{text}',
      deep: 'Ce que j’en pense vraiment',
      abyss: 'Ce que j’en pense à trois heures du matin',
    },
  },
  { template: 'victory-dance', words: { win: '{text}', who: 'Moi. Il faut bien que ça sorte.' } },
  { template: 'victory-dance', words: { win: '{text}', who: 'Moi, à l’intérieur, au ralenti' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '« Normal, quoi »' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Quelqu’un reprend une madeleine ?' } },
  { template: '3am-brain', words: { brain: '{text}', me: 'et c’est tout ?' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'La carte postale est à la boutique. Il en reste deux.' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Le pigeon prend tout en note' } },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Elle était juste sortie étendre le linge' } },
  { template: 'campfire-story', words: { story: '{text}', listener: '« Encore », souffle l’ours' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'La guimauve brûle et personne ne le voit' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'La régie réclame un mouchoir' } },
  {
    template: 'news-desk',
    words: { news: '{text}', ticker: 'La voisine du dessus affirme qu’elle le savait déjà' },
  },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Trois professeurs ici, et pas un mot.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Recopiez-le deux fois. Une pour mon frigo.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Poussez-vous un peu, je m’allonge aussi.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'La séance est finie. Non, continuez.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Encore. Mais avec les voix.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Même le doudou n’en revient pas.' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Le vendeur de beignets, qui en a posé son panier' },
  },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: '« Il repasse ? J’avais de la crème dans les yeux »' },
  },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Les cartes ne m’avaient rien dit.' } },
  { template: 'crystal-ball', words: { ball: '{text}', teller: 'Attendez, j’appelle ma sœur.' } },
]
