import type { Reaction } from '../../book'

/** Norwegian: they answer how the text is told, never what it says, so that any news may stand there. */
export const nbReactions: readonly Reaction[] = [
  {
    template: 'town-crier',
    words: { scroll: '{text}', crowd: 'Gåsa vil ha det skriftlig, i tre eksemplarer' },
  },
  { template: 'town-crier', words: { scroll: '{text}', crowd: 'Hun som bare skulle henge opp klesvasken' } },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: 'Bjørnen spør om noen kan følge den hjem' },
  },
  {
    template: 'campfire-story',
    words: { story: '{text}', listener: '«Kan noen sjekke glidelåsen på teltet?»' },
  },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Dugnaden utsettes til alle har summet seg' } },
  { template: 'news-desk', words: { news: '{text}', ticker: 'Mer om saken etter været. Været er som før.' } },
  { template: 'cave-wall', words: { wall: '{text}', scholar: 'Fire professorer gråter. Jeg er en av dem.' } },
  {
    template: 'cave-wall',
    words: { wall: '{text}', scholar: 'Uttalen er omstridt. Stillheten etterpå er ikke det.' },
  },
  { template: 'the-couch', words: { told: '{text}', notes: 'Har ringt min egen terapeut.' } },
  { template: 'the-couch', words: { told: '{text}', notes: 'Kjøp flere lommetørklær. Storpakning.' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Bestefar, vil du låne kosekluten min?' } },
  { template: 'bedtime-book', words: { book: '{text}', child: 'Bamsen vil ha lyset på' } },
  { template: 'plane-banner', words: { banner: '{text}', beach: '«Vent, kommer flyet en runde til?»' } },
  {
    template: 'plane-banner',
    words: { banner: '{text}', beach: 'Hele stranda, med pølsa halvveis til munnen' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Tretti år i bransjen, og katten så det først.' },
  },
  {
    template: 'crystal-ball',
    words: { ball: '{text}', teller: 'Et øyeblikk. Jeg pusser kula en gang til.' },
  },
  {
    template: 'the-presentation',
    words: { slide: '{text}', topic: 'Naboen, som bare skulle låne tilhengeren' },
  },
  { template: 'the-presentation', words: { slide: '{text}', topic: 'De som kom for vaflene' } },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Jeg har stått her så lenge at de støver av meg.' },
  },
  {
    template: 'museum-piece',
    words: { art: '{text}', critic: 'Man går stille hjem etterpå. Så ringer man mamma.' },
  },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Joda, det går sin gang. Og du?»' } },
  { template: 'calm-outside', words: { inside: '{text}', outside: '«Nei, så fint vær vi fikk, da!»' } },
  { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'Først kaffe. Så får vi se.' } },
  {
    template: 'calm-in-chaos',
    words: { situation: '{text}', calm: 'Ja ja. Noen som vil ha en kanelbolle?' },
  },
  { template: '3am-brain', words: { brain: '{text}', me: 'vi tar det i morgen' } },
  { template: 'line-goes-up', words: { top: '{text}', bottom: 'Antall tilhørere: +1' } },
  { template: 'party-corner', words: { secret: '{text}', crowd: '«Vi har pusset opp hytta!»' } },
  {
    template: 'slow-zoom',
    words: { p1: '{text}', p2: 'Vent. Var mikrofonen på?', p3: 'Den var på. Hele allmøtet hilser.' },
  },
]
