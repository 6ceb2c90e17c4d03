import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'town-crier',
  order: 930,
  title: 'The town crier',
  description:
    'A herald in a plumed hat reads from a huge scroll; a goose, a pigeon with a notepad and a woman who only came by with her washing are all that came.',
  whenToUse: 'News that somebody finds important is announced with pomp to whoever happens to be there.',
  jokeShape: 'anticlimax',
  tone: 'pompous, festive',
  keywords: [
    'announcement',
    'news',
    'proclamation',
    'hear ye',
    'telling everyone',
    'herald',
    'scroll',
    'small audience',
    'goose',
    'breaking news',
    'public statement',
    'for the record',
    'medieval',
    'village square',
  ],
  aliases: ['hear ye hear ye', 'herald with a scroll', 'it is hereby announced', 'pigeon taking notes'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'scroll',
      role: 'the news that is read out, whatever it is',
      kind: 'sign',
      punch: true,
      hint: 'What the herald reads out',
      x: 0.373,
      y: 0.075,
      width: 0.524,
      height: 0.4,
      maxChars: 105,
      sentenceMaxChars: 280,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'crowd',
      role: 'who hears it, or how they take it',
      kind: 'label',
      hint: 'Who hears it, or how they take it',
      x: 0.11,
      y: 0.894,
      width: 0.78,
      height: 0.08,
      maxChars: 70,
      fontSize: 0.05,
    },
  ],
  pitfall: 'a reaction that explains the news: the crowd takes it seriously or not at all',
  examples: [
    {
      scroll: 'I have folded the fitted sheet. It is a rectangle.',
      crowd: 'The goose asked for it in writing',
    },
    {
      scroll: 'The printer works again and nobody knows why',
      crowd: 'She only came out to hang up the socks',
    },
    {
      scroll: 'We are out of milk, and somebody put the carton back',
      crowd: 'The pigeon has a follow-up question',
    },
  ],
  altText:
    'A village square. A herald in a plumed violet hat rings a bell and holds up a huge empty scroll. A woman with a basket of washing, who only came by, holds its other end. A goose with a scarf and a pigeon that takes notes listen. Below is an empty label.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
