import type { Topic } from '../book'

export const teaching: Topic = {
  name: 'teaching',
  cues: [
    'i teach',
    'teacher',
    'teaching',
    'lesson plan',
    'parents evening',
    "parents' evening",
    "parent's evening",
    'parent teacher',
    'parent-teacher conference',
    'staff room',
    'staffroom',
    'classroom',
    'headteacher',
    'head teacher',
    'school trip',
    'report card',
    'grading papers',
    'marking essays',
    'back to school',
  ],
  weakCues: ['class', 'student', 'pupil', 'lesson', 'whiteboard', 'school', 'marking', 'homework'],
  falseFriends:
    /\b(?:that|this|it)(?:'ll| will) teach\b|\bteach(?:es|ing)? (?:me|myself|you)\b|\bpupils? dilat|\bteaching hospital/,
  swaps: [
    ['Explaining it once', 'Explaining it to the one at the window'],
    ['Marking thirty essays', 'Weighing thirty essays'],
    ['Following the timetable', 'Doing what the photocopier wants'],
    ['Raising one’s voice', 'Raising one eyebrow'],
    ['Trying out the digital board', 'Writing on it in permanent ink'],
    ['Confiscating the yo-yo', 'Learning three tricks by break'],
  ],
  reactions: [
    ['Explain it again', 'Put on the film about volcanoes'],
    ['Call the parents', 'Find out who taught him the word'],
    ['Wait until it is quiet', 'Wait until retirement'],
    ['Tell the head teacher', 'Tell the whole bus'],
  ],
  glances: [
    ['Snow outside', 'The whole class', 'The past perfect'],
    ['The last biscuit', 'The staff room', 'The new timetable'],
  ],
  turns: [
    ['“Any questions?”', '“Is your hair real?”'],
    ['“They were so quiet today”', 'The glue was open'],
    ['Lesson plan: ten minutes of fractions', 'Forty minutes of wasp'],
    ['Six weeks of summer', 'Four of them laminating'],
  ],
  myths: [
    'A teacher’s bladder has a timetable',
    'The lids of the glue sticks have founded a country',
    'Somewhere a pen was lent and came back',
  ],
  chains: [
    ['“Settle down”', '“I am waiting”', '“I have all day”', '“Who licked the globe?”'],
    ['Lending one pen', 'Lending ten pens', 'Buying pens in bulk', 'A career in pens'],
    ['A paper aeroplane', 'A better paper aeroplane', 'It lands on the head’s desk', 'Physics, at last'],
  ],
  depths: [
    ['“The dog ate it”', '“Which dog?”', '“The neighbour’s”', 'The neighbour has a goldfish'],
    ['The report: “lively”', 'It means loud', 'It means on the desk', 'It means on the roof'],
  ],
  boasts: [
    ['Said “interesting answer”', 'Pedagogy'],
    ['Found the remote for the projector', 'Digital classroom'],
    ['Left with twenty-six, came back with some', 'School trip'],
    ['Drank the tea while it was tea', 'Work-life balance'],
  ],
  advice: [
    ['Put your hand up', 'Put the chair down', 'Put the frog back'],
    ['Be strict', 'Be kind', 'Be on another floor'],
  ],
  thoughts: [
    'That spelling mistake has been on the board since Monday.',
    'Did they copy from him, or did all of them think of penguins?',
    'One of them said “farewell”. It is only half-term.',
  ],
  fires: [
    ['The volcano experiment has worked', 'Full marks, from outside.'],
    ['It rains and break is indoors', 'We shall meet again as other people.'],
    ['Somebody has brought a recorder, with a friend', 'Music is on the curriculum.'],
  ],
  podiums: [
    ['The laminator', 'The lesson', 'My evening'],
    ['The class hamster', 'My lesson on verbs', 'Verbs'],
  ],
  chases: [
    ['Me, with a hot cup of tea', 'The bell'],
    ['My summer holiday', 'Ninety exercise books'],
  ],
}
