import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** The body makes itself heard: an ache, a noise, a stair. */
export const bodyComplains: Situation = {
  name: 'body-complains',
  sign: either(
    /\b(?:my|his|her|our|lower|bad) (?:\w+ )?(?:back|knees?|neck|shoulders?|hips?|muscles?|joints?|ankles?|elbows?|feet|legs|spine|body) (?:hurts?|aches?|cracks?|cracked|is|are|went|gave|says?|said|pops?|popped|makes?|made|complains?|just|can't|now|started|has|have|clicks?|sounds?|predicts?|knows?|hates?|remembers?)\b/,
    /\b(?:(?:back|knee|neck|shoulder|hip|leg) (?:pain|ache)|backache)\b/,
    /\b(?:it|everything|that|which|walking|sitting|laughing|standing up) hurts\b/,
    /\bhurts? (?:to|when|my (?:back|knee|neck|leg|shoulder|hip)|everywhere|all over|more)\b/,
    /\b(?:hurt my (?!feelings)|aching|sore (?!throat|loser)|so sore|(?:been |am |i'm |was )sore)\b/,
    /\bstretch(?:ed|ing)? (?:before|after|once|for|my|every|is|and|in)\b/,
    /\bpull(?:ed|ing)? (?:a|my|something in my) (?:muscle|back|neck|hamstring|shoulder|groin|calf)\b/,
    /\b(?:threw (?:out )?my back|put my back out|sneez(?:e|ed|ing)|getting old(?:er)?)\b/,
    /\b(?:i(?:'m| am) (?:getting |too )old|turn(?:ed|ing) (?:30|35|40|45|50|thirty|forty|fifty))\b/,
    /\b(?:the|my|at the|told my|lied to my|went to the|asked the|asked my) (?:doctor|dentist|physio\w*|chiropractor) (?:says?|said|told|asked|asks|wants|who|that|about|i floss|tells|recommends)\b/,
    /\b(?:went|going|go|been|goes) to the (?:gym|dentist|doctor|physio\w*)\b/,
    /\b(?:(?:dentist|physio) appointment|gym|workout)\b/,
    /\bwork(?:ed|ing)? out (?:for|at|once|every|yesterday|today|again|and)\b/,
    /\bwent (?:running|jogging|for a run)\b/,
    /\b(?:(?:go|going|started|start|hate|love|after|been) (?:running|jogging)|(?:half )?marathon)\b/,
    /\b(?:squats|push-?ups|yoga|pilates|leg day|personal trainer)\b/,
    /\b(?:(?:up|climb\w*|take|took|taking|flights? of|the) stairs|out of breath)\b/,
  ),
  falseSign: either(
    /\b(?:cancer|hospital|surgery|operation|chemo|tumou?r|diagnos\w+|depress\w*|died|death|feelings)\b/,
    /\b(?:running (?:late|out|on|a|the|into)|(?:app|script|program|server|code|tests?) running)\b/,
    /\bback (?:to|from|in|at|home|then|up|and forth) (?!hurts)\b/,
    /\b(?:(?:sleep|live|lives|lived|neighbours?|cat|dog|baby|robot|vacuum)\b.{0,30}\bstairs|pregnan\w*)\b/,
  ),
  reason: 'your body has asked to speak to you.',
  lines: [
    {
      template: 'lion-and-kitten',
      words: {
        mighty: 'The body at twenty: sleeps on a floor, dances next day',
        feeble: 'The body now: injured by a pillow',
      },
    },
    {
      template: 'unmasked',
      words: { ghost: '“It must be something very rare”', culprit: 'I once sat a little oddly' },
    },
    {
      template: 'iceberg',
      words: {
        tip: '“A bit stiff today”',
        under: 'A noise from the left knee',
        deep: 'An answer from the right knee',
        abyss: 'They are talking about me',
      },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To my body: I have walked you, fed you and bought you a special pillow, and in return you make a noise whenever I sit down',
        sent: 'ouch',
      },
    },
    {
      template: 'loading-patience',
      words: { task: 'Getting up from a low sofa', wait: 'Tell the family to start without me' },
    },
    { template: 'certificate', words: { title: 'Athlete of the week', who: 'My body', for: '{text}' } },
    {
      template: 'final-boss',
      words: { hero: 'Me, fully warmed up', boss: 'One open shoelace, far below', weapon: 'A deep breath' },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'How long will this hurt?',
        variables: 'My age × how little I did ÷ what I tell people about being fit',
      },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'The body is complaining. Ideas?',
        a: 'Sit on a ball',
        b: 'A bigger cushion',
        c: 'Move a little?',
        exit: 'A chair in the corridor',
      },
    },
    {
      template: 'three-wise-avoiders',
      words: {
        see: 'The sheet with the daily exercises',
        hear: 'The click in the knee',
        speak: 'The year of birth',
      },
    },
    {
      template: 'group-hug',
      words: {
        b: 'The neck',
        a: 'The lower back',
        c: 'Me, who only wanted to sit',
        d: 'Something new in the hip',
      },
    },
    {
      template: 'string-board',
      words: {
        c1: 'A click',
        c2: 'A crack',
        c3: 'A sort of pop',
        theory: 'My skeleton is trying to reach somebody',
      },
    },
    {
      template: 'victory-dance',
      words: { win: 'Stood up in one go and without a sound', who: 'Me, very slowly' },
    },
    {
      template: 'signpost',
      words: {
        s1: 'Drink more water',
        s2: 'It all comes from the hips',
        s3: 'My uncle had that and swears by cabbage',
      },
    },
    { template: 'before-after', words: { before: '“I will take it easy at first”', after: 'At first' } },
    {
      template: 'museum-piece',
      words: { art: 'The sound I make when I sit down', critic: 'A full orchestra, and all of it is brass.' },
    },
    {
      template: 'not-my-job',
      words: { fire: 'A clear warning from every single joint', me: 'Marked as unread' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'My good intentions', rope: 'One small muscle', right: 'My age' },
    },
    {
      template: 'spot-the-difference',
      words: { a: 'Sport', b: 'An accident', line: 'The knee has asked not to be told which.' },
    },
    {
      template: 'shoulder-advice',
      words: {
        angel: 'Listen to your body',
        imp: 'Your body is a liar who wants cake',
        me: 'Me, flat on the carpet',
      },
    },
    {
      template: 'line-goes-up',
      words: { top: 'Bent down once and did three things while there', bottom: 'Efficiency' },
    },
    {
      template: 'elevator-pitch',
      words: { floor1: '“I feel great”', floor2: '“I feel something”', floor3: '“Do not make me laugh”' },
    },
    {
      template: 'pick-two',
      words: { a: 'Knees', b: 'Stairs', c: 'Dignity', deal: 'Pick two. On the way down: one.' },
    },
    {
      template: 'endless-list',
      words: { ticked: 'One stretch', rest: 'Everything that has hurt since the stretch' },
    },
    {
      template: 'ok-better-best',
      words: {
        l1: 'No pain',
        l2: 'A pain that sounds like sport',
        l3: 'A professional saying “that comes from doing too much”',
      },
    },
    {
      template: 'online-offline',
      words: {
        online: '“I have always been an active person”',
        offline: 'Lying on the floor, waiting for a hand',
      },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Everything that is asked of it',
        shield: 'The lower back',
        safe: 'Me, who never once said thank you',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'What was that noise? It came from inside.', me: 'probably the hip' },
    },
    { template: 'debate-table', words: { claim: 'Groaning when one sits down is how one greets the chair' } },
    {
      template: 'tiny-umbrella',
      words: { wave: 'Everything after the thirtieth birthday', prep: 'One banana' },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'Everything that {who} ever said about posture', who: 'Me, shaped like a prawn' },
    },
    {
      template: 'final-boss',
      words: { hero: 'Me, held together by tape', boss: '{Thing}', weapon: 'A tube of ointment' },
    },
    {
      template: 'epic-agreement',
      words: { left: 'Every single joint', right: '{Who}', clasp: 'Nobody move for a minute' },
    },
    {
      template: 'calm-outside',
      words: { inside: 'Everything hurts. The hair hurts.', outside: '“{Thing}? Barely felt it.”' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {thing}: I am sorry for everything between eighteen and thirty. What do you want? Please say it more quietly.',
        sent: 'please?',
      },
    },
    {
      template: 'the-presentation',
      words: {
        slide: '{Thing} and I: the story of a pain, part 1 of 9',
        topic: 'Somebody who said “how are you?”',
      },
    },
  ],
}
