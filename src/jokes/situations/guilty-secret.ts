import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** The writer hides something from somebody, or pretends. */
export const guiltySecret: Situation = {
  name: 'guilty-secret',
  sign: either(
    /\b(?:i|we|i've|we've|me|i'm|we're|you|and|then|when|while)(?: (?:have|had|just|still|also|once|then|always|always|may|might|keep|kept|been|am|was|now|both|all|will|i'll))* (?:hid|hide|hiding|hidden) (?:the|my|our|a|an|it|them|behind|under|in|all|half|some)\b/,
    /\b(?:i|we|me|i'm|we're|i've|you)(?: (?:have|had|just|still|also|always|will|am|was|been|keep|kept|both))* (?:secretly|pretend(?:ed|ing)?|lied (?:about|to|and|on)|lying to)\b/,
    /\b(?:i|we|i've|me|you) (?:still |also |just )?(?:didn't|haven't|never|don't|won't|did not|have not) (?:tell|told|telling|mention|mentioned|confess|confessed|admit|admitted) (?!(?:me|us)\b)\b/,
    /\b(?:i|we|me|i've|and)(?: (?:have|had|just|then|may))* (?:ate|eaten|drank|finished|took|used) the (?:last|whole|rest of)\b/,
    /\btold (?:them|her|him|everyone|my \w+|the \w+) (?:that )?(?:i was (?:sick|ill|busy|on my way|working|at|in traffic|stuck|reading)|i'm (?:sick|ill|busy|on my way|vegan|working|allergic|fine)|i (?:read|have read|finished|made|baked|cooked|already|never|loved|exercise|floss|am allergic|had plans|have plans|can't make it)|it was (?:homemade|the (?:dog|cat|wind)|like that|on sale|broken))\b/,
    /\b(?:nobody|no one|they|he|she|my \w+) (?:still )?(?:knows? (?:it was me|that i)|(?:don't|doesn't) know (?:it was me|that i|i))\b/,
    /\b(?:thinks?|believes?) (?:that )?(?:i (?:made|baked|cooked|read|know|was|have|cleaned|wrote|did)|it was (?:the|someone|somebody|him|her))\b/,
    /\b(?:i (?:just )?(?:blamed|blame) (?:it on )?(?:the|my|it)|i(?:'m| am) the one who)\b/,
    /\b(?:my (?:dirty |guilty |little |dark )?secret|guilty pleasure|got away with it)\b/,
    /^(?:secretly|pretending|hiding (?!from)|lying|not telling|blaming (?:it on )?the)\b/,
  ),
  falseSign: either(
    /\b(?:cat|dog|kids?|son|daughter|husband|wife|boss|toddler|brother|sister|baby|boyfriend|girlfriend|roommate|he|she|they) (?:\w+ )?(?:hid|hides|hiding|pretends?|pretended|pretending|secretly|lied|lies|thinks i am (?!home|sick|working|busy))\b/,
    /\b(?:hidden (?:fees?|costs?|charges?)|hide (?:and|the pain)|lying (?:on|in|down)|affair)\b/,
    /\b(?:never (?:told|tell) (?:a lie|lies)|cheat\w*|pregnan\w*|cancer|died)\b/,
  ),
  reason: 'nobody knows, and your face is telling them.',
  lines: [
    { template: 'under-the-rug', words: { lump: '{text}', sweeper: 'Me, humming' } },
    {
      template: 'shrinking-into-hedge',
      words: { said: '“Is there anything that you would like to tell us?”', who: 'Me, already in leaf' },
    },
    {
      template: '3am-brain',
      words: { brain: 'They know. They have always known. They are only waiting.', me: 'i confess nothing' },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'What they know',
        under: 'What they suspect',
        deep: 'What really happened',
        abyss: 'I would do it again',
      },
    },
    { template: 'calm-outside', words: { inside: '{text}', outside: '“Strange. No idea.”' } },
    {
      template: 'two-buttons',
      words: { left: 'Confess and be free', right: 'Take it with me to the old people’s home' },
    },
    {
      template: 'shoulder-advice',
      words: {
        angel: 'The truth will set you free',
        imp: 'You are free already. Say nothing.',
        me: 'Me, sweating politely',
      },
    },
    {
      template: 'the-penny-drops',
      words: {
        p1: 'Nobody has a clue',
        p2: 'Somebody says “funny, because …”',
        p3: 'My face, confessing on its own',
      },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'They have no idea', p2: 'Nobody is saying anything', p3: 'Everybody is looking at me' },
    },
    {
      template: 'house-of-cards',
      words: {
        tower: 'My version of events',
        base: 'Nobody asking a second question',
        cat: 'A second question',
      },
    },
    {
      template: 'sawing-the-branch',
      words: { saw: 'Adding one more detail that nobody asked for', branch: 'A story that was working' },
    },
    {
      template: 'own-spokes',
      words: {
        p1: 'A secret, perfectly kept',
        p2: 'Giggling before anybody has asked',
        p3: 'My honest face',
      },
    },
    {
      template: 'clown-steps',
      words: {
        s1: 'It is hardly a secret',
        s2: 'I will say it if they ask',
        s3: 'They asked. It was a bad moment.',
        s4: 'It now has an anniversary',
      },
    },
    {
      template: 'snowball',
      words: {
        start: 'One little untruth',
        end: 'A timeline, two alibis and an invented cousin',
        hut: 'Me, with my memory',
      },
    },
    {
      template: 'string-board',
      words: {
        c1: 'I do the dishes',
        c2: 'I bring everyone tea',
        c3: 'I laugh too early',
        theory: 'Guilt, in its natural habitat',
      },
    },
    {
      template: 'certificate',
      words: { title: 'Best performance, indoors', who: 'Me', for: '“Who? Me? When? No. Where? No.”' },
    },
    {
      template: 'museum-piece',
      words: { art: 'My innocent face', critic: 'Not one muscle in it believes a word.' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'The truth',
        shield: 'A very casual tone of voice',
        safe: 'Everyone else, for their own good',
      },
    },
    {
      template: 'obvious-trap',
      words: {
        bait: '“You can tell me. I will not be cross.”',
        victim: 'Me, off guard for one second',
        trap: 'Cross',
      },
    },
    {
      template: 'grand-entrance',
      words: { day: 'They have begun to ask questions', hero: 'Somebody’s phone rings' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'Keeping it to myself',
        b: 'Hiding it',
        line: 'My conscience would know. It is on a walk.',
      },
    },
    {
      template: 'hero-villain',
      words: { hero: 'Me, not saying it: tact', villain: 'Others, not saying it: betrayal' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'They are asking. What do we say?',
        a: 'Blame the wind',
        b: 'Faint',
        c: 'The truth?',
        exit: 'We do not use that word here',
      },
    },
    {
      template: 'domino-chain',
      words: {
        cause: '“I have nothing to hide,” said a little too early',
        effect: 'A search of the entire premises',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'There is something I must tell you. I am not proud of it. I have thought about it a lot, and I would do it again in the same shoes.',
        sent: 'haha yes, weird',
      },
    },
    {
      template: 'all-green',
      words: { dash: '“Everything is perfectly normal here”', truth: 'My left eye, twitching' },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'Me, planning the alibi', feeble: 'Me, asked “how are you?”' },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'How long can this stay a secret?',
        variables: 'People who know × people they tell everything ÷ one birthday',
      },
    },
    {
      template: 'missing-plank',
      words: { plan: 'Act natural', gap: 'What one naturally does with one’s hands' },
    },
    {
      template: 'head-in-hole',
      words: { warnings: '{Who}, putting two and two together', who: 'Me, taking up gardening' },
    },
    {
      template: 'final-boss',
      words: { hero: 'My poker face', boss: '{Who}, with one more question', weapon: '“Hm?”' },
    },
    {
      template: 'looming-clock',
      words: { clock: '{Who}, about to find out', me: 'Rehearsing “oh no, really?”' },
    },
    {
      template: 'three-wise-avoiders',
      words: { see: '{Thing}', hear: '“Does anybody know anything?”', speak: 'My part in it' },
    },
    { template: 'unfair-scales', words: { light: '{Thing}', heavy: 'A clean conscience' } },
    {
      template: 'online-offline',
      words: { online: '“{Thing}? Never heard of that.”', offline: 'The leading expert in the field' },
    },
    {
      template: 'tug-of-war',
      words: {
        left: 'My conscience',
        rope: 'What happened to {thing}',
        right: 'My wish for a quiet evening',
      },
    },
  ],
}
