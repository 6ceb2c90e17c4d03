import { gerundOf } from '../read/english-forms'

/** All forms of one verb: `break`, `breaks`, `broke`, `broken`, `breaking`. */
export interface VerbForms {
  base: string
  third: string
  past: string
  participle: string
  gerund: string
}

/** Base, past and participle; where two of them are the same word, it stands once. British and American pasts by `|`. */
const irregular = `
  awake awoke awoken; babysit babysat; be was been; bear bore borne; beat beat beaten; become became become; begin began begun; bend bent;
  bet bet; bite bit bitten; bleed bled; blow blew blown; break broke broken; bring brought; build built;
  burn burnt|burned burnt|burned; burst burst; buy bought; catch caught; choose chose chosen; come came come; cost cost;
  cut cut; dig dug; do did done; draw drew drawn; dream dreamt|dreamed; drink drank drunk; drive drove driven;
  eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found; fit fitted|fit; flee fled; fling flung;
  fly flew flown; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen; get got got|gotten;
  give gave given; go went gone; grind ground; grow grew grown; hang hung; have had; hear heard; hide hid hidden; hit hit;
  hold held; hurt hurt; keep kept; kneel knelt; know knew known; lay laid; lead led; lean leaned|leant; leap leapt|leaped;
  learn learnt|learned; leave left; lend lent; let let; light lit; lose lost; make made; mean meant; meet met;
  mow mowed mowed|mown; overhear overheard; oversleep overslept; pay paid; put put; quit quit; read read; rewrite rewrote
  rewritten; ride rode ridden; ring rang rung; rise rose risen; run ran run; say said; see saw seen; sell sold; send sent;
  set set; sew sewed sewn|sewed; shake shook shaken; shed shed; shine shone; shoot shot; show showed shown|showed;
  shrink shrank shrunk; shut shut; sing sang sung; sink sank sunk; sit sat; sleep slept; slide slid; smell smelt|smelled;
  speak spoke spoken; spell spelt|spelled; spend spent; spill spilt|spilled; spin spun; spit spat; split split;
  spoil spoilt|spoiled; spread spread; spring sprang sprung; stand stood; steal stole stolen; stick stuck; sting stung;
  stink stank stunk; strike struck; swear swore sworn; sweep swept; swell swelled swollen; swim swam swum; swing swung;
  take took taken; teach taught; tear tore torn; tell told; think thought; throw threw thrown; understand understood;
  undo undid undone; upset upset; wake woke woken; wear wore worn; weave wove woven; weep wept; win won; wind wound;
  withdraw withdrew withdrawn; write wrote written`

