import type { Situation } from '../book'

/** Somebody's words and what came of them. */
export const brokenPromise: Situation = {
  name: 'broken-promise',
  sign: /"[^"]*\b(?:quick|five minutes|5 minutes|two minutes|ten minutes|just one|on my way|be fine|last time|any minute|trust me)\b[^"]*"|\bquick (?:fix|job|call|chat|favou?r|question|sync|stop|errand)\b|\btrust me\b|\b(?:said|says|swore|swears|told (?:me|us|myself)|claimed|claims|assured (?:me|us)|insisted|guaranteed)(?: that)? (?:it|this|that|he|she|they|we|there|(?:the|my|our|his|her|their) (?:\w+ )?\w+)(?:'ll|'d| would| will| wouldn't| won't)\b|\b(?:said|told (?:myself|everyone|everybody|my \w+))(?: that)? i(?:'d|'ll| would| will)\b|\b(?:said|says|swore|swears|told (?:me|us)|claimed|claims|insisted)\b[^.?"]{0,30}\b(?:five minutes|ten minutes|5 minutes|10 minutes|two minutes|be fine|be easy|be quick|no problem)\b|\b(?:said|says|texts|texted|wrote) (?:that )?(?:he|she|they|it)(?:'s|'re| is| are| was| were) (?:on (?:his|her|their|its) way|nearly there|almost (?:there|done|ready|finished)|outside|(?:just )?around the corner)\b|\bjust one (?:more )?(?:episode|game|drink|beer|chapter|biscuit|cookie|slice|round|level|video|coffee|song|glass|piece|bite|crisp|chip|chocolate|page|match|question|thing|more)\b|\b(?:only|just) (?:take|takes|took|be|need|needs) (?:me |us |him |her |them |you )?(?:a (?:minute|second|moment)|five|ten|two|5|10)\b|\b(?:promise|promises|promised|promising (?:me|us|to|that)|vowed|gave (?:me|us) (?:his|her|their) word)\b|\b(?:this is|this was|it's|that was|be) the (?:very )?last time\b/,
  falseSign:
    /\b(?:kept|keeps|keep|keeping) (?:his|her|their|my|our|its|a|the|every|all) (?:\w+ )?promises?\b|\bpromised land\b|\b(?:no|in|shows?|showed|full of|of|as|than) promised?\b(?! to)|\b(?:minutes?|hours?) (?:ago|late|early)\b.{0,5}$|\bsaid yes\b|\bsaid no\b|\bpromise(?:s|d)? (?:resolves?|rejects?|returns?|chain|ring)\b|\b(?:async|javascript|await)\b|\b(?:would|'d|will) (?:have )?(?:love|rather|recommend)\b/,
  reason: 'you know the words, and what became of them.',
  lines: [
    { template: 'calm-in-chaos', words: { situation: '{text}', calm: 'It was a promise in spirit.' } },
    {
      template: 'before-after',
      words: {
        before: 'The promise, on the day it was made',
        after: 'The promise, now a funny story at parties',
      },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'The promise', reality: 'A very good excuse, made by hand' },
    },
    {
      template: 'obvious-trap',
      words: {
        bait: 'A confident voice',
        victim: 'Me, who has heard it before',
        trap: 'Exactly the same thing as all the other times',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'Nobody says that without meaning it',
        s2: 'This time it sounded different',
        s3: 'I have told the others it is certain',
        s4: 'I would believe it again tomorrow',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'The promise',
        under: 'The part that was meant',
        deep: 'The part that was possible',
        abyss: 'The part that was heard by witnesses',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'The words, before anything had happened', critic: 'Pure fiction. I felt hope.' },
    },
    { template: 'unmasked', words: { ghost: 'A firm commitment', culprit: 'A good mood' } },
    {
      template: 'spot-the-difference',
      words: { a: '“Definitely”', b: '“We shall see”', line: 'One of them is said with eye contact.' },
    },
    { template: 'podium', words: { first: 'Saying it', second: 'Doing it', third: 'Saying sorry for it' } },
    {
      template: 'line-goes-up',
      words: { top: 'Said it again, slower and with more feeling', bottom: 'Delivery' },
    },
    {
      template: 'all-green',
      words: { dash: 'Every promise has been kept', truth: 'In a drawer, with the old cables' },
    },
    { template: 'missing-plank', words: { plan: 'Say it, be believed, be adored', gap: 'Do it' } },
    {
      template: 'house-of-cards',
      words: {
        tower: 'The whole plan',
        base: 'One sentence, said while walking away',
        cat: 'Somebody remembers it',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: '{text}',
        variables: 'What was said × what was meant ÷ every other time it was said',
      },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: '“Lovely. Could I have that in writing?”' },
    },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'Believing it',
        p2: 'Remembering the last time it was believed',
        p3: 'Same words. Same smile.',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Warm words',
        wed: 'Excuses, gusty',
        fri: '“I never said today”',
        line: 'The promise, five-day outlook',
      },
    },
    {
      template: 'unfair-scales',
      words: { light: 'The nice way in which it was said', heavy: 'Every single time before' },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A pause before “sure”',
        c2: 'No eye contact',
        c3: 'Shoes already on',
        theory: 'It was never going to happen',
      },
    },
    { template: 'tiny-umbrella', words: { wave: 'What came of it', prep: '“But it was promised”' } },
    {
      template: 'certificate',
      words: {
        title: 'Most hopeful listener',
        who: 'Me',
        for: 'Heard it for the fifth time and cleared the afternoon',
      },
    },
    { template: 'flat-pack', words: { claim: 'Consider it done', leftover: 'The doing' } },
    {
      template: 'tug-of-war',
      words: {
        left: 'Everybody who remembers the exact words',
        rope: 'The promise',
        right: '“I meant it in general”',
      },
    },
    {
      template: 'slow-zoom',
      words: {
        p1: 'It was said so clearly',
        p2: 'It was said so quickly',
        p3: 'It was said from the doorway',
      },
    },
    {
      template: 'sawing-the-branch',
      words: { saw: '“This time it is really true”', branch: 'The last person who believes it' },
    },
    {
      template: 'under-the-rug',
      words: { lump: 'Everything that was going to be done', sweeper: 'The word “tomorrow”' },
    },
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My trust in the spoken word' } },
    { template: 'not-my-job', words: { fire: '{text}', me: 'Already believing the next one' } },
    {
      template: 'calm-outside',
      words: { inside: '{text}', outside: '“I am sure there is a very good reason”' },
    },
    // With whoever said it, or what it was about.
    {
      template: 'hero-villain',
      words: { hero: '{Who}, making the promise', villain: '{Who}, asked about the promise' },
    },
    {
      template: 'outrunning-it',
      words: { runner: '{Who}', boulder: 'The exact words, and a witness who wrote them down' },
    },
    { template: 'side-glance', words: { temptation: 'Saying it', subject: '{Who}', neglected: 'Doing it' } },
    {
      template: 'lion-and-kitten',
      words: { mighty: '{Who}, giving a word of honour', feeble: '{Who}, behind a plant' },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'Every promise so far, in order, with dates', who: 'Me, believing {who}' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Prize for fiction',
        who: '{Who}',
        for: 'Said it with a straight face and left by the side door',
      },
    },
    {
      template: 'loading-patience',
      words: { task: '{Thing}, word of honour', wait: 'The promise has grandchildren now' },
    },
    { template: 'box-in-a-box', words: { outer: '{Thing}, exactly as described', inner: 'A warm “soon”' } },
  ],
}
