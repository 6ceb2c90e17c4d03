import type { Topic } from '../book'

export const customers: Topic = {
  name: 'customers',
  cues: [
    'customer',
    'client',
    'discount',
    'refund',
    'invoice',
    'logo',
    'support ticket',
    'review star',
    'complaint',
    'waiter',
    'barista',
    'restaurant',
    'retail',
    'cashier',
    'tip',
  ],
  weakCues: ['user', 'feedback', 'order', 'version'],
  swaps: [
    ['Reading the sign', 'Asking the person next to the sign'],
    ['Saying what they want', 'Knowing it when they see it'],
  ],
  reactions: [
    ['Explain it kindly', 'Explain it kindly for the ninth time'],
    ['Say no', 'Say “let me check in the back” and stand there'],
    ['Charge for it', 'Call it goodwill and weep'],
  ],
  glances: [
    ['“One tiny change”', 'The client', 'The contract'],
    ['Free things', 'Customers', 'The price list'],
  ],
  turns: [
    ['“We trust you completely”', 'Version 14, with a bigger logo'],
    ['The first e-mail: “Dear team”', 'The ninth e-mail: “???”'],
  ],
  myths: [
    'The customer is always right there, behind you',
    'Exposure does not fit into my wallet',
    'Final-final is a state of mind',
  ],
  chains: [
    [
      'The brief',
      'The changed brief',
      'The brief as a voice message',
      'The brief came to my client in a dream',
    ],
  ],
  depths: [
    ['“Looks great!”', '“Just one thought”', '“My nephew had an idea”', 'The nephew is now art director'],
  ],
  boasts: [
    ['Smiled for the whole phone call', 'Customer happiness'],
    ['Went back to version one', 'Design process'],
  ],
  advice: [['Make it pop', 'Make it pop less', 'Could it be louder, but quietly?']],
  thoughts: ['They wrote “as discussed”. Nothing was discussed.', 'That invoice is still out there. Alone.'],
  fires: [
    ['They want it by yesterday, and cheaper', 'I shall invoice them in the past.'],
    ['The client has found the comment function', 'So many colours.'],
  ],
  podiums: [['Whoever shouts at the counter', 'Whoever queued politely', 'The person at the counter']],
  chases: [['My quiet shift', 'One person with forty coupons']],
}
