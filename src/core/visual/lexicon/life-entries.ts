import type { LexiconEntry } from './lexicon-entry'

export const lifeEntries: readonly LexiconEntry[] = [
  {
    cues: 'time|time management|hours|minutes|zeit|tiempo|temps|tempo',
    scenes: ['hourglass', 'late-clock', 'alarm-clock'],
    figures: ['loop', 'horizon', 'compounding'],
  },
  {
    cues: 'ageing|aging|age|old age|growing old|getting older|midlife',
    scenes: ['candle-end', 'tree', 'bench'],
    figures: ['horizon', 'seed-to-tree'],
  },
  {
    cues: 'birthday|anniversary|cumpleaños|geburtstag',
    scenes: ['cake', 'gift-box', 'balloon'],
    figures: ['loop', 'ladder'],
  },
  {
    cues: 'late|being late|delay|delayed|slow|slowly',
    scenes: ['snail', 'late-clock', 'slow-clock'],
    figures: ['horizon', 'maze-and-line'],
  },
  {
    cues: 'speed|fast|hurry|rush|quick|hustle',
    scenes: ['rocket', 'shoe', 'paper-plane'],
    figures: ['growth-curve', 'maze-and-line'],
  },
  {
    cues: 'morning|wake up|waking up|early bird|getting up|dawn',
    scenes: ['alarm-clock', 'sunrise', 'coffee-cup'],
    figures: ['horizon', 'spark', 'dot-in-space'],
  },
  {
    cues: 'coffee|caffeine|espresso|café|kaffee',
    scenes: ['coffee-cup', 'three-cups', 'battery-full'],
    figures: ['spark', 'loop', 'funnel'],
  },
  {
    cues: 'sleep|asleep|nap|rest|bedtime|schlaf|sommeil',
    scenes: ['moon-line', 'bed', 'bell'],
    figures: ['dot-in-space', 'loop'],
  },
  {
    cues: 'insomnia|sleepless|awake|night|3 a.m.|nacht|noche',
    scenes: ['moon-window', 'brain', 'lighthouse'],
    figures: ['loop', 'signal-and-noise', 'dot-in-space'],
  },
  {
    cues: 'tired|tiredness|low battery|energy|drained|müde|cansado',
    scenes: ['battery-low', 'bed', 'three-cups'],
    figures: ['signal-and-noise', 'iceberg'],
  },
  {
    cues: 'recharge|self-care|self care|break|pause|relax|relaxation',
    scenes: ['battery-full', 'laptop-closed', 'stacked-stones'],
    figures: ['dot-in-space', 'loop', 'ripple'],
  },
  {
    cues: 'holiday|vacation|holidays|out of office|beach|summer|urlaub|vacaciones|vacances',
    scenes: ['island', 'suitcase', 'sun'],
    figures: ['horizon', 'dot-in-space'],
  },
  {
    cues: 'travel|journey|trip|wanderlust|flight|airport|reise|viaje',
    scenes: ['suitcase', 'paper-plane', 'map-pin'],
    figures: ['horizon', 'maze-and-line'],
  },
  {
    cues: 'adventure|expedition|quest',
    scenes: ['paper-boat', 'mountain', 'compass'],
    figures: ['horizon', 'maze-and-line', 'plateau'],
  },
  {
    cues: 'direction|purpose|ikigai|meaning|values|sense of direction|guidance|mission',
    scenes: ['compass', 'lighthouse', 'signpost'],
    figures: ['target', 'horizon', 'maze-and-line'],
  },
  {
    cues: 'lost|getting lost|wrong way|detour|confused',
    scenes: ['signpost', 'map-pin', 'compass'],
    figures: ['maze-and-line', 'tangle-to-line', 'dot-in-space'],
  },
  {
    cues: 'traffic|parking|commute|commuting|rush hour|car|driving|pendeln',
    scenes: ['traffic-light', 'packed-car', 'snail'],
    figures: ['funnel', 'crowd-and-one', 'loop'],
  },
  {
    cues: 'bicycle|bike|cycling|fahrrad|momentum|keep moving',
    scenes: ['bicycle', 'shoe', 'tight-rope'],
    figures: ['loop', 'compounding', 'plateau'],
  },
  {
    cues: 'home|house|family home|zuhause|hogar|belonging',
    scenes: ['house', 'slippers', 'key'],
    figures: ['dot-in-space', 'target'],
  },
  {
    cues: 'moving house|moving|relocation|moving out|umzug',
    scenes: ['moving-boxes', 'packed-car', 'key'],
    figures: ['gap', 'domino'],
  },
  {
    cues: 'rent|mortgage|landlord|housing|miete',
    scenes: ['house', 'key', 'one-coin'],
    figures: ['growth-curve', 'gap'],
  },
  {
    cues: 'cleaning|tidying|housework|chores|declutter|clutter|laundry',
    scenes: ['broom', 'sock', 'moving-boxes'],
    figures: ['loop', 'filter', 'tangle-to-line'],
  },
  {
    cues: 'neighbour|neighbor|neighbours|community',
    scenes: ['two-birds', 'house', 'tin-cans'],
    figures: ['ripple', 'crowd-and-one'],
  },
  {
    cues: 'family|parents|mother|father|mum|mom|dad|familie|familia',
    scenes: ['house', 'two-birds', 'tree'],
    figures: ['seed-to-tree', 'ripple', 'loop'],
  },
  {
    cues: 'family dinner|christmas|thanksgiving|family gathering|reunion',
    scenes: ['pot', 'mask', 'empty-chair'],
    figures: ['loop', 'signal-and-noise'],
  },
  {
    cues: 'parenting|parenthood|baby|newborn|toddler|kids|children',
    scenes: ['baby-bottle', 'seedling', 'three-cups'],
    figures: ['seed-to-tree', 'loop', 'growth-curve'],
  },
  {
    cues: 'friendship|friend|friends|freundschaft|amistad|amitié',
    scenes: ['two-birds', 'hand-in-hand', 'bench'],
    figures: ['ripple', 'seed-to-tree', 'loop'],
  },
  {
    cues: 'love|romance|liebe|amor|amour|valentine|crush',
    scenes: ['heart', 'two-hearts', 'two-birds'],
    figures: ['ripple', 'crowd-and-one', 'seed-to-tree'],
  },
  {
    cues: 'dating|first date|online dating|situationship',
    scenes: ['speech-dots', 'cactus-balloon', 'two-hearts'],
    figures: ['funnel', 'crowd-and-one', 'filter'],
  },
  {
    cues: 'relationship|couple|beziehung|relación',
    scenes: ['two-hearts', 'tin-cans', 'two-birds'],
    figures: ['loop', 'gap', 'iceberg'],
  },
  {
    cues: 'long-distance|long distance|distance|missing you|apart',
    scenes: ['tin-cans', 'plug', 'two-hearts'],
    figures: ['gap', 'horizon', 'dot-in-space'],
  },
  {
    cues: 'heartbreak|breakup|break-up|broken heart|divorce|separation',
    scenes: ['broken-heart', 'broken-chain', 'mended-heart'],
    figures: ['gap', 'missing', 'tangle-to-line'],
  },
  {
    cues: 'wedding|marriage|engagement|commitment|hochzeit|boda',
    scenes: ['rings', 'cake', 'two-birds'],
    figures: ['tangle-to-line', 'seed-to-tree', 'loop'],
  },
  {
    cues: 'communication|conversation|chat|talk|talking|dialogue|kommunikation',
    scenes: ['tin-cans', 'two-bubbles', 'speech-dots'],
    figures: ['signal-and-noise', 'gap', 'loop'],
  },
  {
    cues: 'misunderstanding|miscommunication|argument|conflict|disagreement|debate',
    scenes: ['two-bubbles', 'plug', 'tin-cans'],
    figures: ['gap', 'tangle-to-line', 'signal-and-noise'],
  },
  {
    cues: 'ghosting|no reply|left on read|unanswered',
    scenes: ['speech-dots', 'phone', 'empty-bubble'],
    figures: ['dot-in-space', 'gap', 'missing'],
  },
  {
    cues: 'small talk|gossip|rumour|rumor|opinion|opinions',
    scenes: ['two-bubbles', 'megaphone', 'empty-bubble'],
    figures: ['ripple', 'iceberg', 'signal-and-noise'],
  },
  {
    cues: 'public speaking|presentation|speech|stage fright|voice',
    scenes: ['megaphone', 'empty-bubble', 'mask'],
    figures: ['crowd-and-one', 'signal-and-noise'],
  },
  {
    cues: 'introvert|introversion|shy|social anxiety|social battery',
    scenes: ['battery-low', 'headphones', 'cat-box'],
    figures: ['crowd-and-one', 'dot-in-space', 'iceberg'],
  },
  {
    cues: 'party|celebration|celebrate|feier|fiesta',
    scenes: ['balloon', 'cake', 'mask'],
    figures: ['ripple', 'crowd-and-one'],
  },
  {
    cues: 'gift|surprise|present|giving|geschenk|regalo',
    scenes: ['gift-box', 'cat-box', 'parachute'],
    figures: ['ripple', 'missing'],
  },
  {
    cues: 'money|cash|wealth|rich|finance|geld|dinero|argent|dinheiro',
    scenes: ['coin-stacks', 'one-coin', 'piggy-bank'],
    figures: ['compounding', 'pyramid', 'growth-curve'],
  },
  {
    cues: 'saving|savings|thrift|frugal|sparen',
    scenes: ['piggy-bank', 'coin-stacks', 'seedling'],
    figures: ['compounding', 'seed-to-tree', 'growth-curve'],
  },
  {
    cues: 'compound interest|compounding|interest rate',
    scenes: ['coin-stacks', 'seedling', 'piggy-bank'],
    figures: ['compounding', 'growth-curve', 'seed-to-tree'],
  },
  {
    cues: 'debt|broke|bills|tax|taxes|expense|inflation|price',
    scenes: ['receipt', 'one-coin', 'rock'],
    figures: ['growth-curve', 'iceberg', 'funnel'],
  },
  {
    cues: 'shopping|buy|consumerism|consumption|sale|discount',
    scenes: ['shopping-bag', 'receipt', 'carrot'],
    figures: ['loop', 'funnel', 'crowd-and-one'],
  },
  {
    cues: 'delivery|parcel|package|tracking',
    scenes: ['parachute', 'slow-clock', 'map-pin'],
    figures: ['maze-and-line', 'horizon'],
  },
  {
    cues: 'temptation|craving|desire|self-control|incentive',
    scenes: ['carrot', 'donut', 'magnet'],
    figures: ['target', 'gap'],
  },
  {
    cues: 'diet|weight loss|nutrition|healthy eating|eating healthy|sugar',
    scenes: ['donut', 'apple', 'carrot'],
    figures: ['plateau', 'pyramid', 'loop'],
  },
  {
    cues: 'food|hungry|hunger|lunch|dinner|snack|eat|essen|comida',
    scenes: ['pizza', 'pot', 'donut'],
    figures: ['pyramid', 'target', 'loop'],
  },
  {
    cues: 'cooking|kitchen|recipe|cook|kochen',
    scenes: ['pot', 'carrot', 'pizza'],
    figures: ['funnel', 'filter', 'loop'],
  },
  {
    cues: 'gym|fitness|workout|training|exercise|sport|muscle',
    scenes: ['dumbbell', 'shoe', 'ball'],
    figures: ['plateau', 'compounding', 'loop'],
  },
  {
    cues: 'running|marathon|jogging|race|run|laufen',
    scenes: ['shoe', 'flag-hill', 'snail'],
    figures: ['horizon', 'plateau', 'loop'],
  },
  {
    cues: 'football|soccer|match|game day|team sport',
    scenes: ['ball', 'trophy', 'flag-hill'],
    figures: ['target', 'crowd-and-one'],
  },
  {
    cues: 'health|healthy|apple|fruit|prevention|gesundheit|salud|santé',
    scenes: ['apple', 'heart', 'pills'],
    figures: ['pyramid', 'seed-to-tree', 'iceberg'],
  },
  {
    cues: 'doctor|hospital|medicine|illness|sick|pain|krank',
    scenes: ['pills', 'plaster', 'bed'],
    figures: ['iceberg', 'signal-and-noise'],
  },
  {
    cues: 'pet|cat|fish|kitten|curiosity killed the cat|katze|gato',
    scenes: ['cat-box', 'yarn-ball', 'fishbowl'],
    figures: ['crowd-and-one', 'dot-in-space'],
  },
  {
    cues: 'dog|puppy|loyal|walk the dog|hund|perro',
    scenes: ['bone', 'ball', 'slippers'],
    figures: ['loop', 'target'],
  },
  {
    cues: 'garden|gardening|plant|plants|garten|jardín',
    scenes: ['seedling', 'bare-pot', 'cactus'],
    figures: ['seed-to-tree', 'growth-curve'],
  },
  {
    cues: 'nature|environment|forest|outdoors|natur|naturaleza',
    scenes: ['tree', 'falling-leaf', 'mountain'],
    figures: ['seed-to-tree', 'loop', 'ripple'],
  },
  {
    cues: 'sustainability|recycling|climate|climate change|planet|ecology|earth',
    scenes: ['recycle', 'globe', 'tree'],
    figures: ['loop', 'growth-curve', 'ripple'],
  },
  {
    cues: 'world|global|globalisation|globalization|welt|mundo',
    scenes: ['globe', 'two-bubbles', 'map-pin'],
    figures: ['ripple', 'crowd-and-one', 'dot-in-space'],
  },
  {
    cues: 'weather|rain|rainy|storm|regen|lluvia',
    scenes: ['umbrella', 'rain-cloud', 'storm'],
    figures: ['signal-and-noise', 'ripple'],
  },
  {
    cues: 'autumn|fall season|winter|seasons|season',
    scenes: ['falling-leaf', 'umbrella', 'candle'],
    figures: ['loop', 'horizon'],
  },
  {
    cues: 'protection|insurance|safety|security|safe|prepared|backup plan',
    scenes: ['umbrella', 'padlock', 'parachute'],
    figures: ['filter', 'pyramid', 'gap'],
  },
  {
    cues: 'stability|stable|grounded|foundation|roots',
    scenes: ['anchor', 'tree', 'stacked-stones'],
    figures: ['pyramid', 'iceberg', 'target'],
  },
  {
    cues: 'music|song|earworm|concert|musik|música',
    scenes: ['note', 'headphones', 'one-bird'],
    figures: ['signal-and-noise', 'loop', 'ripple'],
  },
  {
    cues: 'art|painting|artist|museum|kunst|arte',
    scenes: ['picture-frame', 'pencil', 'eye'],
    figures: ['crowd-and-one', 'tangle-to-line', 'missing'],
  },
  {
    cues: 'photography|photo|selfie|picture|camera',
    scenes: ['camera', 'eye', 'picture-frame'],
    figures: ['target', 'crowd-and-one'],
  },
  {
    cues: 'film|movie|cinema|series|binge|streaming|television|tv',
    scenes: ['popcorn', 'tv-set', 'moon-window'],
    figures: ['loop', 'crowd-and-one'],
  },
  {
    cues: 'gaming|game|video game|gamer|play',
    scenes: ['gamepad', 'dice', 'moon-window'],
    figures: ['loop', 'ladder', 'plateau'],
  },
  {
    cues: 'social media|likes|influencer|followers|follow',
    scenes: ['phone-hearts', 'mask', 'carrot'],
    figures: ['iceberg', 'loop', 'crowd-and-one'],
  },
  {
    cues: 'phone|smartphone|screen time|doomscrolling|scrolling',
    scenes: ['phone', 'phone-hearts', 'bird-cage'],
    figures: ['loop', 'signal-and-noise', 'funnel'],
  },
  {
    cues: 'digital detox|offline|unplug|disconnect|switch off|logging off',
    scenes: ['plug', 'phone-down', 'toggle'],
    figures: ['dot-in-space', 'gap', 'filter'],
  },
  {
    cues: 'notification|notifications|interruption|alert|noise',
    scenes: ['bell', 'many-envelopes', 'phone'],
    figures: ['signal-and-noise', 'filter'],
  },
  {
    cues: 'connection|internet|wi-fi|wifi|network|networking|connect',
    scenes: ['plug', 'cloud-cable', 'tin-cans'],
    figures: ['ripple', 'gap', 'missing'],
  },
  {
    cues: 'cloud computing|server|cloud|hosting|backup|devops',
    scenes: ['cloud-cable', 'plug', 'parachute'],
    figures: ['iceberg', 'pyramid'],
  },
  {
    cues: 'software|open source|code|coding|programming|developer|engineering|engineer',
    scenes: ['laptop', 'bug', 'three-cups'],
    figures: ['iceberg', 'loop', 'tangle-to-line'],
  },
  {
    cues: 'bug|debugging|bugs|glitch|testing',
    scenes: ['bug', 'magnifying-glass', 'nail'],
    figures: ['crowd-and-one', 'loop', 'maze-and-line'],
  },
  {
    cues: 'technical debt|tech debt|legacy|legacy code|spaghetti code',
    scenes: ['yarn-ball', 'paper-stack', 'knot'],
    figures: ['iceberg', 'growth-curve', 'compounding'],
  },
  {
    cues: 'loading|update|updates|buffering|download|slow internet|installation',
    scenes: ['loading-ring', 'snail', 'hourglass'],
    figures: ['horizon', 'plateau', 'loop'],
  },
  {
    cues: 'tabs|browser|too many tabs|search',
    scenes: ['window', 'brain', 'magnifying-glass'],
    figures: ['crowd-and-one', 'filter', 'signal-and-noise'],
  },
  {
    cues: 'artificial intelligence|ai|machine learning|robot|chatbot|algorithm',
    scenes: ['robot', 'brain', 'gear'],
    figures: ['growth-curve', 'funnel', 'loop'],
  },
  {
    cues: 'password|login|encryption|account|two-factor',
    scenes: ['padlock', 'key', 'closed-door'],
    figures: ['maze-and-line', 'filter', 'missing'],
  },
  {
    cues: 'printer|printing|paper jam|office equipment',
    scenes: ['printer', 'paper-stack', 'broken-chain'],
    figures: ['loop', 'maze-and-line'],
  },
  {
    cues: 'technology|tech|gadget|digital|future|tomorrow|zukunft',
    scenes: ['robot', 'telescope', 'rocket'],
    figures: ['growth-curve', 'horizon', 'spark'],
  },
  {
    cues: 'crypto|blockchain|bubble|hype|trend',
    scenes: ['balloon', 'rocket', 'dice'],
    figures: ['growth-curve', 'crowd-and-one', 'signal-and-noise'],
  },
  {
    cues: 'space|universe|stars|infinity|cosmos',
    scenes: ['shooting-star', 'telescope', 'rocket'],
    figures: ['dot-in-space', 'ripple', 'horizon'],
  },
  {
    cues: 'vision|foresight|see|watching|observation|surveillance',
    scenes: ['eye', 'telescope', 'lighthouse'],
    figures: ['horizon', 'target', 'iceberg'],
  },
  {
    cues: 'tool|furniture|fix|repair|diy|handyman|one solution for everything',
    scenes: ['nail', 'gear', 'plaster'],
    figures: ['target', 'missing', 'loop'],
  },
  {
    cues: 'warmth|cosy|cozy|hygge|comforting|light|fire',
    scenes: ['campfire', 'candle', 'slippers'],
    figures: ['spark', 'ripple'],
  },
  {
    cues: 'life|living|existence|leben|vida|vie',
    scenes: ['bicycle', 'tree', 'paper-boat'],
    figures: ['tangle-to-line', 'loop', 'plateau'],
  },
  {
    cues: 'death|mortality|memento mori|bereavement|mourning',
    scenes: ['candle', 'falling-leaf', 'empty-chair'],
    figures: ['missing', 'dot-in-space', 'ripple'],
  },
  {
    cues: 'luxury|simplicity of life|enough|contentment|satisfaction',
    scenes: ['bench', 'half-glass', 'campfire'],
    figures: ['target', 'dot-in-space', 'missing'],
  },
  {
    cues: 'luck|fortune|coincidence|fate|destiny',
    scenes: ['dice', 'shooting-star', 'magnet'],
    figures: ['crowd-and-one', 'domino', 'maze-and-line'],
  },
  {
    cues: 'cause and effect|consequence|consequences|chain reaction|butterfly effect|impact|influence',
    scenes: ['butterfly', 'magnet', 'tear'],
    figures: ['domino', 'ripple', 'iceberg'],
  },
]
