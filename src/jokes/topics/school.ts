import type { Topic } from '../book'

export const school: Topic = {
  name: 'school',
  cues: [
    'school',
    'study',
    'homework',
    'student',
    'teacher',
    'professor',
    'university',
    'college',
    'thesis',
    'class',
    'group project',
    'lecture',
    'essay',
    'semester',
    'maths',
    'math',
    'grade',
    'textbook',
    'chapter',
  ],
  weakCues: ['test', 'book', 'learn', 'paper'],
  swaps: [
    ['Studying for the exam', 'Buying highlighters in nine colours'],
    ['Starting the essay', 'Choosing the font of the essay'],
  ],
  reactions: [
    ['Study tonight', 'Sleep on the book and hope'],
    ['Ask the teacher', 'Copy from somebody equally lost'],
    ['Start early', 'Start at 23:58, with snacks'],
  ],
  glances: [
    ['Cleaning my room', 'Me in exam week', 'Chapter one'],
    ['A documentary on eels', 'Students', 'The actual topic'],
  ],
  turns: [
    ['First page: neat handwriting', 'Last page: a seismograph'],
    ['“I still have three weeks”', 'The bus to the exam'],
  ],
  myths: [
    'A group project is a solo project with witnesses',
    'If it was important it would be on page one',
    'Sleeping near a book counts',
  ],
  chains: [['Reading the chapter', 'Reading the summary', 'Reading the title', 'Reading the room']],
  depths: [['The title page', 'The wide margins', 'The very large font', 'The same sentence four times']],
  boasts: [
    ['Wrote my name on the exam', 'Academic excellence'],
    ['Highlighted the entire book', 'Study technique'],
  ],
  advice: [['Trust your first answer', 'Change it', 'It was the first answer']],
  thoughts: ['The deadline was in another time zone.', 'You still owe that library a book about owls.'],
  fires: [
    ['The exam is tomorrow and the book is sealed', 'It looks so good on the shelf.'],
    ['Nobody in the group has started', 'Strong team spirit.'],
  ],
  podiums: [['The one who “did not study at all”', 'The one who studied for weeks', 'Eight hours in bed']],
  chases: [['Me, reorganising my pens', 'The thesis']],
}
