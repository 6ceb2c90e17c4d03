import type { Topic } from '../book'

export const family: Topic = {
  name: 'family',
  cues: [
    'mom',
    'mum',
    'dad',
    'kid',
    'child',
    'parent',
    'wife',
    'husband',
    'grandma',
    'uncle',
    'aunt',
    'brother',
    'sister',
    'teenager',
    'family',
    'in-law',
    'son',
    'daughter',
    'friend',
    'girlfriend',
    'boyfriend',
  ],
  weakCues: ['laundry', 'visit', 'birthday', 'toy', 'room', 'home'],
  swaps: [
    ['Calling home', 'Sending a thumbs-up after six days'],
    ['Putting the toys away', 'Learning the way through them in the dark'],
  ],
  reactions: [
    ['Talk about it at dinner', 'Ask for the potatoes, meaningfully'],
    ['Say yes', 'Say “we will see”, which is no'],
    ['Stay patient', 'Hide in the bathroom with a biscuit'],
  ],
  glances: [
    ['The cardboard box', 'The child', 'The expensive toy'],
    ['The phone', 'Everyone at the table', 'Grandma’s story'],
  ],
  turns: [
    ['Leaving the house on time', 'Where is the other shoe?'],
    ['Before the family visit', 'After the photo albums'],
  ],
  myths: [
    '“We will see” has never once been a yes',
    'Every family has one drawer that decides everything',
    'Dad is asleep, he only checks the sofa',
  ],
  chains: [['Asking Mum', 'Asking Dad', 'Telling Mum that Dad said yes', 'Moving out']],
  depths: [['“How was school?”', '“Fine.”', '“We need a costume”', '“For tomorrow. A lobster.”']],
  boasts: [
    ['Assembled the cot with only four screws left', 'Parenthood'],
    ['Replied to the family chat with a sun', 'Good child'],
  ],
  advice: [['Sleep when the baby sleeps', 'Clean when the baby cleans', 'Pay tax when the baby pays']],
  thoughts: [
    'Your mother said “do what you like”. What did she mean?',
    'You waved at a stranger’s baby. You asked how old he is. It was a she.',
  ],
  fires: [
    ['It is quiet in the children’s room', 'Let us enjoy both minutes.'],
    ['The whole family is in one kitchen', 'So many experts.'],
  ],
  podiums: [['The child who cried first', 'The child who was right', 'The parents']],
  chases: [['Me, with my first hot coffee today', '“Muuuum?”']],
}
