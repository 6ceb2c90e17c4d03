import type { Topic } from '../book'

export const meetings: Topic = {
  name: 'meetings',
  cues: [
    'meeting',
    'zoom call',
    'video call',
    'standup',
    'slide',
    'powerpoint',
    'agenda',
    'conference call',
    'webinar',
    'on mute',
    'workshop',
    'calendar invite',
    'presentation',
    'retro',
    'brainstorming',
    'deck',
  ],
  weakCues: ['camera', 'call', 'invite', 'mute'],
  swaps: [
    ['Sending one clear e-mail', 'Inviting eleven people for an hour'],
    ['Ending early', 'Using the last ten minutes for “any other thoughts?”'],
  ],
  reactions: [
    ['Ask what this is about', 'Nod on a three-second delay'],
    ['Speak up', 'Freeze and hope it looks like the connection'],
    ['Decline the invite', 'Accept and vanish'],
  ],
  glances: [
    ['The snack table', 'Everyone in the room', 'Slide 34'],
    ['My own video', 'Me', 'Whoever is talking'],
    ['A second meeting', 'The meeting', 'A decision'],
  ],
  turns: [
    ['“Let us keep this short”', 'Hour two, no chairs left'],
    ['Camera on', 'Camera off'],
  ],
  myths: [
    'Any other business is a threat',
    'The real meeting is in the corridor',
    'A calendar with gaps is a cry for meetings',
  ],
  chains: [
    [
      'A meeting',
      'A meeting about the meeting',
      'A workshop about fewer meetings',
      'Moving into the meeting room for good',
    ],
  ],
  depths: [['The invitation', 'The agenda', 'There was no agenda', 'Nobody knows who invited us']],
  boasts: [
    ['Said “great point” at the right moment', 'Thought leadership'],
    ['Unmuted, sighed, muted again', 'Active participation'],
  ],
  advice: [['Circle back', 'Take it offline', 'Take it outside and bury it']],
  thoughts: [
    'You said “love you, bye” to the whole department.',
    'You were not on mute when you talked to the dog.',
  ],
  fires: [
    ['The five-minute sync enters its second hour', 'I have finished drawing my dragon.'],
    ['Everybody is talking and nobody is muted', 'Free jazz.'],
  ],
  podiums: [
    ['Whoever said it louder', 'Whoever said it first', 'The idea'],
    ['“Quick question” at 17:58', 'Ending on time', 'Dinner'],
  ],
  chases: [['Me, at 12 sharp', 'A meeting that “could run over”']],
}
