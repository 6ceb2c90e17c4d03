import type { Topic } from '../book'

export const coffee: Topic = {
  name: 'coffee',
  cues: [
    'coffee',
    'coffee machine',
    'coffee break',
    'coffee shop',
    'coffee addict',
    'espresso',
    'cappuccino',
    'latte',
    'flat white',
    'caffeine',
    'decaf',
    'oat milk',
    'cold brew',
    'french press',
  ],
  weakCues: ['mug', 'cup', 'morning', 'barista', 'tea', 'bean', 'tired'],
  falseFriends: /\bcoffee[ -]table/,
  swaps: [
    ['Drinking a glass of water', 'A fourth coffee, for balance'],
    ['Descaling the machine', 'Ignoring the red light with dignity'],
    ['Waking up naturally', 'Standing by the machine until I have a name'],
    ['Washing the mug', 'Giving the mug a climate of its own'],
    ['Stopping after noon', 'Redefining noon'],
    ['Ordering a coffee', 'Ordering a paragraph with foam'],
  ],
  reactions: [
    ['Switch to tea', 'Switch to a larger cup'],
    ['Ring the repair service', 'Talk to it, one tired thing to another'],
    ['Have a decaf', 'Have a real one, for the shock'],
    ['Wait patiently', 'Stand there with a cup, like a painting'],
    ['Make some at home', 'Lick the spoon and wait'],
  ],
  glances: [
    ['A second cup', 'My heartbeat', 'Sleep tonight'],
    ['The hissing machine', 'The whole office', 'My announcement'],
  ],
  turns: [
    ['“Just a quick coffee”', 'I now know everything about his boiler'],
    ['Before the first sip: a shape', 'After it: a shape with opinions'],
    ['The foam at the counter: a swan', 'The foam at my desk: a duck in trouble'],
    ['“As strong as you can”', 'I can see the back of my head'],
  ],
  myths: [
    'Decaf is a meeting that nobody attends',
    'A mug without a stain has no experience',
    'The best part of tea is waiting for coffee',
  ],
  chains: [
    ['One cup', 'Three cups', 'Five cups', 'Mowing the lawn at midnight'],
    ['Drinking it', 'Grinding it', 'Roasting it', 'Explaining water to my guests'],
    ['A sip', 'A mug', 'The jug', 'Sleeping next to the beans'],
  ],
  depths: [
    ['The cup', 'The ring under the cup', 'The ring under the ring', 'The desk used to be white'],
    ['“Notes of cherry”', '“Notes of leather”', '“Notes of old library”', 'It is wet and hot'],
  ],
  boasts: [
    ['Waited until nine', 'Self-control'],
    ['Pressed two buttons at once', 'Barista'],
    ['Held the cup next to a window', 'Mindfulness'],
    ['Drank yesterday’s, cold', 'Sustainability'],
  ],
  advice: [
    ['Listen to your heart', 'It is very fast', 'It would like another'],
    ['Drink less of it', 'Drink it more slowly', 'Drink it fast, so that it is over'],
  ],
  thoughts: [
    'Did you turn the machine off, or did you only thank it?',
    'Why are we awake? Count the cups.',
    'Whose oat milk was that?',
  ],
  fires: [
    ['The machine is being serviced until Friday', 'Now everybody’s true self will show.'],
    ['Somebody has put salt in the sugar tin', 'Notes of ocean.'],
    ['They left a centimetre in the pot', 'Technically a cup.'],
  ],
  podiums: [
    ['The first sip', 'The rest of the cup', 'The cup in the microwave'],
    ['Coffee', 'Breakfast', 'Saying good morning'],
  ],
  chases: [
    ['My last cup of the day', 'Four in the morning'],
    ['Me, before the first cup', '“Good morning! Quick one!”'],
  ],
}
