import type { Topic } from '../book'

export const weekdays: Topic = {
  name: 'weekdays',
  cues: [
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'weekend',
    'mondays',
    'fridays',
    'sundays',
    'week',
  ],
  weakCues: ['morning', 'evening', 'tomorrow', 'today'],
  swaps: [
    ['Starting the week fresh', 'Starting the week on Wednesday'],
    ['Using the weekend', 'Looking up and it is Sunday, 21:00'],
  ],
  reactions: [
    ['Simply get up', 'Wait for a better weekday'],
    ['Smile and begin', 'Begin with a second coffee and see'],
    ['Plan the week', 'Plan the weekend in great detail'],
  ],
  glances: [
    ['Friday', 'Me, on Monday', 'Monday'],
    ['The weekend', 'My whole mind', 'Tuesday to Thursday'],
  ],
  turns: [
    ['Friday, 17:00', 'Monday, 8:59'],
    ['Sunday morning: so much time', 'Sunday evening: so much ironing'],
  ],
  myths: [
    'Wednesday is two Tuesdays in a coat',
    'Monday should be by invitation only',
    'Sunday evening is Monday in disguise',
  ],
  chains: [
    [
      'Surviving Monday',
      'Surviving Tuesday',
      'Mistaking Thursday for Friday',
      'Telling everyone it is Friday',
    ],
  ],
  depths: [
    [
      '“How was your weekend?”',
      '“Quiet.”',
      'I spoke to nobody but the kettle',
      'The kettle won the argument',
    ],
  ],
  boasts: [
    ['Knew the weekday at the first guess', 'Time management'],
    ['Got through it without sighing', 'Resilience'],
  ],
  advice: [['Seize the day', 'Not this day', 'Put the day back']],
  thoughts: ['It is already tomorrow.', 'You set the alarm for the wrong weekday. Or did you?'],
  fires: [
    ['It is only Tuesday', 'Tuesday is nearly Friday, in dog years.'],
    ['Monday has brought friends', 'Pull up a chair, all five of you.'],
  ],
  podiums: [['Thinking it is Friday', 'Friday', 'It is Tuesday']],
  chases: [['The weekend', 'Monday']],
}
