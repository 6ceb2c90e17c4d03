import type { LexiconEntry } from './lexicon-entry'

export const ideaEntries: readonly LexiconEntry[] = [
  {
    cues: 'comparison|compare|envy|jealousy|jealous|neid',
    scenes: ['scales', 'mirror', 'phone-hearts'],
    figures: ['crowd-and-one', 'ladder'],
  },
  {
    cues: 'fake it till you make it|pretending|toxic positivity|masking|people pleasing|people pleaser',
    scenes: ['mask', 'mirror', 'balloon'],
    figures: ['iceberg', 'crowd-and-one'],
  },
  {
    cues: 'scope creep|feature creep|bloat|overpacking',
    scenes: ['suitcase', 'packed-car', 'paper-stack'],
    figures: ['growth-curve', 'compounding', 'filter'],
  },
  {
    cues: 'analysis paralysis|paralysis|indecision|hesitation|second thoughts',
    scenes: ['signpost', 'brain', 'traffic-light'],
    figures: ['maze-and-line', 'tangle-to-line'],
  },
  {
    cues: 'fear of missing out|fomo|missing out',
    scenes: ['balloon', 'fishbowl', 'phone'],
    figures: ['crowd-and-one', 'missing', 'horizon'],
  },
  {
    cues: 'self-doubt|doubt|critic|inner critic|insecurity|uncertainty|unknown|the unknown',
    scenes: ['mirror', 'half-glass', 'bulb-off'],
    figures: ['horizon', 'signal-and-noise', 'iceberg'],
  },
  {
    cues: 'delegation|delegate|outsourcing|handover|handing over',
    scenes: ['paper-plane', 'hand-in-hand', 'parachute'],
    figures: ['ripple', 'pyramid'],
  },
  {
    cues: 'flow|flow state|in the zone|rhythm',
    scenes: ['paper-boat', 'note', 'bicycle'],
    figures: ['ripple', 'loop', 'tangle-to-line'],
  },
  {
    cues: 'sunk cost|sunk cost fallacy|sunk costs',
    scenes: ['anchor', 'rock', 'receipt'],
    figures: ['iceberg', 'compounding'],
  },
  {
    cues: 'bias|confirmation bias|survivorship bias|prejudice|stereotype|assumption|assumptions',
    scenes: ['magnifying-glass', 'mirror', 'fishbowl'],
    figures: ['filter', 'signal-and-noise', 'crowd-and-one'],
  },
  {
    cues: 'supply and demand|economy|market|economics|trade|business|capitalism',
    scenes: ['scales', 'shopping-bag', 'coin-stacks'],
    figures: ['plateau', 'growth-curve', 'funnel'],
  },
  {
    cues: 'first principles|principle|principles|theory|abstraction|model',
    scenes: ['compass', 'puzzle', 'magnifying-glass'],
    figures: ['pyramid', 'iceberg', 'filter'],
  },
  {
    cues: 'quality|craft|craftsmanship|excellence|detail|details',
    scenes: ['magnifying-glass', 'laurels', 'picture-frame'],
    figures: ['filter', 'crowd-and-one', 'target'],
  },
  {
    cues: 'side project|side hustle|hobby|passion|passion project',
    scenes: ['candle', 'seedling', 'pencil'],
    figures: ['spark', 'seed-to-tree'],
  },
  {
    cues: 'passive income|financial freedom|financial independence',
    scenes: ['island', 'coin-stacks', 'piggy-bank'],
    figures: ['compounding', 'growth-curve'],
  },
  {
    cues: 'user experience|usability|interface|customer experience',
    scenes: ['toggle-on', 'closed-door', 'gamepad'],
    figures: ['maze-and-line', 'tangle-to-line'],
  },
  {
    cues: 'churn|retention|attrition|turnover|unsubscribe',
    scenes: ['open-door', 'balloon', 'broken-chain'],
    figures: ['funnel', 'missing', 'filter'],
  },
  {
    cues: 'pivot|plan b|change of plan|adaptation|adapt|adaptability|flexibility',
    scenes: ['signpost', 'compass', 'parachute'],
    figures: ['tangle-to-line', 'plateau'],
  },
  {
    cues: 'bootstrapping|runway|budget|shoestring|scarcity|limited resources',
    scenes: ['one-coin', 'hourglass', 'paper-boat'],
    figures: ['horizon', 'plateau'],
  },
  {
    cues: 'culture|company culture|tradition|heritage|custom',
    scenes: ['tree', 'campfire', 'book'],
    figures: ['iceberg', 'ripple'],
  },
  {
    cues: 'embarrassment|awkward|awkwardness|cringe|embarrassing',
    scenes: ['cat-box', 'empty-bubble', 'ice-cream'],
    figures: ['crowd-and-one', 'ripple', 'dot-in-space'],
  },
  {
    cues: 'guilty pleasure|indulgence|treat|dessert|chocolate|cake|sweets',
    scenes: ['donut', 'ice-cream', 'cake'],
    figures: ['target', 'loop'],
  },
  {
    cues: 'jet lag|time zone|time zones|shift work|night shift',
    scenes: ['late-clock', 'globe', 'moon-window'],
    figures: ['loop', 'signal-and-noise'],
  },
  {
    cues: 'empty nest|leaving home|growing up|coming of age|teenager',
    scenes: ['egg', 'open-door', 'suitcase'],
    figures: ['seed-to-tree', 'missing', 'horizon'],
  },
  {
    cues: 'soulmate|soulmates|chemistry|attraction|soul mate',
    scenes: ['two-hearts', 'magnet', 'puzzle'],
    figures: ['crowd-and-one', 'missing'],
  },
  {
    cues: 'rejection|rejected|refusal|unrequited|turned down',
    scenes: ['closed-door', 'broken-heart', 'envelope'],
    figures: ['gap', 'crowd-and-one'],
  },
  {
    cues: 'entropy|decay|disorder|decline',
    scenes: ['wilted-flower', 'candle-end', 'sock'],
    figures: ['signal-and-noise', 'ripple'],
  },
  {
    cues: 'gravity|physics|force|inertia',
    scenes: ['apple', 'rock', 'magnet'],
    figures: ['ripple', 'target'],
  },
  {
    cues: 'black hole|void|emptiness|nothing|nothingness',
    scenes: ['empty-chair', 'bare-pot', 'half-glass'],
    figures: ['dot-in-space', 'missing'],
  },
  {
    cues: 'democracy|voting|vote|election|politics|political',
    scenes: ['two-bubbles', 'envelope', 'megaphone'],
    figures: ['crowd-and-one', 'pyramid', 'funnel'],
  },
  {
    cues: 'war|battle|fight|struggle|competition|competitor|rival|rivalry',
    scenes: ['chess-pawn', 'trophy', 'against-fish'],
    figures: ['crowd-and-one', 'gap'],
  },
  {
    cues: 'migration|immigration|emigration|exile|homesick|homesickness|border',
    scenes: ['suitcase', 'paper-boat', 'house'],
    figures: ['horizon', 'gap'],
  },
  {
    cues: 'ocean|sea|water|pollution|plastic|drop in the ocean',
    scenes: ['wave', 'fishbowl', 'tear'],
    figures: ['ripple', 'iceberg', 'dot-in-space'],
  },
  {
    cues: 'tea|tea time|teatime|biscuit',
    scenes: ['coffee-cup', 'slippers', 'book'],
    figures: ['ripple', 'dot-in-space'],
  },
  {
    cues: 'bread|bakery|breakfast|brunch',
    scenes: ['coffee-cup', 'apple', 'donut'],
    figures: ['target', 'loop'],
  },
  {
    cues: 'bottleneck|capacity|queue|queueing|congestion|line-up',
    scenes: ['hourglass', 'traffic-cone', 'packed-car'],
    figures: ['funnel', 'filter'],
  },
  {
    cues: 'red flag|warning|warning sign|danger|caution',
    scenes: ['flag-hill', 'traffic-cone', 'traffic-light'],
    figures: ['crowd-and-one', 'signal-and-noise'],
  },
  {
    cues: 'elephant in the room|taboo|the unsaid|denial',
    scenes: ['empty-chair', 'empty-bubble', 'closed-door'],
    figures: ['iceberg', 'dot-in-space'],
  },
  {
    cues: 'low-hanging fruit|quick win|easy win|shortcut',
    scenes: ['apple', 'carrot', 'key'],
    figures: ['ladder', 'target', 'maze-and-line'],
  },
  {
    cues: 'glass ceiling|discrimination|pay gap|gender gap|inequality|privilege|poverty',
    scenes: ['ladder', 'bird-cage', 'scales'],
    figures: ['gap', 'ladder', 'pyramid'],
  },
  {
    cues: 'butterflies in my stomach|excitement|excited|anticipation|nervousness|butterfly',
    scenes: ['butterfly', 'gift-box', 'balloon'],
    figures: ['spark', 'ripple'],
  },
  {
    cues: 'tip of the iceberg|iceberg|depth|surface|superficial|beneath the surface',
    scenes: ['eye', 'wave', 'lighthouse'],
    figures: ['iceberg', 'ripple'],
  },
  {
    cues: 'house of cards|instability|collapse|crisis|crash|unstable',
    scenes: ['paper-stack', 'tight-rope', 'stacked-stones'],
    figures: ['domino', 'missing'],
  },
  {
    cues: 'domino effect|snowball effect|snowball|escalation|avalanche|domino',
    scenes: ['paper-stack', 'wave', 'tear'],
    figures: ['domino', 'growth-curve', 'compounding'],
  },
  {
    cues: 'expectation|expectations|moving the goalposts|goalposts|standards|reality',
    scenes: ['bullseye', 'carrot', 'mirror'],
    figures: ['gap', 'horizon', 'plateau'],
  },
  {
    cues: 'maturity|adulthood|adulting|grown-up|grown up',
    scenes: ['receipt', 'necktie', 'tree'],
    figures: ['ladder', 'iceberg', 'seed-to-tree'],
  },
  {
    cues: 'rebellion|revolution|protest|resistance|activism',
    scenes: ['megaphone', 'against-fish', 'campfire'],
    figures: ['crowd-and-one', 'spark', 'domino'],
  },
  {
    cues: 'spirituality|prayer|soul|sacred|ritual',
    scenes: ['candle', 'sunrise', 'stacked-stones'],
    figures: ['ripple', 'dot-in-space'],
  },
  {
    cues: 'language|translation|grammar|accent|vocabulary',
    scenes: ['two-bubbles', 'book', 'tin-cans'],
    figures: ['iceberg', 'ripple'],
  },
  {
    cues: 'history|ancestors|generation|generations|era',
    scenes: ['book-stack', 'tree', 'hourglass'],
    figures: ['horizon', 'seed-to-tree'],
  },
  {
    cues: 'mathematics|maths|math|logic|calculation|equation',
    scenes: ['puzzle', 'pencil', 'dice'],
    figures: ['tangle-to-line', 'pyramid'],
  },
  {
    cues: 'storytelling|story|stories|narrative|fairy tale|bedtime story',
    scenes: ['campfire', 'book', 'moon-window'],
    figures: ['tangle-to-line', 'horizon'],
  },
  {
    cues: 'humour|humor|joke|laughter|funny|comedy|meme|laugh',
    scenes: ['mask', 'balloon', 'ice-cream'],
    figures: ['ripple', 'spark'],
  },
  {
    cues: 'mastery|experience|practice|expert|expertise|skill|talent|competence',
    scenes: ['laurels', 'pencil', 'stacked-stones'],
    figures: ['plateau', 'compounding', 'iceberg'],
  },
  {
    cues: 'mentor|mentorship|coach|coaching|advice|help|helping|mentoring',
    scenes: ['lighthouse', 'hand-in-hand', 'umbrella'],
    figures: ['ripple', 'ladder'],
  },
  {
    cues: 'news|media|headlines|information|information overload|fake news|journalism',
    scenes: ['megaphone', 'tv-set', 'many-envelopes'],
    figures: ['signal-and-noise', 'filter', 'funnel'],
  },
  {
    cues: 'the present|now|today|moment|here and now|present moment',
    scenes: ['sun', 'stacked-stones', 'camera'],
    figures: ['dot-in-space', 'target'],
  },
  {
    cues: 'electricity|power cut|renewable energy|solar|blackout',
    scenes: ['plug', 'bulb', 'battery-full'],
    figures: ['loop', 'spark'],
  },
  {
    cues: 'acceptance|accept|moving on|coping',
    scenes: ['paper-plane', 'falling-leaf', 'open-door'],
    figures: ['tangle-to-line', 'horizon'],
  },
  {
    cues: 'addiction|addicted|obsession|compulsion',
    scenes: ['phone-hearts', 'magnet', 'fishbowl'],
    figures: ['loop', 'funnel'],
  },
  {
    cues: 'ambiguity|grey area|gray area|nuance|paradox|contradiction',
    scenes: ['half-glass', 'two-bubbles', 'cat-box'],
    figures: ['horizon', 'signal-and-noise'],
  },
  {
    cues: 'reward|award|recognition|prize|medal',
    scenes: ['trophy', 'laurels', 'gift-box'],
    figures: ['pyramid', 'crowd-and-one'],
  },
]
