import type { JokeShape } from '../core/template/template'

/**
 * What a page needs to know of every template: what it is called and how its joke works. The templates themselves are
 * forty times as much, and a page does without them. A test holds it to the library.
 */
const index: Readonly<Record<string, readonly [title: string, jokeShape: JokeShape]>> = {
  'nope-yep': ['Nope / Yep', 'preference'],
  'two-buttons': ['Two terrible buttons', 'dilemma'],
  'calm-in-chaos': ['Perfectly calm', 'denial'],
  'big-ideas': ['Ideas getting bigger', 'escalation'],
  'side-glance': ['The distracted glance', 'temptation'],
  'fork-in-road': ['Fork in the road', 'choice'],
  podium: ['The podium', 'undeserved-reward'],
  'line-goes-up': ['Line goes up', 'false-competence'],
  'before-after': ['Before / after', 'contrast'],
  signpost: ['Signs everywhere', 'bad-advice'],
  '3am-brain': ['The 3 a.m. brain', 'intrusive-thought'],
  'debate-table': ['Convince me otherwise', 'provocation'],
  'outrunning-it': ['Running from it', 'avoidance'],
  iceberg: ['The iceberg', 'hidden-depth'],
  'not-my-job': ['Not my job', 'denial'],
  'ok-better-best': ['Fine, better, glorious', 'escalation'],
  'expectation-reality': ['Expectation / reality', 'contrast'],
  'three-wise-avoiders': ['Three wise avoiders', 'denial'],
  'shoulder-advice': ['Shoulder advice', 'temptation'],
  'domino-chain': ['Small cause, huge effect', 'escalation'],
  'lion-and-kitten': ['Lion then, kitten now', 'contrast'],
  'monday-friday': ['Monday / Friday', 'contrast'],
  'pick-two': ['Pick two', 'dilemma'],
  'museum-piece': ['Museum piece', 'overpraise'],
  'final-boss': ['The final boss', 'overwhelm'],
  'too-late-bulb': ['The bulb, three hours later', 'realisation'],
  'spot-the-difference': ['Spot the difference', 'false-distinction'],
  'mental-maths': ['Mental maths', 'overthinking'],
  'slow-zoom': ['Wait, what', 'realisation'],
  'the-penny-drops': ['The penny drops', 'realisation'],
  'box-in-a-box': ['Box in a box', 'anticlimax'],
  'looming-clock': ['The looming clock', 'avoidance'],
  'tab-hoarder': ['Too many tabs', 'hidden-depth'],
  'epic-agreement': ['The epic agreement', 'agreement'],
  'endless-list': ['The endless list', 'overwhelm'],
  'flat-pack': ['Some assembly required', 'false-competence'],
  certificate: ['Certificate of whatever', 'undeserved-reward'],
  'line-goes-down': ['Line goes down', 'contrast'],
  'tiny-trophy': ['The tiny trophy', 'undeserved-reward'],
  'online-offline': ['Online me, offline me', 'contrast'],
  'all-green': ['Everything is green', 'denial'],
  'calm-outside': ['Calm outside, chaos inside', 'hidden-depth'],
  'hero-villain': ['Hero or villain', 'contrast'],
  'weather-map': ['The personal forecast', 'escalation'],
  unmasked: ['The unmasking', 'realisation'],
  'string-board': ['The string board', 'overthinking'],
  'grand-entrance': ['The grand entrance', 'overpraise'],
  snowball: ['The snowball', 'escalation'],
  'how-they-see-it': ['How everyone sees it', 'contrast'],
  'tug-of-war': ['Tug of war', 'contrast'],
  'the-presentation': ['The presentation', 'overthinking'],
  'two-kinds-of-desks': ['Two kinds of people', 'contrast'],
  'unfair-scales': ['The unfair scales', 'preference'],
  'the-long-queue': ['The long queue', 'preference'],
  'under-the-rug': ['Under the rug', 'denial'],
  'last-slice': ['The last slice', 'temptation'],
  'missed-target': ['Impossible to miss', 'false-competence'],
  'group-hug': ['The group hug', 'overwhelm'],
  'own-spokes': ['Stick in your own spokes', 'denial'],
  'missing-plank': ['The missing plank', 'false-competence'],
  'silent-shield': ['The silent shield', 'hidden-depth'],
  'head-in-hole': ['Head in the hole', 'avoidance'],
  'obvious-trap': ['The obvious trap', 'temptation'],
  'cart-of-nonsense': ['Priorities cart', 'temptation'],
  'tiny-umbrella': ['The tiny umbrella', 'anticlimax'],
  'worst-suggestion': ['Any suggestions?', 'bad-advice'],
  'party-corner': ['Alone at the party', 'hidden-depth'],
  'sawing-the-branch': ['Sawing the branch', 'denial'],
  'bailing-boat': ['Bailing with a teacup', 'overwhelm'],
  'house-of-cards': ['House of cards', 'anticlimax'],
  'clown-steps': ['Dressing the part', 'escalation'],
  'rabbit-hole': ['Down the hole', 'escalation'],
  'calm-in-chaos-loop': ['Perfectly calm, in motion', 'denial'],
  'two-buttons-loop': ['Two terrible buttons, trembling', 'dilemma'],
  'nope-yep-loop': ['Nope / Yep, in motion', 'preference'],
  'side-glance-loop': ['The distracted glance, in motion', 'temptation'],
  'big-ideas-loop': ['Ideas getting bigger, in motion', 'escalation'],
  'outrunning-it-loop': ['Running from it, without end', 'avoidance'],
  '3am-brain-loop': ['The 3 a.m. brain wakes up', 'intrusive-thought'],
  'line-goes-up-loop': ['Line goes up, live', 'false-competence'],
  'podium-loop': ['The podium, live', 'undeserved-reward'],
  'signpost-loop': ['Signs everywhere, in motion', 'bad-advice'],
  'looming-clock-loop': ['The looming clock, ringing', 'avoidance'],
  'slow-zoom-loop': ['Wait, what, in one shot', 'realisation'],
  'domino-chain-loop': ['Small cause, huge effect, live', 'escalation'],
  'snowball-loop': ['The snowball, rolling', 'escalation'],
  'all-green-loop': ['Everything is green, live', 'denial'],
  'loading-patience': ['Almost there', 'anticlimax'],
  'elevator-pitch': ['Going down', 'escalation'],
  'typing-deleting': ['What I sent', 'contrast'],
  'shrinking-into-hedge': ['Into the hedge', 'avoidance'],
  'victory-dance': ['Victory dance', 'undeserved-reward'],
  'town-crier': ['The town crier', 'anticlimax'],
  'campfire-story': ['The campfire story', 'escalation'],
  'news-desk': ['The news desk', 'escalation'],
  'cave-wall': ['The writing on the cave wall', 'overpraise'],
  'plane-banner': ['The plane with the banner', 'contrast'],
  'crystal-ball': ['The crystal ball', 'contrast'],
  'bedtime-book': ['The bedtime book', 'anticlimax'],
  'the-couch': ['On the couch', 'overwhelm'],
}

/** Names and titles of all templates, in the order of the library. */
export const templateTitles: readonly { name: string; title: string }[] = Object.entries(index).map(
  ([name, [title]]) => ({ name, title }),
)

/** What a template is called; undefined for what is none. */
export function titleOf(name: string): string | undefined {
  return entryOf(name)?.[0]
}

/** How its joke works; undefined for what is none. */
export function shapeOf(name: string): JokeShape | undefined {
  return entryOf(name)?.[1]
}

function entryOf(name: string) {
  return Object.hasOwn(index, name) ? index[name] : undefined
}
