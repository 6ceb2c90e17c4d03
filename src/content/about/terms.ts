import { definePage, h, meme, p, ul } from '../page'

export const terms = definePage(
  {
    path: '/terms-and-conditions',
    section: 'about',
    kind: 'page',
    title: 'Terms and conditions',
    description:
      'The rules of using this service: accounts, credits, what you may make and do with it, what we may refuse, payment, ending it, and liability.',
    label: 'Terms and conditions',
    headline: 'Terms and conditions',
    lead: 'Short enough to read. They hold between you and whoever runs this installation; the software itself has a licence of its own.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('epic-agreement', { left: 'You', right: 'Us', clasp: 'Nobody reads these, and yet' }),
    related: ['/privacy-policy', '/meme-marketing/are-memes-copyrighted', '/team'],
  },
  [
    h('What this is'),
    p(
      'A service that turns what you write into pictures with words. It is run by the people whom the [contact page](/contact) names. By using it you agree to these terms; if you use it for an organisation, you agree for the organisation.',
    ),
    h('Your account'),
    ul(
      'One person, one account. Use an e-mail address that reaches you.',
      'Keep your password and your API keys to yourself. Whoever has a key can spend your credits; replace it if it got out.',
      'You have to be old enough to agree to such terms where you live, or somebody who may has to agree for you.',
    ),
    h('Credits'),
    ul(
      'Runs cost credits; editing, searching and downloading do not. What a run costs is written on the button before you press it, and on the [pricing page](/pricing).',
      'A run is charged when its results are stored. A run that fails costs nothing.',
      'Credits of a period that you did not use end with the period. They are no money and cannot be paid out.',
    ),
    h('What you make'),
    p(
      'What you write is yours. The templates may be used for any purpose, commercial ones included, without naming us. You may remove the mark in the corner only where your plan does so for you. If you upload a picture, you say that you may use it in this way; [whose pictures are whose](/meme-marketing/are-memes-copyrighted) is a page of its own.',
    ),
    p(
      'We need your permission to store, draw and deliver what you make, to you and to whoever has its address. That permission ends when you delete it. We ask for no other.',
    ),
    h('What you may not make'),
    ul(
      'Threats, or calls to hurt somebody, yourself included.',
      'Hatred of people for what they are.',
      'Sexual content with minors, in words or pictures.',
      'Private data of others: numbers, addresses, accounts.',
      'Anything that deceives people about who says it, in a way that can do harm.',
    ),
    p(
      'The service refuses some of this by itself, and it errs in both directions. A refusal costs nothing. We may delete what breaks these rules and close accounts that go on breaking them; if that happens to you by mistake, [write to us](/contact).',
    ),
    h('The API'),
    p(
      'The same rules hold for programs. Keep to the limits that the headers name, wait when you are told to wait, and do not resell raw access as if it were yours. You may build products on it and charge for them.',
    ),
    h('Payment and ending it'),
    ul(
      'Plans are billed in advance by the month or the year through Stripe and renew until you cancel.',
      'Cancel in the billing portal at any time; the plan stays to the end of the period that is paid for.',
      'Where the law gives you a right to withdraw, you have it.',
      'Closing your account ends everything at once and deletes what you made.',
      'If prices change, you are told before the next period, and may leave.',
    ),
    h('What we promise, and what not'),
    p(
      'We run the service with care and mend what breaks. We do not promise that it is always there, that every meme is funny, or that a caption is fit to be shown to your boss: read it before you post it. Captions are written by a program, or by a language model, and neither knows whom you are going to show them to.',
    ),
    h('Liability'),
    p(
      'For harm that is done on purpose or by gross negligence, and for injury, we are liable as the law says. For ordinary carelessness only where a main duty of this agreement is broken, and then for the damage that could be foreseen. Nothing here takes away rights that consumers cannot sign away.',
    ),
    h('Changes'),
    p(
      'If these terms change in a way that matters, account holders are told before. The history of this page is in the history of the source.',
    ),
  ],
)
