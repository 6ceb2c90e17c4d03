import type { Topic } from '../book'

export const sales: Topic = {
  name: 'sales',
  cues: [
    'sale team',
    'sales team',
    'sales',
    'salesperson',
    'quota',
    'lead',
    'pitch',
    'brand',
    'ceo',
    'funnel',
  ],
  weakCues: ['product', 'feature', 'scope', 'company', 'market', 'strategy'],
  swaps: [
    ['Asking what exists', 'Selling what does not'],
    ['Talking to one user', 'Inventing twelve personas with hobbies'],
  ],
  reactions: [
    ['Correct the promise', 'Add it to the roadmap in invisible ink'],
    ['Check the numbers', 'Make the graph start higher'],
    ['Say “I do not know”', 'Say “synergy” and change slides'],
  ],
  glances: [
    ['Three new buzzwords', 'Marketing', 'What we sell'],
    ['The next big thing', 'The founders', 'The current thing'],
  ],
  turns: [
    ['The pitch deck', 'What exists so far'],
    ['“It is on the roadmap”', 'The roadmap is a drawing of a road'],
  ],
  myths: [
    'A pivot is a fall with a press release',
    'Everybody is a founder in the shower',
    'Networking is snacks with name badges',
  ],
  chains: [['Having a product', 'Having a vision', 'Having a vision about having a product', 'Merchandise']],
  depths: [
    [
      'The launch post',
      'The product is a form',
      'The form goes to a spreadsheet',
      'The spreadsheet goes to an intern’s mum',
    ],
  ],
  boasts: [
    ['Changed the blue to another blue', 'Rebranding'],
    ['Sold one. To myself', 'Traction'],
  ],
  advice: [['Think outside the box', 'There is no budget for outside', 'Be the box']],
  thoughts: [
    'You told an investor “you too” when he said “good luck”.',
    'What does the company actually do?',
  ],
  fires: [
    ['They have sold it and nobody has built it', 'A detail for the second call.'],
    ['The numbers are down in every direction', 'Turn the chart. There. Growth.'],
  ],
  podiums: [['The announcement', 'The people who build it', 'Whether it works']],
  chases: [['The sales call', 'What was promised in the sales call']],
}
