/** In the order of a reader's first day, not of the alphabet. */
export const tags = [
  { name: 'Memes', description: 'Turn a text into memes and GIFs, on our templates or on your own picture.' },
  { name: 'Templates', description: 'Find the pictures that memes are made on, and keep your favourites.' },
  { name: 'Visuals', description: 'Minimalist drawings of an idea.' },
  { name: 'Results', description: 'The memes you made: read, edit, star, share and delete them.' },
  {
    name: 'Account',
    description: 'Your library, credits, pictures and settings, and an export of all of it.',
  },
  { name: 'API keys', description: 'Make keys and see what was called with them.' },
  { name: 'Subscription', description: 'Plans, payments and invoices.' },
]
