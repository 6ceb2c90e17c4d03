import type { Topic } from './topic'

export const gym: Topic = {
  name: 'the gym',
  cues: [
    'gym',
    'gym membership',
    'gym selfie',
    'workout',
    'treadmill',
    'dumbbell',
    'barbell',
    'kettlebell',
    'leg day',
    'personal trainer',
    'push-up',
    'pushup',
    'sit-up',
    'pull-up',
    'burpee',
    'bench press',
    'deadlift',
    'protein shake',
    'spinning class',
    'rowing machine',
  ],
  weakCues: ['squat', 'plank', 'muscle', 'trainer', 'fitness', 'exercise', 'weight', 'sore'],
  falseFriends: /\b(?:jungle|mental) gym|\bgym (?:teacher|class)/,
  swaps: [
    ['Doing the third set', 'Adjusting the seat of the machine'],
    ['Lifting weights', 'Carrying a large bottle between rooms'],
    ['Stretching first', 'Reading what it says on every machine'],
    ['Running for half an hour', 'Walking briskly to the vending machine'],
    ['Watching my posture', 'Meeting my own eyes by accident'],
  ],
  reactions: [
    ['Do one more round', 'Fill the bottle again'],
    ['Ask the trainer', 'Copy somebody who is also copying'],
    ['Wait for the machine', 'Sit on the one nobody understands'],
    ['Go home', 'Go home and tell everybody'],
  ],
  glances: [
    ['The sauna', 'Me, after six minutes', 'The rowing machine'],
    ['The easy bike', 'My calves', 'Leg day'],
  ],
  turns: [
    ['“Only the bar, to begin with”', 'The bar has won'],
    ['The plan: chest, back, legs', 'The sauna: all of them'],
    ['Day one: two kilos', 'Day two: a spoon, with help'],
    ['“Feel the burn”', 'I felt it. May I go?'],
  ],
  myths: [
    'Stairs after leg day are a negotiation',
    'Nobody knows what the pulley in the corner is for',
    'The towel does most of the training',
  ],
  chains: [
    ['Lifting it', 'Lifting it again', 'Looking around', 'Putting it down as if that was the plan'],
    ['New shoes', 'A new bottle', 'New headphones', 'A new sofa'],
    ['Running', 'Watching the timer', 'Hanging a towel on the timer', 'Eleven seconds have passed'],
  ],
  depths: [
    ['“Great session”', 'Twelve minutes', 'Nine of them parking', 'Two in the wrong changing room'],
    ['The locker', 'The lock', 'The code for the lock', 'My mother’s birthday, apparently not'],
  ],
  boasts: [
    ['Nodded at somebody muscular', 'Training partner'],
    ['Wiped down a machine I never used', 'Gym etiquette'],
    ['Held the plank until the song began', 'Core strength'],
    ['Put one weight back', 'Community work'],
  ],
  advice: [
    ['Engage your core', 'Where is it?', 'Engage somebody else’s'],
    ['Keep breathing', 'You forgot to breathe', 'Lie down over there'],
  ],
  thoughts: [
    'We sat on that machine backwards. For a month.',
    'The trainer said “almost”. Almost what?',
    'Somebody was waiting. They watched all of it.',
  ],
  fires: [
    ['The treadmill is faster than me', 'I wish it well.'],
    ['The barbell is on my chest and the music is loud', 'A good place for a rest.'],
    ['My sports bag has been shut since spring', 'It belongs to nature now.'],
  ],
  podiums: [
    ['The playlist', 'The training', 'The stretching afterwards'],
    ['A protein bar', 'A hot shower', 'What I came for'],
  ],
  chases: [
    ['Me, on the bottom stair', 'Yesterday’s squats'],
    ['My thighs', 'The trainer’s “and one more”'],
  ],
}
