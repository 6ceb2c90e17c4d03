import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'news-desk',
  order: 950,
  title: 'The news desk',
  description:
    'A news reader with flawless hair bites back tears or laughter beside the big screen; the colleague hides behind the script.',
  whenToUse:
    'Anything at all becomes the top story of the evening: a mishap, a small win, a rumour, a question.',
  jokeShape: 'escalation',
  tone: 'mock-solemn, dry',
  keywords: [
    'breaking news',
    'headline',
    'top story',
    'news reader',
    'newscaster',
    'announcement',
    'television',
    'broadcast',
    'keeping a straight face',
    'trying not to laugh',
    'trying not to cry',
    'composure',
    'update',
    'this just in',
  ],
  aliases: ['the evening news', 'live from the studio', 'perfect hair', 'and now the weather'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'news',
      role: 'what the big screen of the studio says: the news',
      kind: 'sign',
      punch: true,
      hint: 'What is on the news',
      x: 0.41,
      y: 0.084,
      width: 0.53,
      height: 0.406,
      maxChars: 110,
      sentenceMaxChars: 280,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'ticker',
      role: 'the line below: what is reported from elsewhere, or what comes next',
      kind: 'sign',
      hint: 'The running line, or what comes next',
      x: 0.17,
      y: 0.866,
      width: 0.78,
      height: 0.098,
      maxChars: 70,
      fontSize: 0.044,
    },
  ],
  pitfall: 'the ticker repeats the news: it is the next, smaller consequence',
  examples: [
    { news: 'Local man says he will “just have one crisp”', ticker: 'We cross live to the empty bag' },
    {
      news: 'The printer has worked at the first attempt',
      ticker: 'Experts advise against sudden movements',
    },
    {
      news: 'Toddler asks “why?” for the 212th time',
      ticker: 'The father has asked to be named as a witness',
    },
  ],
  altText:
    'A blue news studio. At the desk a man with towering glossy hair presses wobbling lips together, eyes full of tears, and grips his script. A colleague hides her crying face behind hers, beside tissues. A big empty screen on the right, an empty ticker below.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
