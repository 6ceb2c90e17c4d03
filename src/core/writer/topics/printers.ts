import type { Topic } from './topic'

export const printers: Topic = {
  name: 'printers',
  cues: [
    'printer',
    'paper jam',
    'toner',
    'ink cartridge',
    'printer ink',
    'out of ink',
    'low on ink',
    'photocopier',
    'copier',
    'scanner',
    'print queue',
    'tray 2',
    'office printer',
    "won't print",
    'double-sided',
    'low on cyan',
    'out of cyan',
    'out of magenta',
  ],
  falseFriends:
    /\b(?:baggage|body|airport|barcode|retina|brain|vulnerability|port) scanners?\b|\b3d printers?\b|\bskin toner\b|\btoner for\b|\bmoney printer\b/,
  weakCues: ['print', 'paper', 'ink', 'page', 'office', 'copy', 'scan', 'cartridge'],
  swaps: [
    ['Printing one page', 'Meeting the machine’s whole family'],
    ['Reading the manual', 'Opening every flap with confidence'],
    ['Calling the technician', 'Patting it like a nervous horse'],
    ['Choosing black and white', 'Owing it cyan'],
    ['Printing both sides', 'Both sides, upside down, on envelopes'],
  ],
  reactions: [
    ['Clear the paper jam', 'Walk off and be seen at another printer'],
    ['Buy the right cartridge', 'Shake the old one like a maraca'],
    ['Check the queue', 'Press print twelve times, for emphasis'],
    ['Restart it', 'Restart it and whisper something personal'],
    ['Refill the tray', 'Leave one sheet, like a gentleman'],
  ],
  glances: [
    ['Envelope size C6', 'The printer', 'Ordinary paper'],
    ['A test page', 'The last drop of ink', 'My boarding card'],
    ['Standby', 'The machine', 'Sixty urgent pages'],
  ],
  turns: [
    ['“Ready”', 'Ready for somebody else'],
    ['A holiday photo in full colour', 'Four green people by a grey sea'],
    ['Alone in the room: it purrs', 'Meeting in five minutes: a scream'],
    ['Wireless printing', 'Carrying the laptop to the cable'],
  ],
  myths: [
    'It cannot print black without a little yellow',
    'Tray 2 has never seen daylight',
    'A full cartridge is a rumour',
    'It is not jammed, it is thinking with its mouth full',
  ],
  chains: [
    ['Pressing print', 'Pressing it with feeling', 'Opening flap B', 'There is a flap Z, and wind'],
    [
      'One page',
      'One page, slightly eaten',
      'The whole tray of paper',
      'A sonnet by the printer, about paper',
    ],
    ['Writing it by hand', 'Writing it twice by hand', 'Hiring four monks', 'Still sooner than the printer'],
  ],
  depths: [
    [
      'Paper jam',
      'There is no paper in it',
      'There has never been paper',
      'It ate a memo in 2011 and remembers',
    ],
    ['Low on cyan', 'The letter is black', 'The magenta has resigned too', 'They left a note, in yellow'],
  ],
  boasts: [
    ['Removed the scrap from flap C', 'Surgeon'],
    ['Got one page, mine, on the first try', 'Chosen one'],
    ['Turned it off and stood there firmly', 'IT department'],
    ['Printed the test page perfectly', 'Publisher'],
  ],
  advice: [
    ['Turn it off and on', 'Turn it off', 'Leave it off, buy a pen'],
    ['Show no fear', 'It has a fear sensor', 'Show it a smaller printer'],
    ['Update the driver', 'Be kind to the driver', 'Who is the driver?'],
  ],
  thoughts: [
    'Page one of your payslip is still in the tray.',
    'What does it print at night, when the light blinks?',
    'The scanner light saw everything.',
    'It had paper. It had ink. So it was personal.',
  ],
  fires: [
    ['Ninety copies, all stapled to each other', 'Call it a limited edition.'],
    ['Error 49', 'It senses my calm. It will come round.'],
    ['Smoke from tray 2', 'Nothing that a pen could not do.'],
  ],
  podiums: [
    ['Somebody’s 200-page cookbook', 'My one-page contract', 'The toner'],
    ['The blinking light', 'The warning sound', 'The page'],
  ],
  chases: [
    ['Me, two minutes before the meeting', '“Warming up, please wait”'],
    ['My signature on a form', 'Printing, signing, scanning, printing'],
    ['The last honest cartridge', 'The cleaning cycle'],
  ],
}
