import type { Topic } from '../book'

export const pets: Topic = {
  name: 'pets',
  cues: [
    'cat',
    'dog',
    'puppy',
    'kitten',
    'pet',
    'hamster',
    'goldfish',
    'fish',
    'parrot',
    'vet',
    'litter',
    'leash',
    'rabbit',
    'bird',
    'walkies',
  ],
  weakCues: ['animal', 'walk', 'fur'],
  swaps: [
    ['The expensive cat bed', 'The box it came in'],
    ['Fetching the stick', 'Fetching the neighbour’s stick'],
  ],
  reactions: [
    ['Train it', 'Be trained'],
    ['Get up from the sofa', 'Stay, the cat is asleep on me'],
    ['Buy the good food', 'Watch it prefer the carpet'],
  ],
  glances: [
    ['A leaf', 'The dog', 'Everything we taught him'],
    ['My keyboard', 'The cat', 'Eleven cushions'],
  ],
  turns: [
    ['“The dog sleeps in his basket”', 'We sleep at the edge of his bed'],
    ['Bringing the cat home', 'Asking the cat for permission'],
  ],
  myths: [
    'The cat pays rent in stares',
    'All dogs know the word, they just negotiate',
    'A houseplant is a pet that resigns quietly',
  ],
  chains: [['Petting the dog', 'Talking to the dog', 'Asking the dog for advice', 'Taking the dog’s advice']],
  depths: [
    ['Purring', 'Staring at the wall', 'What is in the wall?', 'The cat and the wall have an agreement'],
  ],
  boasts: [
    ['The cat looked at me twice', 'Bonding'],
    ['Taught the dog to sit when he was tired', 'Trainer'],
  ],
  advice: [['Be firm', 'Look at those eyes', 'Give him the sausage']],
  thoughts: ['What does the cat do between 3 and 4? It is 3.', 'Does the dog know that we come back?'],
  fires: [
    ['The vase, the curtain and the cat are all missing', 'She will tell us when she is ready.'],
    ['The dog has eaten the homework and the desk', 'Fibre.'],
  ],
  podiums: [['The cat, on the warm laptop', 'The work on the laptop', 'My legs']],
  chases: [['The dog', 'Bath day']],
}
