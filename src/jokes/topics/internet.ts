import type { Topic } from '../book'

export const internet: Topic = {
  name: 'internet',
  cues: [
    'wifi',
    'internet',
    'notification',
    'app',
    'video',
    'podcast',
    'group chat',
    'scroll',
    'screen',
    'tab',
    'terms and condition',
    'cookie',
    'laptop',
    'website',
    'story',
    'dial-up',
    'remind',
  ],
  weakCues: ['message', 'online', 'download', 'post', 'login'],
  swaps: [
    ['Reading the terms', 'Accepting everything, including the moon'],
    ['Using a new password', 'The old one with a sad 1 at the end'],
    ['Closing a tab', 'Buying more memory'],
  ],
  reactions: [
    ['Switch it off', 'Switch to a smaller screen'],
    ['Unsubscribe', 'Delete 4,000 of them by hand, weekly'],
    ['Reply now', 'Reply in my head and call it done'],
  ],
  glances: [
    ['One more episode', 'Me', 'Tomorrow morning'],
    ['A red badge with a 1', 'My thumb', 'The person beside me'],
  ],
  turns: [
    ['Looking up one thing', 'Expert in lighthouse wages'],
    ['Phone at 80 %', 'Phone at 79 %, in panic'],
  ],
  myths: [
    '“Remind me tomorrow” is a relationship',
    'The unread badge is a high score',
    'A password nobody can remember is the safest',
  ],
  chains: [
    [
      'Turning the router off and on',
      'Blowing into the router',
      'Apologising to the router',
      'Living among the trees',
    ],
  ],
  depths: [
    ['The first search result', 'Page two', 'A forum with animated flames', 'The man who wrote it is typing'],
  ],
  boasts: [
    ['Watched a tutorial to the end', 'Certified'],
    ['Reduced screen time by buying a second screen', 'Digital detox'],
  ],
  advice: [['Clear your cookies', 'Eat your cookies', 'The cookies are you']],
  thoughts: ['You liked a photo from 2014. By accident. At 2 a.m.', 'They saw that you saw it.'],
  fires: [
    ['No signal, 2 % battery, unknown city', 'I shall ask a human. Any minute now.'],
    ['A hundred unread messages in an hour', 'It is either great news or a goat.'],
  ],
  podiums: [['A video of a goat', 'Twelve hours of my own work', 'The message to my mum']],
  chases: [['Me, offline for an hour', 'Everything I missed']],
}
