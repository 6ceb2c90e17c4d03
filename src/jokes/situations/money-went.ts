import { either } from '../../core/text/pattern'
import type { Situation } from '../book'

/** Money goes, and too much of it. */
export const moneyWent: Situation = {
  name: 'money-went',
  sign: either(
    /\b(?:the|my|our|your|monthly|pay(?:ing)?|paid|raised?|of|on|for|next month's) rent\b/,
    /\brent (?:is|was|went|goes|day|just|again|and)\b/,
    /\b(?:the|my|our|electricity|heating|gas|phone|water|vet|dentist|energy|restaurant|split the|pay(?:ing)?|of) bills?\b/,
    /\b(?:bills|prices?|costs? (?:me|us|more|as|a|an|\d|£|\$|€|half|twice|how|so|too|less))\b/,
    /\b(?:(?:the|living|delivery|repair|shipping) costs?|expensive|overpriced|paid)\b/,
    /\b(?:pay (?:for|the|my|\d|£|\$|€|more|extra|rent)|paying (?:for|the|my|\d|more|extra)|payday)\b/,
    /\b(?:payslip|paycheck|pay ?cheque|salar(?:y|ies))\b/,
    /\b(?:booking|delivery|service|late|entry|cleaning|hidden|membership|the|a|\d+) fees?\b/,
    /\b(?:tax(?:es)?|subscriptions?)\b/,
    /\b(?:my|the|our|monthly|weekly|over|on a|this|have a|had a) budget(?:ing|s)?\b/,
    /\b(?:i'm|i am|am|we're|are|so|always|still|too|flat|going|gone|be|being) broke\b/,
    /\bcharge[sd]? (?:me|us|\d+)\b/,
    /\b(?:\d+ (?:euros?|pounds?|dollars?|quid|bucks|francs) (?:for|to|a|per|more)|free trial)\b/,
    /\b(?:bank (?:account|balance|app)|account balance|overdraft|credit card|mortgage|inflation)\b/,
    /\binvoice\b/,
    /\bspent (?:£|\$|€|\d+ (?:euros?|pounds?|dollars?|quid)|my (?:whole |entire |last )?(?:salary|money|savings|wages?|bonus|paycheck)|all my (?:money|savings)|too much|more than)\b/,
    /\b(?:out of money|my money|no money|save money|saving money|my savings|can(?:'t|not) afford)\b/,
    /\bcouldn't afford\b/,
    /[£$€]\s?\d+/,
  ),
  falseSign: either(
    /\b(?:broke (?:my|the|his|her|down|up|into|it|our|a|in|through|out)|paid off)\b/,
    /\b(?:pay(?:s|ing)? attention|paid attention|at all costs)\b/,
    /\b(?:(?:client|customer)s?\b.{0,40}\b(?:invoice|paid|pay)|unpaid|(?:asked|asking) for a raise)\b/,
    /\braise (?:my|your|his|her|their|our) (?:hand|voice|kids?|children)\b/,
    /\braise a (?:child|glass|family)\b/,
    /\b(?:(?:got|gave me|getting|given|received) a (?:pay )?(?:raise|rise)|fee-free|for free)\b/,
    /\b(?:paid (?:leave|holiday|vacation|time)|won|refund\w*|priceless|poverty|homeless\w*|evict\w*)\b/,
  ),
  mood: 'bad',
  reason: 'it came, it saw, it went.',
  lines: [
    { template: 'line-goes-down', words: { cause: '{text}', result: 'My account. Also my standards.' } },
    {
      template: 'box-in-a-box',
      words: { outer: 'What is left at the end of the month', inner: 'A moth, and it is leaving too' },
    },
    {
      template: 'mental-maths',
      words: {
        thought: 'What is left until the first?',
        variables: 'Two potatoes × 19 days ÷ one imagined dinner invitation',
      },
    },
    {
      template: 'lion-and-kitten',
      words: { mighty: 'My budget, in the spreadsheet', feeble: 'My budget, outdoors' },
    },
    {
      template: 'bailing-boat',
      words: { cup: 'Not buying one coffee', leak: 'Everything else that has a price' },
    },
    {
      template: 'podium',
      words: {
        first: 'Whoever gets the money',
        second: 'Whoever earned it',
        third: 'The piggy bank, after an operation',
      },
    },
    {
      template: '3am-brain',
      words: { brain: 'Let us add it all up once more, out loud.', me: 'it was less at ten' },
    },
    {
      template: 'three-wise-avoiders',
      words: {
        see: 'The balance',
        hear: '“Would you like the receipt?”',
        speak: 'The number on the receipt',
      },
    },
    {
      template: 'signpost',
      words: {
        s1: 'Make your coffee at home',
        s2: 'Stop having lunch',
        s3: 'Have you tried having more money?',
      },
    },
    {
      template: 'spot-the-difference',
      words: {
        a: 'Earning money',
        b: 'Holding it for somebody else',
        line: 'In one of them I get a payslip.',
      },
    },
    {
      template: 'the-penny-drops',
      words: {
        p1: '“That is quite reasonable, for a year”',
        p2: '“It is not for a year”',
        p3: '“It is not for a month either”',
      },
    },
    { template: 'final-boss', words: { hero: 'My wallet', boss: 'The total', weapon: 'A voucher, expired' } },
    {
      template: 'museum-piece',
      words: { art: 'My bank balance', critic: 'Minimalism. There is hardly anything there.' },
    },
    {
      template: 'outrunning-it',
      words: { runner: 'The last of my money', boulder: 'The next direct debit' },
    },
    {
      template: 'silent-shield',
      words: {
        arrows: 'Numbers with a minus in front',
        shield: 'Not opening the banking app',
        safe: 'My good mood, until the first of the month',
      },
    },
    {
      template: 'weather-map',
      words: {
        mon: 'Money',
        wed: 'Scattered coins',
        fri: 'Soup, cup after cup',
        line: 'The month ahead, with falling balances',
      },
    },
    {
      template: 'elevator-pitch',
      words: {
        floor1: '“Let us look at the account”',
        floor2: '“There must be another account”',
        floor3: '“That was the other account”',
      },
    },
    {
      template: 'grand-entrance',
      words: { day: 'Nine days to go and one onion', hero: 'A coin in last winter’s coat' },
    },
    {
      template: 'tiny-umbrella',
      words: { wave: 'All of it, due on the first', prep: 'A jar of copper coins' },
    },
    {
      template: 'how-they-see-it',
      words: {
        job: 'What I do with my money',
        p1: 'Puts some aside, surely',
        p2: 'Hides it',
        p3: 'Has quite enough of it',
        p4: 'Waves at it as it passes',
      },
    },
    {
      template: 'certificate',
      words: {
        title: 'Patron of the economy',
        who: 'Me',
        for: 'Giving until the card machine made a sad noise',
      },
    },
    {
      template: 'unfair-scales',
      words: { light: 'Four digits at the bottom of a page', heavy: 'The life I had pictured' },
    },
    {
      template: 'worst-suggestion',
      words: {
        boss: 'The money is gone. Ideas?',
        a: 'A jar with a label',
        b: 'Lunch, but smaller',
        c: 'A bigger salary?',
        exit: 'An exciting new chapter',
      },
    },
    {
      template: 'iceberg',
      words: {
        tip: 'The price',
        under: 'The fee on the price',
        deep: 'The fee for asking about the fee',
        abyss: 'Thank you for reading, that will be four more',
      },
    },
    {
      template: 'slow-zoom',
      words: { p1: 'Everything is paid', p2: 'There is even some left', p3: 'It is the second of the month' },
    },
    {
      template: 'party-corner',
      words: {
        secret: 'My card went through. I had not expected that.',
        crowd: '“We are redoing the whole kitchen”',
      },
    },
    {
      template: 'calm-outside',
      words: { inside: 'THAT IS A FORTNIGHT OF FOOD', outside: '“Oh, that seems fair”' },
    },
    { template: 'before-after', words: { before: 'Payday, 9:00', after: 'Payday, 9:05' } },
    {
      template: 'endless-list',
      words: { ticked: 'Earn money', rest: 'Everybody who had been waiting for that' },
    },
    {
      template: 'tug-of-war',
      words: { left: 'Me, both hands', rope: 'My last banknote', right: '{Who}, not even trying' },
    },
    {
      template: 'final-boss',
      words: {
        hero: 'My savings, both of them',
        boss: '{Thing}',
        weapon: 'A loyalty card, nine stamps of ten',
      },
    },
    {
      template: 'head-in-hole',
      words: { warnings: 'The price of {thing}, then and now', who: 'Me, still living in “then”' },
    },
    { template: 'line-goes-down', words: { cause: '{Thing}', result: 'My account, wearing a small helmet' } },
    {
      template: 'obvious-trap',
      words: { bait: '“This month there will be some left”', victim: 'Me, every month', trap: '{Thing}' },
    },
    {
      template: 'typing-deleting',
      words: {
        long: 'To {who}: I have read the number several times, once upside down, where it was a much nicer number',
        sent: 'All paid, thank you!',
      },
    },
    {
      template: 'mental-maths',
      words: { thought: '{Thing}', variables: '= eleven lunches = one coat = the sea, for a weekend' },
    },
  ],
}
