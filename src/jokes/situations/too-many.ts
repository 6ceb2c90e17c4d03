import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** There are too many of something, and another one comes. */
export const tooMany: Situation = {
  name: 'too-many',
  sign: either(
    /\b(?:too many|so many (?!people|reasons|ways))\b/,
    /\b(?:yet )?another (?:\w+ )?(?:meeting|e-?mail|tab|message|password|subscription|app|box|bag|notification|form|call|survey|update|newsletter|charger|plant|streaming service|group chat|invite|invitation|reminder|account|cable|mug|book|pair of|notebook|package|parcel|spreadsheet|ticket|task|committee|loyalty card|channel|login|playlist|cookie banner|tote bag|house ?plant|candle|cushion|gadget|hobby)\b/,
    /\b\d[\d,.]*\+? (?:unread|open|new|different|browser|missed|more|half[- ]finished)? ?(?:tabs|e-?mails|messages|notifications|meetings|boxes|bags|passwords|unread|chargers|cables|apps|accounts|photos|screenshots|subscriptions|plants|cushions|mugs|group chats|channels|tasks|tickets|forms|newsletters|voice messages|missed calls|pull requests|browser tabs)\b/,
    /\b(?:hundreds|thousands|dozens|hundred|thousand|dozen|millions|mountain|mountains|heaps?|piles?|stacks?|endless (?:stream|list|pile)) of\b/,
    /\b(?:unread (?:e-?mails|messages|notifications|books|articles)|tabs open|open tabs)\b/,
    /\b(?:(?:my|the|our) inbox|back[- ]to[- ]back (?:meetings|calls))\b/,
    /\b(?:(?:meeting|meetings) (?:about|after) (?:the |a |another )?meetings?|notifications)\b/,
    /\b(?:(?:the|my) (?:laundry|ironing|to-read) pile|keeps? (?:piling up|multiplying|getting longer))\b/,
    /\bpiling up\b/,
  ),
  falseSign: either(
    /\b(?:inbox zero|pile of (?:money|cash)|(?:one|\w+) too many$|(?:one|drink|beer) too many)\b/,
    /\btoo many (?:drinks|beers|glasses|cooks|cocktails)\b/,
    /\b(?:no|zero|without) (?:meetings|messages|notifications|e-?mails)\b/,
    /\b(?:meetings?|e-?mails?) (?:was|were|got) cancell?ed\b/,
    /\bhundreds of (?:people|miles|years|times|pounds|euros|dollars)\b/,
    /\bthousands of (?:people|miles|years|times|pounds|euros|dollars)\b/,
    /\b(?:(?:turn(?:ed)?|switch(?:ed)?) off (?:\w+ )?notifications|dead|killed|layoffs?)\b/,
  ),
  reason: 'there were enough, and then came one more.',
  lines: [
    {
      template: 'tab-hoarder',
      words: { tab: 'The one that matters', all: 'All the others, and they have brought friends' },
    },
    {
      template: 'group-hug',
      words: { b: 'The ones from last week', a: 'The first dozen', c: 'Me, with two hands', d: 'One more' },
    },
    {
      template: 'outrunning-it',
      words: { runner: 'Me, at number three', boulder: 'Number four, and everything behind it' },
    },
    { template: 'bailing-boat', words: { cup: 'Dealing with one', leak: 'Two more, meanwhile' } },
    { template: 'endless-list', words: { ticked: 'One of them', rest: 'Them' } },
    {
      template: 'podium',
      words: { first: 'The newest one', second: 'The urgent one', third: 'The first one, still waiting' },
    },
    {
      template: 'snowball',
      words: {
        start: '“Just one more”',
        end: 'An avalanche with my name on it',
        hut: 'The last free corner',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'I deal with one every minute',
        variables: 'Two arrive every minute = done in minus forever',
      },
    },
    {
      template: 'big-ideas',
      words: {
        level1: 'Dealing with them',
        level2: 'Sorting them',
        level3: 'Giving each kind a colour',
        level4: 'Starting again somewhere else, with none',
      },
    },
    {
      template: 'silent-shield',
      words: { arrows: 'All of them, all at once', shield: 'The word “later”', safe: 'My last calm corner' },
    },
    {
      template: 'calm-outside',
      words: { inside: 'THERE ARE MORE. THERE ARE ALWAYS MORE.', outside: '“Nearly through!”' },
    },
    {
      template: 'museum-piece',
      words: { art: 'The whole lot of them', critic: 'The eye finds no rest. Nor does the owner.' },
    },
    { template: 'all-green', words: { dash: '“There is a system to it”', truth: 'The system is a heap' } },
    {
      template: 'final-boss',
      words: { hero: 'Me, alone', boss: 'All of them, with reinforcements', weapon: 'One deep sigh' },
    },
    {
      template: 'two-kinds-of-desks',
      words: {
        a: 'Deals with each one at once, then goes for a walk',
        b: 'Has given the heap a name and lives beside it',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'One more makes no difference',
        s2: 'I will thin them out on Sunday',
        s3: 'It was such a nice Sunday',
        s4: 'There is a waiting list now',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'How many are there by now? Guess. No, more.', me: 'stop counting' },
    },
    {
      template: 'last-slice',
      words: {
        h1: 'The old ones',
        h2: 'The new ones',
        h3: 'The ones that nobody needs',
        prize: 'The attention of one person',
      },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: 'All the ones that are still to come', prep: 'A sticky note that says “focus”' },
    },
    { template: 'line-goes-up', words: { top: 'Got rid of one', bottom: 'Minimalism' } },
    {
      template: 'iceberg',
      words: {
        tip: 'The ones on top',
        under: 'The ones below those',
        deep: 'The ones that were there before me',
        abyss: 'The first one, still warm',
      },
    },
    { template: 'the-long-queue', words: { crowd: 'Adding one', empty: 'Finishing one' } },
    { template: 'unfair-scales', words: { light: 'One more', heavy: 'All my good intentions' } },
    {
      template: 'weather-map',
      words: {
        mon: 'Scattered ones',
        wed: 'Heavy, all day',
        fri: 'A single clear minute',
        line: 'Outlook: more of them',
      },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'One fewer',
        l2: 'Half as many',
        l3: 'None, and it was somebody else who dealt with them',
      },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: '“Only a few today”',
        floor2: '“They are multiplying”',
        floor3: '“They have found my home address”',
      },
    },
    {
      template: 'fork-in-road',
      words: { good: 'Finish one before the next', bad: 'Collect them all', who: 'Me, arms full' },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'A collection', b: 'A problem', line: 'For a collection one gets a nice shelf.' },
    },
    {
      template: 'victory-dance',
      words: { win: 'There was one fewer, for about a minute', who: 'Me, before the next one' },
    },
    {
      template: 'slow-zoom',
      words: { p1: '“That was the last one”', p2: '“It is very quiet”', p3: '“There is a page two”' },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Mine: every one of them is needed', villain: 'Anyone else’s: a cry for help' },
    },
    {
      template: 'group-hug',
      words: { b: 'More of the same', a: '{Thing}', c: 'Me, one person', d: 'A reminder of both' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, with a system', boss: '{Thing}, the complete works', weapon: 'Half an hour' },
    },
    { template: 'outrunning-it', words: { runner: 'Me, waving a white flag', boulder: '{Thing}' } },
    {
      template: 'snowball',
      words: { start: 'A perfectly reasonable amount', end: '{Thing}', hut: 'My whole afternoon' },
    },
    { template: 'tug-of-war', words: { left: 'Me', rope: 'One quiet day', right: '{Thing}' } },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {who}: thank you. I now have enough. I had enough some time ago. Please pass this on to all the others.',
        sent: 'Got it, thanks!',
      },
    },
    {
      template: 'museum-piece',
      words: { art: '{Thing}: a small selection', critic: 'And this is only the ground floor.' },
    },
  ],
}
