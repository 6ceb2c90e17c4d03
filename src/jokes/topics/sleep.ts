import type { Topic } from '../book'

export const sleep: Topic = {
  name: 'sleep',
  cues: [
    'sleep',
    'bed',
    'nap',
    'alarm',
    'insomnia',
    'tired',
    'snooze',
    '3am',
    '2am',
    '4am',
    '5am',
    'awake',
    'early bird',
    'bedtime',
    'night',
    'pillow',
    'wake',
    'midnight',
  ],
  weakCues: ['dream', 'morning', 'late', 'early'],
  swaps: [
    ['Going to bed at ten', 'Learning how submarines are parked'],
    ['Getting up with the alarm', 'Negotiating with the alarm'],
  ],
  reactions: [
    ['Put the phone away', 'Check the time and be angry at it'],
    ['Get up', 'Calculate the sleep I could still get'],
    ['Drink less coffee', 'Drink coffee about it'],
  ],
  glances: [
    ['One more video', 'Me at 1 a.m.', 'Eight hours of sleep'],
    ['The snooze button', 'Me', 'A calm breakfast'],
  ],
  turns: [
    ['“Just a short nap”', 'What year is it?'],
    ['Me at bedtime: wide awake', 'Me at breakfast: furniture'],
  ],
  myths: [
    'Nine alarms are a conversation',
    'A nap is a meeting with the future',
    'Being tired is a personality if you commit',
  ],
  chains: [['Sleeping', 'Thinking about sleeping', 'Reading studies about sleeping', 'Sunrise']],
  depths: [
    ['“I went to bed early”', 'With the phone', 'A film about shipwrecks', 'I now know every lighthouse'],
  ],
  boasts: [
    ['Pressed snooze only six times', 'Morning person'],
    ['Was in bed by ten, awake until three', 'Sleep hygiene'],
  ],
  advice: [['Count sheep', 'Name the sheep', 'The sheep have problems too']],
  thoughts: [
    'If you fall asleep right now you get four hours. Now three.',
    'Is the door locked? Describe the door.',
  ],
  fires: [
    ['Nine alarms, none of them heard', 'What a restful fire.'],
    ['It is 4 a.m. and the birds have started', 'They sound well rested.'],
  ],
  podiums: [['Staring at the ceiling', 'Sleep', 'Tomorrow’s mood']],
  chases: [['Me, under the blanket', 'The morning']],
}
