import type { LexiconEntry } from './lexicon-entry'

export const workEntries: readonly LexiconEntry[] = [
  {
    cues: 'burnout|burn out|burned out|burnt out|overworked|exhaustion|exhausted|fatigue|erschöpfung|agotamiento',
    scenes: ['five-matches', 'candle-end', 'battery-low', 'wilted-flower'],
    figures: ['iceberg', 'signal-and-noise', 'loop'],
  },
  {
    cues: 'deadline|due date|last minute|abgabe|plazo',
    scenes: ['hourglass', 'late-clock', 'last-page'],
    figures: ['domino', 'horizon', 'target'],
  },
  {
    cues: 'meeting|stand-up|standup|all hands|all-hands|sync|retro|reunión|besprechung|réunion',
    scenes: ['meeting-table', 'empty-chair', 'speech-dots'],
    figures: ['loop', 'signal-and-noise', 'funnel'],
  },
  {
    cues: 'e-mail|email|inbox|newsletter|reply all',
    scenes: ['envelope', 'many-envelopes', 'bell'],
    figures: ['filter', 'funnel', 'signal-and-noise'],
  },
  {
    cues: 'workload|to-do list|todo|to-do|backlog|busy|overload|overwhelm|overwhelmed',
    scenes: ['paper-stack', 'full-week', 'many-envelopes'],
    figures: ['iceberg', 'filter', 'funnel'],
  },
  {
    cues: 'work|job|employment|labour|arbeit|trabajo|travail|trabalho',
    scenes: ['necktie', 'laptop', 'paper-stack'],
    figures: ['loop', 'ladder', 'iceberg'],
  },
  {
    cues: 'remote work|home office|working from home|work from home|wfh',
    scenes: ['slippers', 'laptop', 'cat-box'],
    figures: ['dot-in-space', 'gap'],
  },
  {
    cues: 'work-life balance|work life balance|balance|equilibrium',
    scenes: ['tight-rope', 'stacked-stones', 'scales'],
    figures: ['loop', 'target'],
  },
  {
    cues: 'office|cubicle|open-plan office',
    scenes: ['empty-chair', 'necktie', 'plug'],
    figures: ['crowd-and-one', 'signal-and-noise'],
  },
  {
    cues: 'boss|manager|management|ceo|executive',
    scenes: ['crown', 'necktie', 'empty-chair'],
    figures: ['pyramid', 'ladder'],
  },
  {
    cues: 'leadership|leader|lead',
    scenes: ['lighthouse', 'compass', 'against-fish'],
    figures: ['crowd-and-one', 'ripple'],
  },
  {
    cues: 'hierarchy|status|rank|corporate',
    scenes: ['ladder', 'crown', 'chess-pawn'],
    figures: ['pyramid', 'ladder'],
  },
  {
    cues: 'promotion|career|climb|advancement',
    scenes: ['ladder', 'mountain', 'trophy'],
    figures: ['ladder', 'plateau', 'pyramid'],
  },
  {
    cues: 'salary|pay rise|raise|wage|paycheck|bonus',
    scenes: ['one-coin', 'coin-stacks', 'carrot'],
    figures: ['plateau', 'horizon'],
  },
  {
    cues: 'interview|hiring|recruiting|application|job search|recruitment',
    scenes: ['empty-chair', 'necktie', 'closed-door'],
    figures: ['funnel', 'filter', 'crowd-and-one'],
  },
  {
    cues: 'resignation|quit|quitting|resign|notice',
    scenes: ['open-door', 'white-flag', 'bird-cage'],
    figures: ['gap', 'tangle-to-line'],
  },
  {
    cues: 'retirement|retire|pension',
    scenes: ['bench', 'island', 'slippers'],
    figures: ['horizon', 'compounding'],
  },
  {
    cues: 'layoff|fired|redundancy|unemployment|unemployed',
    scenes: ['empty-chair', 'moving-boxes', 'closed-door'],
    figures: ['gap', 'missing'],
  },
  {
    cues: 'onboarding|first day|new job|beginner',
    scenes: ['first-page', 'egg', 'seedling'],
    figures: ['ladder', 'maze-and-line'],
  },
  {
    cues: 'teamwork|team|collaboration|cooperation|partnership|together',
    scenes: ['hand-in-hand', 'puzzle', 'gear'],
    figures: ['loop', 'ripple', 'missing'],
  },
  {
    cues: 'feedback|review|criticism|critique',
    scenes: ['mirror', 'tin-cans', 'pencil'],
    figures: ['loop', 'signal-and-noise'],
  },
  {
    cues: 'strategy|plan|planning|tactic',
    scenes: ['chess-pawn', 'compass', 'bullseye'],
    figures: ['maze-and-line', 'target', 'pyramid'],
  },
  {
    cues: 'goal|objective|ambition|aim|target|okr|ziel',
    scenes: ['bullseye', 'flag-hill', 'mountain'],
    figures: ['target', 'ladder', 'horizon'],
  },
  {
    cues: 'success|achievement|win|winning|victory|erfolg|éxito|succès',
    scenes: ['mountain', 'trophy', 'laurels'],
    figures: ['iceberg', 'compounding', 'ladder'],
  },
  {
    cues: 'failure|fail|flop|mistake|error|fracaso|échec',
    scenes: ['ice-cream', 'crumpled-paper', 'white-flag'],
    figures: ['loop', 'ladder', 'gap'],
  },
  {
    cues: 'productivity|efficiency|productive|output|efficient',
    scenes: ['gear', 'bulb', 'full-week'],
    figures: ['funnel', 'maze-and-line', 'filter'],
  },
  {
    cues: 'process|workflow|system|automation',
    scenes: ['gear', 'recycle', 'robot'],
    figures: ['loop', 'funnel', 'domino'],
  },
  {
    cues: 'bureaucracy|paperwork|form|forms|red tape|admin',
    scenes: ['paper-stack', 'knot', 'closed-door'],
    figures: ['maze-and-line', 'tangle-to-line'],
  },
  {
    cues: 'procrastination|procrastinate|putting off|later',
    scenes: ['blank-page', 'broom', 'slow-clock'],
    figures: ['domino', 'horizon', 'maze-and-line'],
  },
  {
    cues: 'focus|concentration|attention|deep work',
    scenes: ['magnifying-glass', 'headphones', 'bullseye'],
    figures: ['target', 'dot-in-space', 'signal-and-noise'],
  },
  {
    cues: 'distraction|distracted|multitasking|multitask',
    scenes: ['window', 'phone-hearts', 'bell'],
    figures: ['signal-and-noise', 'maze-and-line', 'filter'],
  },
  {
    cues: 'priority|priorities|prioritise|prioritize|essential',
    scenes: ['one-coin', 'key', 'suitcase'],
    figures: ['filter', 'pyramid', 'crowd-and-one'],
  },
  {
    cues: 'perfectionism|perfection|perfect|perfectionist',
    scenes: ['crumpled-paper', 'picture-frame', 'pencil'],
    figures: ['missing', 'horizon', 'target'],
  },
  {
    cues: 'startup|start-up|founder|entrepreneur|entrepreneurship|venture',
    scenes: ['rocket', 'paper-boat', 'dice'],
    figures: ['growth-curve', 'plateau', 'spark'],
  },
  {
    cues: 'investor|investment|investing|stock|stocks|portfolio',
    scenes: ['coin-stacks', 'piggy-bank', 'dice'],
    figures: ['compounding', 'growth-curve', 'seed-to-tree'],
  },
  {
    cues: 'growth|grow|scale|scaling|wachstum|crecimiento',
    scenes: ['seedling', 'tree', 'coin-stacks'],
    figures: ['growth-curve', 'seed-to-tree', 'compounding'],
  },
  {
    cues: 'marketing|advertising|campaign|brand|branding',
    scenes: ['megaphone', 'magnet', 'crown'],
    figures: ['funnel', 'crowd-and-one', 'ripple'],
  },
  {
    cues: 'sales|selling|sell|pitch|customer|client|lead generation',
    scenes: ['magnet', 'carrot', 'hand-in-hand'],
    figures: ['funnel', 'target'],
  },
  {
    cues: 'customer service|support|call centre|hotline|helpdesk',
    scenes: ['headphones', 'tin-cans', 'slow-clock'],
    figures: ['loop', 'maze-and-line'],
  },
  {
    cues: 'product|launch|release|ship|shipping|mvp',
    scenes: ['rocket', 'paper-plane', 'egg'],
    figures: ['iceberg', 'growth-curve', 'plateau'],
  },
  {
    cues: 'innovation|invention|disruption|disrupt',
    scenes: ['bulb', 'rocket', 'spark'],
    figures: ['spark', 'growth-curve', 'crowd-and-one'],
  },
  {
    cues: 'idea|inspiration|brainstorm|insight|eureka|idee|idée',
    scenes: ['bulb', 'spark', 'shooting-star'],
    figures: ['spark', 'ripple', 'tangle-to-line'],
  },
  {
    cues: 'creativity|creative|imagination|creation',
    scenes: ['pencil', 'picture-frame', 'spark'],
    figures: ['tangle-to-line', 'spark', 'crowd-and-one'],
  },
  {
    cues: 'writing|write|writer|draft|blank page|author',
    scenes: ['pencil', 'blank-page', 'crumpled-paper'],
    figures: ['tangle-to-line', 'iceberg'],
  },
  {
    cues: 'design|designer|layout|ux',
    scenes: ['pencil', 'picture-frame', 'magnifying-glass'],
    figures: ['tangle-to-line', 'filter', 'missing'],
  },
  {
    cues: 'data|analytics|statistics|metric|kpi|numbers',
    scenes: ['magnifying-glass', 'coin-stacks', 'receipt'],
    figures: ['signal-and-noise', 'filter', 'crowd-and-one'],
  },
  {
    cues: 'research|science|experiment|study',
    scenes: ['magnifying-glass', 'telescope', 'book-stack'],
    figures: ['filter', 'signal-and-noise', 'iceberg'],
  },
  {
    cues: 'legal|law|contract|lawyer|court|terms and conditions',
    scenes: ['gavel', 'scales', 'paper-stack'],
    figures: ['maze-and-line', 'pyramid'],
  },
  {
    cues: 'justice|fair|fairness|equality|equity',
    scenes: ['scales', 'gavel', 'hand-in-hand'],
    figures: ['crowd-and-one', 'gap'],
  },
  {
    cues: 'negotiation|negotiate|compromise|deal',
    scenes: ['scales', 'two-bubbles', 'hand-in-hand'],
    figures: ['gap', 'tangle-to-line'],
  },
  {
    cues: 'risk|gamble|bet|chance|probability',
    scenes: ['dice', 'tight-rope', 'parachute'],
    figures: ['gap', 'plateau', 'crowd-and-one'],
  },
  {
    cues: 'opportunity|possibility|option',
    scenes: ['open-door', 'key', 'shooting-star'],
    figures: ['horizon', 'crowd-and-one', 'spark'],
  },
  {
    cues: 'decision|choice|choose|decide|dilemma|crossroads|entscheidung',
    scenes: ['signpost', 'dice', 'compass'],
    figures: ['maze-and-line', 'filter', 'tangle-to-line'],
  },
  {
    cues: 'problem|problem solving|solution|solve|puzzle',
    scenes: ['puzzle', 'knot', 'key'],
    figures: ['tangle-to-line', 'maze-and-line', 'missing'],
  },
  {
    cues: 'complexity|complicated|complex|confusion|mess|chaos',
    scenes: ['yarn-ball', 'knot', 'brain'],
    figures: ['tangle-to-line', 'maze-and-line', 'iceberg'],
  },
  {
    cues: 'simplicity|simple|minimalism|less is more|less but better|minimal|clarity|clear',
    scenes: ['calm-head', 'feather', 'one-coin'],
    figures: ['dot-in-space', 'tangle-to-line', 'filter'],
  },
  {
    cues: 'friday|weekend|end of the week|viernes|freitag|vendredi',
    scenes: ['laptop-closed', 'last-page', 'island'],
    figures: ['horizon', 'ladder'],
  },
  {
    cues: 'monday|lunes|montag|lundi|back to work',
    scenes: ['alarm-clock', 'rain-cloud', 'three-cups'],
    figures: ['loop', 'ladder', 'domino'],
  },
  {
    cues: 'week|tuesday|wednesday|thursday|calendar|schedule|donnerstag|jueves',
    scenes: ['last-page', 'full-week', 'slow-clock'],
    figures: ['loop', 'horizon', 'ladder'],
  },
]
