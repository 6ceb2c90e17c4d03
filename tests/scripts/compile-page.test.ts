import { expect, test } from 'vitest'
import { definePage } from '@/content/page'
import { languages } from '@/core/language/languages'
import { templates } from '@/templates/templates'
import { compilePage } from '../../scripts/pages/compile-page'

const frontmatter = [
  'canonical: /memes/rain',
  'section: memes',
  'kind: page',
  'title: Rain memes',
  'description: "{templates} templates for one kind of weather, which is the kind that comes when you have cleaned the windows."',
  'label: Rain',
  'headline: Rain memes',
  'lead: It rains on the just and on those who cleaned the windows.',
  'published: 2026-11-01',
  'updated: 2026-11-02',
  'image:',
  '  template: podium',
  '  words: { first: Rain, second: Wind, third: Me }',
  'related: [/memes/work, /memes/travel]',
].join('\n')

const page = (...body: string[]) => `---\n${frontmatter}\n---\n\n${body.join('\n\n')}\n`
const blocks = (...body: string[]) => compilePage(page(...body)).body

test('what stands in front becomes data, with its numbers, its address under its own name', () => {
  const { frontmatter: front } = definePage(compilePage(page('So.')).frontmatter, [])
  expect(front.path).toBe('/memes/rain')
  expect(front.description).toMatch(new RegExp(`^${templates.length} templates`))
  expect(front.image).toEqual({ template: 'podium', words: { first: 'Rain', second: 'Wind', third: 'Me' } })
})

test('texts keep their links, marks and code, over the ends of lines', () => {
  expect(blocks('See [the list](/memes), **all** of\nit, *slowly*, at `GET /i/{id}`. 5 \\< 6.')).toEqual([
    {
      kind: 'text',
      text: 'See [the list](/memes), **all** of it, *slowly*, at `GET /i/{id}`. 5 < 6.',
    },
  ])
})

test('a number of ours is named, in a text and in code; a name that is none fails in a text alone', () => {
  const read = (...body: string[]) => definePage(compilePage(page()).frontmatter, blocks(...body)).body
  expect(read('In {languages} languages.', '```json\n{ "n": {languages}, "id": {id} }\n```')).toEqual([
    { kind: 'text', text: `In ${languages.length} languages.` },
    { kind: 'code', language: 'json', code: `{ "n": ${languages.length}, "id": {id} }` },
  ])
  expect(() => read('In {langages} languages.')).toThrow('{langages}')
})

test('headings, lists, tables, questions, memes and buttons', () => {
  expect(
    blocks(
      '## Wet',
      '- one\n- **two**',
      '1. first',
      '<Table caption="What falls">\n\n| Thing | When |\n| --- | --- |\n| Rain | `now` |\n\n</Table>',
      '<Questions>\n\n### Does it stop?\n\nNo, [never](/memes).\n\n</Questions>',
      '<Memes note="Two.">\n  <Meme template="podium" first="A &quot;b&quot;" />\n  <Meme\n    template="nope-yep"\n    reject="Sun"\n  />\n</Memes>',
      '<Press label="Say it" href="/create" />',
      '<Pages section="memes" />',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Wet' },
    { kind: 'list', ordered: false, items: ['one', '**two**'] },
    { kind: 'list', ordered: true, items: ['first'] },
    { kind: 'table', caption: 'What falls', head: ['Thing', 'When'], rows: [['Rain', '`now`']] },
    { kind: 'questions', questions: [{ question: 'Does it stop?', answer: 'No, [never](/memes).' }] },
    {
      kind: 'memes',
      note: 'Two.',
      memes: [
        { template: 'podium', words: { first: 'A "b"' } },
        { template: 'nope-yep', words: { reject: 'Sun' } },
      ],
    },
    { kind: 'press', label: 'Say it', href: '/create' },
    { kind: 'pages', section: 'memes' },
  ])
})

test.each([
  ['a page without frontmatter', () => compilePage('## So\n'), 'begins with its frontmatter'],
  ['a heading of another order', () => blocks('# So'), 'second order'],
  ['an unknown component', () => blocks('<Carousel />'), '<Carousel>'],
  ['markup', () => blocks('So.', '<div>\n\nso\n\n</div>'), '<div>'],
  ['a picture', () => blocks('![x](/x.png)'), 'image'],
  ['a list in a list', () => blocks('- a\n  - b'), 'lines of text'],
  ['a question without an answer', () => blocks('<Questions>\n\n### Why?\n\n</Questions>'), 'A question is'],
  ['an attribute that is no text', () => blocks('<Press label={1} href="/x" />'), 'Attributes are texts'],
  ['a script', () => blocks('export const a = 1'), 'mdxjsEsm'],
])('%s is refused with its line', (_, compile, sentence) => {
  expect(compile).toThrow(sentence)
})

test('frontmatter that lacks something, or says too much, is refused', () => {
  const { frontmatter: front } = compilePage(page('So.'))
  const { title: _, ...untitled } = front as Record<string, unknown>
  expect(() => definePage(untitled, [])).toThrow('title')
  expect(() => definePage({ ...(front as object), keywords: 'memes' }, [])).toThrow('keywords')
  expect(() => definePage(front, [{ kind: 'memes', memes: [], note: 'None.' }])).toThrow('memes')
})
