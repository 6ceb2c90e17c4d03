import type { Topic } from './topic'

export const phones: Topic = {
  name: 'phones',
  cues: [
    'phone',
    'smartphone',
    'mobile phone',
    'cell phone',
    'phone call',
    'phone battery',
    'phone screen',
    'cracked screen',
    'screen time',
    'battery',
    'low battery',
    'charger',
    'charging cable',
    'power bank',
    'voicemail',
    'voice message',
    'ringtone',
    'autocorrect',
    'text message',
    'missed call',
    'unknown number',
    'mobile data',
    'aeroplane mode',
    'airplane mode',
  ],
  weakCues: ['text', 'ring', 'screen', 'call', 'notification', 'message', 'number', 'app'],
  falseFriends:
    /\b(?:car|bike|smoke alarm|remote|laptop|watch) batter|\bassault and battery|\bbattery (?:farm|hen|acid)|\bphone booth|\bphoney|\bcharger plate/,
  swaps: [
    ['Answering the call', 'Watching it ring, like a documentary'],
    ['Buying a new cable', 'Knowing the one angle at which it works'],
    ['Calling back', 'Writing “did you call?”'],
    ['Deleting old photos', 'Photographing where I parked'],
    ['Leaving it in the other room', 'Moving to the other room'],
  ],
  reactions: [
    ['Pick up', 'Wait until it stops, then text “hi”'],
    ['Silence it', 'Turn it over, so it cannot see me'],
    ['Listen to the voicemail', 'Let the voicemail age'],
    ['Put it down', 'Pick it up to see how long it was down'],
  ],
  glances: [
    ['A buzzing pocket', 'My right hand', 'The person talking'],
    ['A wobbly charger', 'Me, holding still', 'Both my arms'],
  ],
  turns: [
    ['“I only want to see the time”', 'Twenty minutes later: still no time'],
    ['The case: unbreakable', 'The floor: unimpressed'],
    ['The moon, above my house', 'The moon, in my photo: a crumb'],
    ['“I will call you”', 'A thumb, on Thursday'],
  ],
  myths: [
    'Every phone holds one photo of its owner’s chin',
    'A voicemail is a letter shouted into a drawer',
    'The last ten per cent are longer than the first ninety',
  ],
  chains: [
    ['Ninety per cent', 'Sixty per cent', 'Nine per cent and a film', 'Knowing every socket in town'],
    ['A text', 'A voice message', 'A nine-minute voice message', '“So, long story short”'],
    ['Dropping it', 'Not looking', 'Turning it over slowly', 'A mosaic, rather modern'],
  ],
  depths: [
    ['“Where is my phone?”', 'Not in the coat', 'Not in the fridge', 'I was using it as a torch'],
    ['Photos', 'Screenshots', 'Screenshots of screenshots', 'A receipt for a lamp I never bought'],
  ],
  boasts: [
    ['Answered an unknown number', 'Courage'],
    ['Wiped the screen on a sleeve', 'Maintenance'],
    ['Turned the brightness down', 'Living off the grid'],
    ['Found one bar, on the shed', 'Exploration'],
  ],
  advice: [
    ['Hold it higher', 'Higher', 'Get down from the wardrobe'],
    ['Look up more often', 'At what?', 'At the other screen'],
  ],
  thoughts: [
    'It rang once. Who rings once?',
    'You said “bye” first. They were not finished.',
    'The photo of the whiteboard. We never looked at it.',
  ],
  fires: [
    ['One per cent, and it is my ticket home', 'I have had a good life here.'],
    ['It has slipped between the car seats', 'It lives with the coins now.'],
    ['Mum has been typing for ten minutes', 'Nobody make plans.'],
  ],
  podiums: [
    ['The camera', 'The battery', 'Making calls'],
    ['Filming the concert', 'Hearing the concert', 'Ever watching the film'],
  ],
  chases: [
    ['My last four per cent', 'A video call from Grandad’s ceiling'],
    ['Me, who never picks up', '“Caller unknown”'],
  ],
}
