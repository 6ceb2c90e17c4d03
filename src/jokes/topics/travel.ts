import type { Topic } from '../book'

export const travel: Topic = {
  name: 'travel',
  cues: [
    'travel',
    'vacation',
    'holiday',
    'train',
    'luggage',
    'suitcase',
    'hotel',
    'trip',
    'bus',
    'parking',
    'passport',
    'beach',
    'road trip',
    'driver',
    'drive',
  ],
  weakCues: ['late', 'rain', 'connection', 'ticket', 'summer'],
  swaps: [
    ['Packing light', 'Nine pairs of socks for two days'],
    ['Trusting the timetable', 'Arriving four hours early to stand'],
  ],
  reactions: [
    ['Ask for directions', 'Follow somebody with a confident suitcase'],
    ['Wait calmly', 'Stare at the board until it is ashamed'],
    ['Take the train', 'Discuss the train for the whole journey'],
  ],
  glances: [
    ['The window seat', 'Everyone', 'Their own seat'],
    ['Airport toast for 19 €', 'Me at the gate', 'My travel budget'],
  ],
  turns: [
    ['The hotel on the website', 'The hotel in daylight'],
    ['Day one: linen', 'Day nine: one clean sock'],
  ],
  myths: [
    'A delay is a small unpaid holiday',
    'The best view is the one behind the pillar',
    'Hand luggage is a question of belief',
  ],
  chains: [['Packing', 'Unpacking to check', 'Packing again, differently', 'The passport is in the wash']],
  depths: [
    [
      '“Slight delay”',
      'The train has been cancelled',
      'The platform has been cancelled',
      'The town never existed',
    ],
  ],
  boasts: [
    ['Understood one word on the menu', 'Fluent'],
    ['Found the gate at the first try', 'World traveller'],
  ],
  advice: [['Turn left', 'Turn around where possible', 'You live here now']],
  thoughts: [
    'Is the iron off? You do not own an iron. Is it off?',
    'The suitcase next to yours looked happier.',
  ],
  fires: [
    ['The connection leaves in four minutes, from elsewhere', 'I have always wanted to live here.'],
    ['It has rained since we landed', 'The pool is everywhere.'],
  ],
  podiums: [
    ['Standing up before the door opens', 'Waiting for one’s row', 'Arriving at the same time anyway'],
  ],
  chases: [['Me, with wheels on my suitcase', 'The boarding group before mine']],
}
