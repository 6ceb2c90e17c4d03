import type { Topic } from '../book'

export const legal: Topic = {
  name: 'legal matters',
  cues: [
    'lawyer',
    'solicitor',
    'attorney',
    'barrister',
    'paralegal',
    'notary',
    'law firm',
    'legal',
    'legalese',
    'legal department',
    'contract',
    'small print',
    'fine print',
    'lawsuit',
    'court',
    'courtroom',
    'jury',
    'nda',
    'gdpr',
    'terms of service',
    'liability',
  ],
  weakCues: ['clause', 'law', 'sign', 'sue', 'agreement', 'judge'],
  falseFriends:
    /\b(?:tennis|food|basketball|badminton|squash|volleyball) courts?\b|\bcourt shoe|\bphone contract|\bcontracted\b|\bmuscles? contract|\bcontract (?:a|the) (?:cold|flu|virus|disease|infection)|\blegal age/,
  swaps: [
    ['Reading the contract', 'Scrolling to the dotted line'],
    ['Writing “you”', 'Writing “the party of the second part”'],
    ['Answering yes or no', 'Charging an hour for “it depends”'],
    ['Saying sorry', 'Regretting any inconvenience'],
    ['Using a full stop', 'Using “notwithstanding the foregoing”'],
  ],
  reactions: [
    ['Read the small print', 'Sign with a confident pen'],
    ['Settle it', 'Write “without prejudice” and breathe'],
    ['Ask a lawyer', 'Ask a man who parks near the court'],
    ['Admit it', 'Admit nothing and bring flowers'],
  ],
  glances: [
    ['A Latin phrase', 'The lawyer', 'Plain English'],
    ['The “I agree” box', 'Everyone', 'Forty pages of terms'],
  ],
  turns: [
    ['“A quick look at the contract”', 'Four hundred pounds and a comma'],
    ['The handshake', 'Appendix F'],
    ['“It is our standard wording”', 'They own my piano'],
    ['“We would never sue anybody”', '“Dear Sir or Madam”'],
  ],
  myths: [
    'The comma in clause nine has its own lawyer',
    '“As the case may be” is how a contract shrugs',
    'Small print is small because it is ashamed',
  ],
  chains: [
    [
      'A letter',
      'A letter about the letter',
      'A reply without prejudice',
      'We only wanted the hedge trimmed',
    ],
    ['A sentence', 'A sentence with a proviso', 'A sentence with six provisos', 'It means no'],
    [
      'Asking one lawyer',
      'Asking two lawyers',
      'Asking for a third opinion',
      'Selling the car to pay for opinions',
    ],
  ],
  depths: [
    ['“I agree”', 'To the terms', 'To all future terms', 'To whatever happened to the last customer'],
    ['The contract', 'The schedule', 'The annex to the schedule', 'A drawing of a duck, initialled'],
  ],
  boasts: [
    ['Initialled every page', 'Due diligence'],
    ['Wrote “hereby” on a birthday card', 'Legal drafting'],
    ['Found a missing bracket', 'Victory in court'],
    ['Answered with “noted”', 'Litigation strategy'],
  ],
  advice: [
    ['Get it in writing', 'Get the writing in writing', 'Get out'],
    ['Say nothing', 'Say it more slowly', 'Charge for the silence'],
  ],
  thoughts: [
    'You ticked the box. What was in the box?',
    'Is a thumbs-up legally binding?',
    'It says “forthwith”. When is forthwith?',
  ],
  fires: [
    ['The wrong company has signed', 'Congratulations to them.'],
    ['The clause that we deleted was the price', 'How generous of us.'],
    ['Both sides have the same lawyer', 'Somebody is bound to win.'],
  ],
  podiums: [
    ['The lawyers', 'Whoever was right', 'The garden fence in question'],
    ['Paragraph 14, subsection b', 'Common sense', 'My Sunday afternoon'],
  ],
  chases: [
    ['Me, with a short question', 'An invoice in units of six minutes'],
    ['The plain version', 'A department with “just two comments”'],
  ],
}
