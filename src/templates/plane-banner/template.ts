import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'plane-banner',
  order: 970,
  title: 'The plane with the banner',
  description:
    'A tiny old plane with a beaming pilot pulls an enormous banner over a beach; everybody looks up, except the gull.',
  whenToUse: 'Somebody tells the whole world what nobody on the beach had expected to read.',
  jokeShape: 'contrast',
  tone: 'proud, sunny',
  keywords: [
    'banner',
    'sky',
    'aeroplane',
    'pilot',
    'beach',
    'announcement',
    'advertising',
    'telling everybody',
    'oversharing',
    'public',
    'holiday',
    'seagull',
    'looking up',
  ],
  aliases: ['sky banner', 'written across the sky', 'flying advertisement', 'the whole beach knows'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'banner',
      role: 'what the banner tells the whole beach',
      hint: 'What the whole beach must know',
      x: 0.054,
      y: 0.106,
      width: 0.56,
      height: 0.302,
      maxChars: 110,
      sentenceMaxChars: 240,
      fontSize: 0.084,
    },
    {
      ...darkLettering,
      id: 'beach',
      role: 'who reads it down there, or what they say',
      hint: 'Who reads it, or what the beach says',
      x: 0.127,
      y: 0.8548,
      width: 0.746,
      height: 0.1092,
      maxChars: 70,
      fontSize: 0.05,
    },
  ],
  examples: [
    { banner: 'I have started composting', beach: 'A family of six, who only wanted shade' },
    {
      banner: 'To whoever took my stapler: I know',
      beach: 'Somebody from accounts, sliding under a towel',
    },
    {
      banner: 'My mum says I am very good at parking',
      beach: '“Is that the end, or does it come round again?”',
    },
  ],
  altText:
    'A tiny red plane with yellow wings and a beaming pilot in goggles pulls an enormous empty banner across a blue sky. On the beach below, behind an empty towel, a woman, a man with a moustache and a young man look up; a gull steals his ice-cream.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
