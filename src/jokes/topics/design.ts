import type { Topic } from '../book'

export const design: Topic = {
  name: 'design',
  cues: [
    'design',
    'designer',
    'graphic design',
    'web design',
    'logo design',
    'design review',
    'design system',
    'ux',
    'ui',
    'user interface',
    'font',
    'typography',
    'typeface',
    'kerning',
    'wireframe',
    'mockup',
    'mock-up',
    'moodboard',
    'mood board',
    'white space',
    'colour palette',
    'color palette',
  ],
  weakCues: ['logo', 'layout', 'pixel', 'colour', 'color', 'client', 'feedback'],
  falseFriends:
    /\b(?:by|intelligent|floral|nail|interior|fashion|garden) design|\bbaptismal font|\bfont of\b|\bdesigner (?:bag|shoe|dress|jean|baby|babies)/,
  swaps: [
    ['Using the grid', 'Nudging it one pixel, and back'],
    ['Naming the layers', 'Layer 214 copy copy'],
    ['Understanding the problem', 'Choosing a gradient'],
    ['Leaving some white space', 'Filling it with a second logo'],
    ['Using the house font', 'Auditioning forty others'],
    ['Making it readable', 'Making it thinner'],
  ],
  reactions: [
    ['Line everything up', 'Tilt it and call it playful'],
    ['Explain the decision', 'Call it intuitive'],
    ['Ask for the brief', 'Change the grey to another grey'],
    ['Ask what they mean', 'Nod, and try it in beige'],
  ],
  glances: [
    ['One more font', 'Me', 'The 900 fonts I own'],
    ['A rounded corner', 'The whole team', 'The login that fails'],
  ],
  turns: [
    ['“I trust your taste”', '“My dentist would like it in teal”'],
    ['The mock-up: three calm words', 'The real text: nine lines and a fax number'],
    ['On my screen: dusky rose', 'On the projector: ham'],
    ['“Something timeless”', '“By four o’clock”'],
  ],
  myths: [
    'Good design is invisible, and so is the payment',
    'White space is not a vacancy',
    'There are two fonts, and the client likes the other one',
  ],
  chains: [
    ['Choosing a blue', 'Choosing between two blues', 'Naming the blues', 'Speaking only to the blues'],
    ['Zooming in', 'Zooming in further', 'Seeing the single pixels', 'Knowing them by name'],
    ['Moving the button', 'Moving it back', 'A workshop about the button', 'Nobody ever clicked on it'],
  ],
  depths: [
    ['A simple circle', 'Eleven weeks', 'Two hundred other circles', 'It is the first circle'],
    ['The menu', 'Three little lines', 'Behind the three lines', 'Everything that anybody ever needed'],
  ],
  boasts: [
    ['Removed a line', 'Radical clarity'],
    ['Put a shadow under it', 'Depth'],
    ['Set it in light grey on white', 'Elegance'],
    ['Said “it needs to breathe”', 'Art direction'],
  ],
  advice: [
    ['Follow the grid', 'Break the grid', 'What grid?'],
    ['Use contrast', 'Use less contrast', 'Use your imagination'],
  ],
  thoughts: [
    'The dot on that “i” is one pixel too low. For ever.',
    'Was it centred, or did it only look centred?',
    'The phone number on the leaflets was a placeholder.',
  ],
  fires: [
    ['They stretched the logo to fit the van', 'It looks relaxed.'],
    ['The client has “tidied up a bit” in the file', 'It breathes differently now.'],
    ['The font is missing on every other computer', 'Exclusive.'],
  ],
  podiums: [
    ['A nice shadow', 'A clear label', 'People with glasses'],
    ['The slides about the design', 'The design', 'The file names'],
  ],
  chases: [
    ['Me, exporting the final version', '“Can we see it in red?”'],
    ['My clean layout', 'The compulsory legal paragraph'],
  ],
}
