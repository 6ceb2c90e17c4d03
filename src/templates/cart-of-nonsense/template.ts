import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'cart-of-nonsense',
  order: 640,
  title: 'Priorities cart',
  description:
    'A beaming shopper pushes a cart full of flamingo, guitar and teddy past a shelf where a lone broccoli weeps.',
  whenToUse: 'All the time or money goes into fun, and the one needed thing stays behind.',
  jokeShape: 'temptation',
  tone: 'cheerful, guilty',
  keywords: [
    'priorities',
    'shopping',
    'impulse buy',
    'payday',
    'groceries',
    'budget',
    'distraction',
    'forgot the milk',
    'supermarket',
    'procrastination',
    'treat yourself',
    'sale',
    'responsible adult',
  ],
  aliases: ['cart full of toys', 'the broccoli weeps', 'what i came for, what i bought', 'my priorities'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'shelf',
      role: 'the needed thing that stays behind',
      hint: 'What you came for',
      x: 0.059,
      y: 0.28,
      width: 0.358,
      height: 0.124,
      maxChars: 60,
      fontSize: 0.056,
    },
    {
      ...darkLettering,
      id: 'cart',
      role: 'what is taken instead',
      hint: 'What is in the cart',
      x: 0.495,
      y: 0.584,
      width: 0.372,
      height: 0.16,
      maxChars: 80,
      fontSize: 0.06,
    },
  ],
  examples: [
    { shelf: 'Toilet paper', cart: 'A kayak, 40 % off' },
    { shelf: 'The exam, tomorrow', cart: 'A new font for my notes' },
    { shelf: 'Fixing the login', cart: 'Dark mode, with stars' },
  ],
  altText:
    'In a blue supermarket aisle a beaming person with glasses and a yellow hoodie pushes a cart piled with a flamingo, a guitar, a teddy, a unicorn, a cactus and a balloon. Behind them a broccoli weeps alone on a shelf in a spotlight. Cart and shelf have empty signs.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
