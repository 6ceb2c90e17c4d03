import type { Topic } from '../book'

export const exams: Topic = {
  name: 'exams',
  cues: [
    'exam',
    'finals',
    'mock exam',
    'final exam',
    'oral exam',
    'exam week',
    'exam hall',
    'exam result',
    'multiple choice',
    'open book',
    'invigilator',
    'cramming',
    'resit',
    'practice paper',
  ],
  weakCues: ['test', 'revision', 'revise', 'study', 'chapter', 'answer'],
  falseFriends:
    /\b(?:eye|medical|physical|dental|breast|rectal) exam|\b(?:cup|world|nba|playoff|tennis|league|semi|quarter)[ -]?finals|\bcramming (?:into|onto)/,
  swaps: [
    ['Revising chapter one', 'Painting a timetable for revising'],
    ['Solving old papers', 'Putting the old papers in order of age'],
    ['Learning the formula', 'Writing it on a very small card'],
    ['Reading the question twice', 'Answering the one I had hoped for'],
    ['Going to bed early', 'Learning the index by heart at 4 a.m.'],
  ],
  reactions: [
    ['Start with the hard part', 'Start with a sandwich'],
    ['Make a plan', 'Laminate the plan'],
    ['Learn it', 'Learn to live with it'],
    ['Ask the tutor', 'Ask the ceiling'],
    ['Stay until the end', 'Hand it in and walk like a genius'],
  ],
  glances: [
    ['A dusty skirting board', 'Me, before the exam', 'Forty slides'],
    ['The clock', 'Everyone in the hall', 'Question two'],
  ],
  turns: [
    ['“All four chapters, they said”', 'The footnote on page 212'],
    ['Leaving the hall: that was easy', '“What did you put for the back page?”'],
    ['The practice paper: three apples', 'The real one: a train full of apples'],
    ['“It will only be the basics”', 'Question one, part h'],
  ],
  myths: [
    'Option C has carried whole generations',
    'Whoever asks for more paper is bluffing',
    'Knowledge runs out of the ear you sleep on',
  ],
  chains: [
    ['Knowing the answer', 'Changing the answer', 'Changing it back', 'There is a hole in the paper'],
    ['One energy drink', 'Three energy drinks', 'Hearing colours', 'Writing the colours down'],
    ['Guessing C', 'Guessing C again', 'Six Cs in a row', 'Doubting the alphabet'],
  ],
  depths: [
    ['“Explain briefly”', 'Nine lines', 'The margin', 'An arrow: “continued on the desk”'],
    ['What I know', 'What I knew at midnight', 'What I underlined', 'My own name, nearly'],
  ],
  boasts: [
    ['Brought two pens', 'Preparation'],
    ['Wrote very large', 'In-depth answer'],
    ['Remembered the page, not the answer', 'Photographic memory'],
    ['Wrote “see above” under nothing', 'Academic style'],
  ],
  advice: [
    ['Stay calm', 'Now read the question', 'Who is calm now?'],
    ['Skip what you do not know', 'Turn the page', 'That was the last page'],
  ],
  thoughts: [
    'There was a back page.',
    'You wrote the date beautifully. It was your strongest answer.',
    'Everyone else asked for more paper. Why?',
  ],
  fires: [
    ['It takes place on the other campus', 'I passed it on the bus.'],
    ['Ten minutes left and I am on question one', 'A very thorough question one.'],
    ['The solar calculator, the room without windows', 'I shall count on hope.'],
  ],
  podiums: [
    ['The lucky socks', 'Six weeks of revising', 'A pen that works'],
    ['Guessing it', 'Knowing it', 'Knowing it and crossing it out'],
  ],
  chases: [
    ['Me, on page one of nine', '“You have five minutes left”'],
    ['Everything I learnt', 'The sight of the paper'],
  ],
}
