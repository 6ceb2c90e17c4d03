import { contactKeptDays } from '@/core/contact/contact-limits'
import { usageKeptDays } from '@/core/insights/usage-kept-days'
import { definePage, h, meme, p, table, ul } from '../page'

export const privacy = definePage(
  {
    path: '/privacy-policy',
    section: 'about',
    kind: 'page',
    title: 'Privacy policy',
    description:
      'What this service keeps about you, why, who else sees it, how long it stays and how to have it deleted. Written after what the software does.',
    label: 'Privacy policy',
    headline: 'Privacy policy',
    lead: 'What is kept, why, by whom, and how it goes away again. It describes what the software does, in the order in which you meet it.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('head-in-hole', { warnings: '“We value your privacy” (1 of 47 partners)', who: 'Everyone' }),
    related: ['/terms-and-conditions', '/team', '/meme-api'],
  },
  [
    h('Who is responsible'),
    p(
      'Whoever runs this installation; the [contact page](/contact) leads to them. The software is open, and anybody may run it. This text describes the software as it is published. Where an installation switches something on that is optional, that is said below.',
    ),
    h('When you only look'),
    p(
      'The public pages load nothing from other hosts, unless this installation uses scripts of others and you agree to them, of which more below. They set no cookie by themselves. The server sees your network address, as every server does, to answer you and to count requests, so that nobody can overload it. Counts of requests are kept by a fingerprint of the address, for an hour at most.',
    ),
    p(
      'If a link brought you here that names who recommended us (`?ref=…`), a cookie remembers that name for 60 days, so that it can be told to whoever pays for recommendations when you buy a plan. Where your browser asks not to be followed, it does not.',
    ),
    p(
      'A sentence that you try on the [home page](/) is turned into memes and forgotten. If you choose to keep them, your browser remembers the sentence for a day, until your new account takes it over. What you are writing in the app waits in its tab, so that loading the page again does not lose it; closing the tab ends that.',
    ),
    h('What you are asked first'),
    p(
      'Some installations count visits, or load scripts of others: a heatmap, a tag manager, a notice about regional prices, a programme of recommendations. Where this one does, a bar at the foot of the page asks you, and nothing of it is loaded before you allow it. Your choice and its day are kept in a cookie for half a year. “Privacy choices” at the foot of every public page and in your account change it at any time. A browser that sends Global Privacy Control or Do Not Track has said no for you, and is not asked.',
    ),
    h('When you write to us'),
    p(
      `What you send with the [contact form](/contact) is stored: your e-mail address, your name if you gave one, the topic and the text. It is mailed to whoever runs this installation, so that a person can answer. It is deleted after ${contactKeptDays} days, and at once when you close an account with that address; the mail may stay longer in the mailbox of the person who answered.`,
    ),
    h('When you have an account'),
    table(
      'What is kept, and why',
      ['What', 'Why', 'Until'],
      [
        'E-mail address, and a fingerprint of your password if you chose one',
        'To let you in and send you what you ask for',
        'You close the account',
      ],
      ['A session cookie', 'So that you stay signed in', 'You sign out, or it ends'],
      [
        'Where you are signed in: the name of the browser, when it was last here, a fingerprint of the network address',
        'To show you the list, so that you can end what is not yours',
        'You sign out there, end it from the list, or close the account',
      ],
      [
        'Sentences that you typed, memes, visuals, stars',
        'They are your library',
        'You delete them, or close the account',
      ],
      [
        'Pictures that you uploaded, re-encoded and without their metadata, with the title, the search words and the boxes that you gave them',
        'To put words on them',
        'You delete them, or close the account',
      ],
      [
        'Credits, what they were spent on, and your plan',
        'So that the bill is right',
        'You close the account',
      ],
      [
        'API keys as fingerprints, with their first and last letters',
        'To recognise them; the key itself is not kept',
        'You replace them, or close the account',
      ],
      [
        'Counts of API calls: how many, how fast, how many failed',
        'To show you your own numbers',
        `${usageKeptDays} days have passed, or you close the account`,
      ],
      [
        'Sign-ins, changes of keys and billing, with a fingerprint of the network address',
        'To find out what happened when somebody else was in your account',
        'They stay, but after closing no longer lead to you',
      ],
    ),
    p(
      'A “fingerprint” is a hash: a number made from something that cannot be read back from it. The first answer to an API call that came with an `Idempotency-Key` is kept for 24 hours, so that it can be given again.',
    ),
    h('Who else sees something'),
    p('Each only where this installation uses it:'),
    ul(
      '**Supabase**, for sign-in and, if configured, for storing pictures: your e-mail address, your sessions, your pictures.',
      '**Stripe**, for payments: what you enter in its checkout. Card numbers never reach this server.',
      '**A provider of language models**, if one is configured: the sentence that you typed, without your name or address, and a picture that you uploaded where the model can see, so that the words fit it. Some models are run by companies outside your country. Without one, everything is written on the server itself.',
      '**A moderation service**, if configured: the same sentence and the captions made from it. Texts that the built-in rules refuse are not sent.',
      '**PostHog**, if configured and if you allowed statistics: which pages you open and, if you are signed in, the number of your account. It is sent by way of this server, without the queries of addresses.',
      '**Sentry**, if configured: reports of errors. They say what broke and on which page, and are cleaned of your name, your address, cookies and tokens.',
      '**A mail provider**: your address and the mail, also that of the contact form.',
      '**A tag manager, a heatmap, a notice about regional prices or a programme of recommendations**, if configured and only after you have agreed: their providers see the pages that you visit. What you chose is remembered in your browser, and you can change it there at any time.',
    ),
    p('Nothing is sold, and nothing that you type is used to train a model by us.'),
    h('Who can see your memes'),
    p(
      'Your library is yours alone. Each picture has an address that cannot be guessed and works without signing in, so that you can send it to somebody; whoever has the address sees the picture. A meme gets a page of its own only when you share it, and that page shows the sentence it came from only if you say so. You can end the sharing, and when you delete the meme neither address shows it any more.',
    ),
    h('What we refuse'),
    p(
      'Before anything is made, a text is checked for threats, hatred, sexual content with minors and other people’s private data. If it is refused, the log notes the kind of refusal and a short fingerprint, never the text.',
    ),
    h('Deleting everything'),
    p(
      'Close the account under your account page. That ends a subscription at once and deletes the sign-in, all rows and all files, and what you wrote to us from that address. What remains is the security record without a way back to you, the bare addresses of your pictures, so that they can answer that they are gone, and what tax law makes whoever runs this keep.',
    ),
    h('Your rights'),
    p(
      'Depending on where you live you may ask for a copy, a correction, deletion, or complain to an authority. Most of it you can do yourself: [your account](/account) gives you everything in one file, your memes can be changed and deleted one by one, and the account closed. For the rest, [write](/contact). You will not need to prove more than that the account is yours.',
    ),
    h('Changes'),
    p(
      'The date of the last change stands in the site map, and every earlier version in the history of the source.',
    ),
  ],
)
