import type { LexiconEntry } from './lexicon-entry'

export const mindEntries: readonly LexiconEntry[] = [
  {
    cues: 'stress|pressure|tension|stressed',
    scenes: ['storm', 'yarn-ball', 'rain-cloud'],
    figures: ['signal-and-noise', 'tangle-to-line', 'iceberg'],
  },
  {
    cues: 'anxiety|worry|anxious|nervous|panic|angst|ansiedad',
    scenes: ['brain', 'storm', 'moon-window'],
    figures: ['loop', 'signal-and-noise', 'iceberg'],
  },
  {
    cues: 'overthinking|overthink|rumination|spiral',
    scenes: ['brain', 'knot', 'moon-window'],
    figures: ['loop', 'maze-and-line', 'tangle-to-line'],
  },
  {
    cues: 'calm|peace|wabi-sabi|serenity|zen|stillness|quiet|ruhe',
    scenes: ['stacked-stones', 'calm-head', 'moon-line'],
    figures: ['dot-in-space', 'ripple'],
  },
  {
    cues: 'meditation|mindfulness|mindful|breathe|breath|yoga',
    scenes: ['stacked-stones', 'calm-head', 'feather'],
    figures: ['ripple', 'dot-in-space', 'target'],
  },
  {
    cues: 'therapy|mental health|healing|heal|recovery|recover',
    scenes: ['mended-heart', 'plaster', 'calm-head'],
    figures: ['tangle-to-line', 'plateau', 'seed-to-tree'],
  },
  {
    cues: 'depression|sadness|sad|grief|melancholy|sorrow',
    scenes: ['rain-cloud', 'tear', 'wilted-flower'],
    figures: ['iceberg', 'dot-in-space', 'crowd-and-one'],
  },
  {
    cues: 'loneliness|lonely|alone|solitude|isolation|einsamkeit|soledad',
    scenes: ['one-bird', 'empty-chair', 'fishbowl'],
    figures: ['dot-in-space', 'crowd-and-one'],
  },
  {
    cues: 'happiness|happy|joy|delight|glück|felicidad|bonheur',
    scenes: ['sun', 'balloon', 'cake'],
    figures: ['ripple', 'crowd-and-one', 'seed-to-tree'],
  },
  {
    cues: 'anger|angry|rage|fury|frustration|annoyed',
    scenes: ['storm', 'campfire', 'pot'],
    figures: ['signal-and-noise', 'growth-curve', 'iceberg'],
  },
  {
    cues: 'fear|afraid|scared|phobia|dread',
    scenes: ['wave', 'moon-window', 'closed-door'],
    figures: ['gap', 'iceberg', 'horizon'],
  },
  {
    cues: 'fear of failure',
    scenes: ['tight-rope', 'blank-page', 'wave'],
    figures: ['gap', 'maze-and-line'],
  },
  {
    cues: 'courage|brave|bravery|bold|mut|valor',
    scenes: ['paper-boat', 'against-fish', 'parachute'],
    figures: ['gap', 'crowd-and-one', 'spark'],
  },
  {
    cues: 'confidence|self-esteem|self-confidence|pride',
    scenes: ['crown', 'mirror', 'mountain'],
    figures: ['plateau', 'ladder', 'ripple'],
  },
  {
    cues: 'imposter syndrome|impostor syndrome|imposter|impostor|fraud',
    scenes: ['mask', 'mirror', 'crown'],
    figures: ['crowd-and-one', 'iceberg', 'gap'],
  },
  {
    cues: 'ego|vanity|narcissism|arrogance',
    scenes: ['crown', 'balloon', 'mirror'],
    figures: ['pyramid', 'crowd-and-one'],
  },
  {
    cues: 'identity|self|authenticity|authentic|be yourself',
    scenes: ['mirror', 'mask', 'against-fish'],
    figures: ['crowd-and-one', 'iceberg', 'missing'],
  },
  {
    cues: 'individuality|originality|unique|different|non-conformity|outsider',
    scenes: ['against-fish', 'cactus-balloon', 'one-bird'],
    figures: ['crowd-and-one', 'missing'],
  },
  {
    cues: 'motivation|drive|willpower|discipline|determination',
    scenes: ['battery-full', 'carrot', 'spark'],
    figures: ['spark', 'plateau', 'compounding'],
  },
  {
    cues: 'resilience|resilient|stoicism|perseverance|persistence|grit|endurance|tenacity',
    scenes: ['cactus', 'mended-heart', 'stacked-stones'],
    figures: ['plateau', 'ladder', 'loop'],
  },
  {
    cues: 'patience|patient|waiting|wait|geduld|paciencia',
    scenes: ['snail', 'bare-pot', 'slow-clock'],
    figures: ['seed-to-tree', 'growth-curve', 'compounding'],
  },
  {
    cues: 'habit|routine|consistency|daily|every day|gewohnheit|hábito',
    scenes: ['first-page', 'recycle', 'coin-stacks'],
    figures: ['compounding', 'loop', 'seed-to-tree'],
  },
  {
    cues: 'small steps|progress|step by step|improvement|improve|one percent',
    scenes: ['snail', 'ladder', 'coin-stacks'],
    figures: ['ladder', 'compounding', 'plateau'],
  },
  {
    cues: 'change|transformation|transition|transform|evolution|wandel|cambio',
    scenes: ['butterfly', 'falling-leaf', 'egg'],
    figures: ['seed-to-tree', 'ripple', 'tangle-to-line'],
  },
  {
    cues: 'letting go|let go|forgiveness|forgive',
    scenes: ['falling-leaf', 'balloon', 'bird-cage'],
    figures: ['tangle-to-line', 'dot-in-space'],
  },
  {
    cues: 'new beginning|fresh start|beginning|begin|start|new year|neuanfang',
    scenes: ['sunrise', 'egg', 'first-page'],
    figures: ['seed-to-tree', 'spark', 'horizon'],
  },
  {
    cues: 'ending|end|goodbye|farewell|closure|finish',
    scenes: ['falling-leaf', 'candle-end', 'closed-door'],
    figures: ['horizon', 'tangle-to-line'],
  },
  {
    cues: 'hope|optimism|optimist|faith|hoffnung|esperanza',
    scenes: ['sunrise', 'seedling', 'lighthouse'],
    figures: ['horizon', 'spark', 'seed-to-tree'],
  },
  {
    cues: 'pessimism|pessimist|cynicism|perspective|point of view|half full|half empty',
    scenes: ['half-glass', 'rain-cloud', 'magnifying-glass'],
    figures: ['iceberg', 'gap'],
  },
  {
    cues: 'dream|wish|aspiration|traum|sueño',
    scenes: ['shooting-star', 'telescope', 'ladder'],
    figures: ['horizon', 'dot-in-space', 'seed-to-tree'],
  },
  {
    cues: 'freedom|free|liberty|independence|freiheit|libertad|liberté',
    scenes: ['bird-cage', 'balloon', 'feather'],
    figures: ['dot-in-space', 'horizon'],
  },
  {
    cues: 'boundaries|boundary|saying no|say no|personal space|privacy',
    scenes: ['cactus', 'cactus-balloon', 'padlock'],
    figures: ['gap', 'filter'],
  },
  {
    cues: 'guilt|shame|regret|conscience|remorse',
    scenes: ['rock', 'moon-window', 'mirror'],
    figures: ['iceberg', 'ripple', 'loop'],
  },
  {
    cues: 'burden|weight|baggage|responsibility|emotional baggage',
    scenes: ['rock', 'suitcase', 'packed-car'],
    figures: ['iceberg', 'pyramid'],
  },
  {
    cues: 'thinking|thought|mind|brain|psychology|denken',
    scenes: ['brain', 'calm-head', 'bulb'],
    figures: ['iceberg', 'tangle-to-line', 'ripple'],
  },
  {
    cues: 'memory|nostalgia|remember|past|forget|forgetting|childhood',
    scenes: ['camera', 'picture-frame', 'moving-boxes'],
    figures: ['ripple', 'missing', 'iceberg'],
  },
  {
    cues: 'curiosity|curious|wonder|discovery|explore|exploration',
    scenes: ['telescope', 'cat-box', 'magnifying-glass'],
    figures: ['horizon', 'spark', 'iceberg'],
  },
  {
    cues: 'knowledge|wisdom|truth|wissen|facts|fact',
    scenes: ['book', 'lighthouse', 'eye'],
    figures: ['iceberg', 'pyramid', 'filter'],
  },
  {
    cues: 'learning|learn|education|teaching|teacher|lernen|aprender',
    scenes: ['book', 'graduation-cap', 'apple'],
    figures: ['ladder', 'plateau', 'seed-to-tree'],
  },
  {
    cues: 'school|university|college|degree|student|graduation',
    scenes: ['graduation-cap', 'apple', 'book-stack'],
    figures: ['ladder', 'funnel', 'pyramid'],
  },
  {
    cues: 'exam|test|exams|cramming|homework',
    scenes: ['book-stack', 'pencil', 'late-clock'],
    figures: ['filter', 'growth-curve', 'ladder'],
  },
  {
    cues: 'reading|read|book|books|library|novel|lesen',
    scenes: ['book', 'book-stack', 'moon-window'],
    figures: ['iceberg', 'ladder'],
  },
  {
    cues: 'secret|mystery|hidden|unspoken|subconscious',
    scenes: ['padlock', 'cat-box', 'closed-door'],
    figures: ['iceberg', 'missing'],
  },
  {
    cues: 'silence|listening|listen|unsaid|speechless',
    scenes: ['empty-bubble', 'headphones', 'bell'],
    figures: ['dot-in-space', 'signal-and-noise'],
  },
  {
    cues: 'trust|honesty|integrity|loyalty|vertrauen',
    scenes: ['hand-in-hand', 'anchor', 'key'],
    figures: ['gap', 'seed-to-tree', 'pyramid'],
  },
  {
    cues: 'betrayal|broken promise|lie|lies|lying',
    scenes: ['broken-chain', 'mask', 'broken-heart'],
    figures: ['missing', 'gap', 'iceberg'],
  },
  {
    cues: 'weakness|vulnerability|vulnerable|fragile|weakest link',
    scenes: ['broken-chain', 'egg', 'feather'],
    figures: ['missing', 'iceberg'],
  },
  {
    cues: 'strength|strong|power|stärke|fuerza',
    scenes: ['dumbbell', 'anchor', 'tree'],
    figures: ['compounding', 'pyramid'],
  },
  {
    cues: 'stuck|stagnation|obstacle|barrier|hurdle|blocked|block|writer’s block',
    scenes: ['brick-wall', 'bulb-off', 'traffic-cone', 'traffic-light'],
    figures: ['maze-and-line', 'loop', 'gap'],
  },
  {
    cues: 'surrender|giving up|give up|defeat',
    scenes: ['white-flag', 'wilted-flower', 'toggle'],
    figures: ['gap', 'dot-in-space'],
  },
  {
    cues: 'gratitude|thankful|thanks|thank you|appreciation|danke|gracias',
    scenes: ['gift-box', 'heart', 'sun'],
    figures: ['ripple', 'seed-to-tree'],
  },
  {
    cues: 'kindness|kind|empathy|compassion|care|caring|generosity',
    scenes: ['mended-heart', 'umbrella', 'hand-in-hand'],
    figures: ['ripple', 'domino', 'seed-to-tree'],
  },
  {
    cues: 'boredom|bored|boring|monotony|langeweile',
    scenes: ['slow-clock', 'tv-set', 'fishbowl'],
    figures: ['loop', 'dot-in-space', 'signal-and-noise'],
  },
  {
    cues: 'comfort zone|comfort',
    scenes: ['fishbowl', 'slippers', 'egg'],
    figures: ['dot-in-space', 'gap', 'target'],
  },
  {
    cues: 'control|let it be|micromanagement|power trip',
    scenes: ['toggle-on', 'gamepad', 'bird-cage'],
    figures: ['pyramid', 'ripple', 'target'],
  },
]