/** Regular verbs of everyday stories. A word outside of the two lists is no verb: it may be a slip of the keyboard. */
const regular = `
  accept accuse ace achieve act adapt add admire admit adopt advertise agree aim allow alphabetise alphabetize announce
  annoy answer apologise apologize appear applaud apply appoint approve argue arrange arrest arrive ask assemble assign
  assume attach attack attend avoid back bake balance ban bark barricade bathe beep beg behave believe belong
  bench bill blame bless blink block blush boast boil book boot borrow bother bounce bow brag brake breathe brew bribe
  brush bump burp bury button call calm camp cancel care carry carve cast celebrate challenge change charge chase chat
  cheat check cheer chew choke chop circle claim clap clean clear click climb close collapse collect comb comfort
  communicate compare compete complain complete compliment compose confess confirm confiscate confuse congratulate connect
  consider consult contact contain continue convert convince cook copy correct cough count cover crack crash crawl create
  cross cry cuddle cure curl cycle dance dare date debug decide declare decline decorate delay delete deliver demand deny
  depend deploy describe deserve design destroy detect develop diagnose die disagree disappear discover discuss dismiss
  donate double download drag drain dress drift drill drip drop drown dry duck dump dye earn edit email embarrass employ
  empty encourage end enjoy enter erase escape estimate exchange exercise exist expand expect expire explain explode
  explore extend face fail faint fake fancy fart fasten fax fear file fill film finish fire fish fix flash flatter
  flick flip float flood flop flush fold follow fool force forward foster frame frighten frown fry fumble gain gamble gasp
  gather giggle glare glue gobble google gossip grab graduate grate greet grill grin groan growl grumble guard guess guide
  hack haggle hammer hand handle happen harvest hate haunt head heal heat help hesitate hike hire hiss hoard hop hope host
  hug hum hunt hurry identify ignore imagine impress improve include increase inform inherit inhale insist inspect
  install insult insure interrupt interview introduce invade invent invest investigate invite iron itch jam jog join joke
  judge juggle jump justify kick kidnap kill kiss knit knock label lace land last laugh launch leak level lick lie lift
  like limp line list listen live load lock log look loop love lower lug mail manage march mark marry master match matter
  measure melt mend mention merge mess microwave milk mind miss mix move mumble murder mute nail name nap need negotiate
  nod notice obey object observe occupy occur offer open operate order organise organize outlive overcook overdo owe own
  pack paddle paint panic park pass pat pause peel peep persuade pester pet phone pick pinch pitch pivot place plan plant play
  plead please plug point poison polish pop possess post postpone pour practise practice praise pray prefer prepare present
  press pretend prevent print proclaim produce program promise promote pronounce propose protect protest prove publish
  pull pump punch punish push question queue race rain raise reach realise realize rebook rebuild receive recite recognise
  recognize recommend record recover recycle redecorate redesign refuse regret rehearse reinstall reject relax release rely
  remain remember remind remove rename renovate rent repair repeat replace reply report rescue reserve resign resist rest
  restart restore retire retrieve return reveal reverse review reward rinse rip roar roast rob rock roll rub ruin rush
  sabotage sail salute save scan scare schedule scold score scratch scream scroll scrub search season seat serve settle
  shampoo share sharpen shave shift ship shiver shock shop shout shovel shower shred shrug sigh sign signal sip ski skip
  slam slap slip slow smash smile smoke smuggle snap snatch sneak sneeze sniff snooze snore soak sob solve sort sound spam
  spare spray sprint squeak squeeze stack stain stalk stamp staple star stare start starve stay step stir stitch stop
  store strain stretch struggle study stumble subscribe succeed suck sue suffer suggest suit sunbathe supervise supply
  support suppose surf surprise surrender survive suspect swallow swap sweat switch talk tame tap tape taste tease test
  text thank threaten tickle tidy tie tighten tip toast touch tour trace track trade train translate trap travel treat
  tremble trick trim trip trust try tuck tumble tune turn tweet twist type unblock unclog unfollow unlock unpack unplug
  unscrew untangle update upgrade upload use vacuum vanish varnish visit volunteer vomit vote wag wait walk wander want
  warm warn wash waste watch water wave wax weigh welcome whisper whistle wink wipe wish wobble wonder work worry
  wrap wreck wrestle yawn yell zip zoom`

function thirdOf(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`
}

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return gerundOf(base).replace(/ing$/, 'ed')
}

/** By each of their forms; of two verbs with the same form the first wins. */
function indexForms(): ReadonlyMap<string, VerbForms> {
  const found = new Map<string, VerbForms>()
  const add = (forms: VerbForms, words: readonly string[]) => {
    for (const word of words) if (!found.has(word)) found.set(word, forms)
  }
  for (const row of irregular.trim().split(/;\s+/)) {
    const [base = '', pasts = '', participles = pasts] = row.split(/\s+/)
    const [past = ''] = pasts.split('|')
    const [participle = ''] = participles.split('|')
    const forms = { base, third: thirdOf(base), past, participle, gerund: gerundOf(base) }
    add(forms, [base, forms.third, forms.gerund, ...pasts.split('|'), ...participles.split('|')])
  }
  for (const base of regular.trim().split(/\s+/)) {
    const past = pastOf(base)
    const forms = { base, third: thirdOf(base), past, participle: past, gerund: gerundOf(base) }
    // "Labeled" and "traveling" are American.
    const american = /[^aeiou][aeiou]l$/.test(base) ? [`${base}ed`, `${base}ing`] : []
    add(forms, [base, forms.third, past, forms.gerund, ...american])
  }
  return found
}

const verbByForm = indexForms()

/** The verb that a lower-case word is a form of, or null. */
export function verbOf(word: string): VerbForms | null {
  return verbByForm.get(word) ?? null
}
