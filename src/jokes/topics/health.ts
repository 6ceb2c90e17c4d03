import type { Topic } from '../book'

export const health: Topic = {
  name: 'health',
  cues: [
    'exercise',
    'fitness',
    'doctor',
    'dentist',
    'yoga',
    'run',
    'therapy',
    'sick',
    'running',
    'marathon',
    'stairs',
    'back pain',
    'vitamin',
    'meditation',
    'weight',
    'steps',
    'therapist',
  ],
  weakCues: ['healthy', 'walk', 'pain', 'body'],
  swaps: [
    ['Going to the gym', 'Paying the gym to leave me alone'],
    ['Stretching daily', 'Making the noise when I sit down'],
  ],
  reactions: [
    ['Go for a run', 'Buy shoes for the run'],
    ['See a doctor', 'See fourteen websites'],
    ['Start today', 'Start on a rounder date'],
  ],
  glances: [
    ['The lift', 'Me, in sports gear', 'The stairs'],
    ['New leggings', 'Me', 'The actual workout'],
  ],
  turns: [
    ['1 January', '4 January'],
    ['Warming up', 'Lying down'],
  ],
  myths: [
    'Carrying all the bags at once is strength training',
    'Sweating over e-mails is cardio',
    'The gym is a subscription for guilt',
  ],
  chains: [['Walking', 'Counting the steps', 'Shaking the step counter', 'A medal by post']],
  depths: [
    ['“I feel great”', 'My knee has a sound', 'The sound has an echo', 'The doctor wrote it down twice'],
  ],
  boasts: [
    ['Wore trainers to the bakery', 'Athlete'],
    ['Took the stairs, down', 'Endurance'],
  ],
  advice: [['Listen to your body', 'It wants crisps', 'Do not listen to your body']],
  thoughts: ['Your membership renews tomorrow. They miss you.', 'Was that your knee or the floor?'],
  fires: [
    ['Leg day was yesterday and the lift is broken', 'I live on the ground floor now.'],
    ['The dentist asks how often I floss', 'Define often.'],
  ],
  podiums: [['The gym selfie', 'The gym', 'The shower afterwards']],
  chases: [['Me, slowly', 'The gym membership']],
}
