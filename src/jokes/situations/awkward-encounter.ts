import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Two people meet and it is awkward. */
export const awkwardEncounter: Situation = {
  name: 'awkward-encounter',
  sign: either(
    /\b(?:small ?talk|awkward\w*|wav(?:ed|ing|e) back)\b/,
    /\bwav(?:ed|ing|e) at (?:someone|somebody|a stranger|me|the wrong|my|the)\b/,
    /\b(?:said|saying|say|replied|answered|shouted|told (?:the|my) (?:\w+ ){1,2}),? ?['"]?(?:you too|love you|i love you|thanks,? you too)\b/,
    /\bhugg?(?:ed|ing)? (?:the|my|a|our) (?:\w+ )?(?:boss|doctor|dentist|client|stranger|interviewer|teacher|colleague|waiter|waitress|plumber|landlord|professor|accountant|neighbour|neighbor|driver|manager|ceo)\b/,
    /\bwent (?:in )?for (?:a|the) (?:hug|handshake|high five|fist bump|kiss)\b/,
    /\bhug or (?:a )?handshake\b/,
    /\b(?:forgot|forgotten|forget|remember|know) (?:his|her|their|your|someone's|somebody's|people's|everyone's|the \w+'s|my \w+'s) names?\b/,
    /\bshook hands with\b/,
    /\bintroduc(?:e|ed|ing) (?:himself|herself|themselves|myself|me|us|yourself|ourselves)\b/,
    /\b(?:in|into|inside) (?:the|a|an) (?:lift|elevator) with\b/,
    /\b(?:lift|elevator) (?:ride|silence|conversation|small talk)\b/,
    /\b(?:silence in the (?:lift|elevator|car|room|meeting)|(?:elevator|lift)\b.{0,40}\bsilence)\b/,
    /\beye contact\b/,
    /\bcalled (?:the|my|our|his|her) (?:\w+ )?(?:teacher|boss|doctor|professor|manager|colleague|lecturer|dentist|coach) ['"]?(?:mum|mom|dad|mummy|daddy|grandma|darling|honey)\b/,
    /\b(?:held|holding|holds) the door\b/,
    /\bran into (?:my|the|an?|someone|our) (?!wall|door|tree|problem|bug|issue)\b/,
    /\b(?:bump(?:ed)? into) (?:my|the|an?|someone|our) (?!wall|door|tree|table|chair|car)\b/,
    /\bwhere i (?:know|knew) (?:no one|nobody|no-one)\b/,
    /\b(?:don't|didn't) (?:know|recogni[sz]e) (?:anyone|anybody|him|her|them|this person)\b/,
    /\bknow (?:no one|nobody) at (?:the|this|a)\b/,
    /\b(?:walk(?:ed|ing|s)? (?:in )?the same (?:way|direction)|said goodbye (?:and|then|but))\b/,
    /\b(?:sing(?:ing|s)? (?:me )?happy birthday|talk(?:ing|ed)? to strangers)\b/,
    /\b(?:pretend(?:ed|ing)?|hid|hiding) .{0,30}\b(?:avoid|from) (?:my|the|a|our) (?:neighbours?|neighbors?|ex|colleagues?|boss|guests?|classmates?)\b/,
    /\b(?:networking event|small party where|tell us (?:a fun fact|something) about yourself)\b/,
    /\b(?:fun fact about (?:myself|yourself|me)|ice ?breakers?)\b/,
    /\bjoke (?:that )?(?:nobody|no one) laughed\b/,
  ),
  falseSign: either(
    /\b(?:dog|cat|baby|puppy|kitten|parrot|horse)\b.{0,40}\beye contact\b/,
    /\b(?:eye contact with (?:my|the|a) (?:dog|cat|pizza|cake|fridge|baby)|introduc\w+ (?:a|the|new))\b/,
    /\b(?:know (?:his|her|their) names? by heart|awkward (?:angle|position|size|shape|teenage))\b/,
    /\b(?:microwave|heat ?wave)\b/,
  ),
  reason: 'two people met and neither had a plan.',
  lines: [
    { template: 'shrinking-into-hedge', words: { said: '{text}', who: 'Me, now part of the garden' } },
    {
      template: '3am-brain',
      words: { brain: 'Do you remember what you did with your hands?', me: 'every single finger' },
    },
    {
      template: 'too-late-bulb',
      words: { moment: '{text}', idea: 'A normal sentence. I had several at home.' },
    },
    {
      template: 'calm-outside',
      words: { inside: 'LEAVE THROUGH THE WALL. BECOME THE WALL.', outside: '“Anyway!”' },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'That went rather well', p2: 'They are still looking', p3: 'So am I' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'A person is coming towards us. Ideas?',
        a: 'A wave that is half a salute',
        b: 'Both arms, no plan',
        c: '“Hi”?',
        exit: 'Far too bold',
      },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'How long does one look at somebody?',
        variables: 'Two seconds = polite, four = a duel, none = a thief',
      },
    },
    { template: 'two-buttons', words: { left: 'Say something', right: 'Say something worse' } },
    {
      template: 'house-of-cards',
      words: {
        tower: 'A very natural greeting',
        base: 'The other one doing what I had pictured',
        cat: 'They had pictured something else',
      },
    },
    {
      template: 'museum-piece',
      words: { art: 'The silence that followed', critic: 'One could move in. One may have to.' },
    },
    {
      template: 'certificate',
      words: {
        title: 'Diploma in being a person',
        who: 'Me',
        for: 'Passed at the ninth attempt, with extra time',
      },
    },
    {
      template: 'domino-chain',
      words: { cause: 'One sentence too many', effect: 'I use the other street now, for life' },
    },
    {
      template: 'elevator-pitch',
      words: { floor1: '“Hello!”', floor2: '“So …”', floor3: '“Well. Here we both are.”' },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'A friendly nod',
        under: 'A nod that went on too long',
        deep: 'A nod that became a bow',
        abyss: 'I may have said “your majesty”',
      },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, raised indoors', boss: 'A perfectly normal conversation', weapon: '“Busy week?”' },
    },
    {
      template: 'endless-list',
      words: { ticked: '“How are you?”', rest: 'Everything that has to come after that' },
    },
    {
      template: 'missing-plank',
      words: { plan: 'Say hello, smile, walk on', gap: 'They also turn left here' },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: 'A pause in the conversation', prep: '“So, some weather today”' },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'A light chat',
        wed: 'A long pause',
        fri: 'A bus, just in time',
        line: 'Outlook for two people who stand facing each other',
      },
    },
    {
      template: 'podium',
      words: { first: 'What I said', second: 'What I meant', third: 'What I had practised in the hallway' },
    },
    {
      template: 'monday-friday',
      words: { mon: 'Being seen by a person', fri: 'Being home, door shut, coat still on' },
    },
    {
      template: 'grand-entrance',
      words: { day: 'Neither of them knows how to end this', hero: '“Oh, my phone.” It did not ring.' },
    },
    {
      template: 'before-after',
      words: { before: 'Leaving the house, charming', after: 'Four seconds of contact with a human' },
    },
    {
      template: 'the-presentation',
      words: {
        slide: 'What I should have said: the director’s cut',
        topic: 'The shower tiles, every evening since',
      },
    },
    {
      template: 'line-goes-down',
      words: { cause: 'I open my mouth', result: 'The temperature of the room' },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'Being mysterious',
        b: 'Having no idea what to say',
        line: 'From outside they look the same. One hopes.',
      },
    },
    {
      template: 'unfair-scales',
      words: { light: 'Three seconds of this', heavy: 'Everything else I shall ever do' },
    },
    {
      template: 'expectation-reality',
      words: { expect: 'A warm, brief hello', reality: 'A dance in which nobody leads' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Whatever I was about to say next',
        shield: 'A sudden cough',
        safe: 'The last of my good name',
      },
    },
    {
      template: 'shrinking-into-hedge',
      words: { said: '{Who}, coming back to add something', who: 'Me, evergreen' },
    },
    { template: 'final-boss', words: { hero: 'Me, without a script', boss: '{Who}', weapon: 'Finger guns' } },
    {
      template: 'head-in-hole',
      words: { warnings: '{Who}, straight ahead, coming closer', who: 'Me, very busy with a leaflet' },
    },
    { template: '3am-brain', words: { brain: '{Who} will tell this story at dinners.', me: 'for decades' } },
    { template: 'epic-agreement', words: { left: '{Who}', right: 'Me', clasp: 'This never happened' } },
    {
      template: 'outrunning-it',
      words: {
        runner: 'Me, taking the stairs for life',
        boulder: 'The slightest chance of meeting {who} again',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {who}, about earlier: I am not normally like that. I am normally worse, but I give some warning.',
        sent: 'nice to see you :)',
      },
    },
  ],
}
