import { creditCosts, freeMonthlyCredits } from '@/core/credits/credit-costs'
import { exampleOrigin } from '../api-document'
import { code, definePage, h, meme, memes, p, press, questions, table, ul } from '../page'

export const memeApi = definePage(
  {
    path: '/meme-api',
    section: 'build',
    kind: 'page',
    title: 'Meme API: a sentence in, memes out',
    description:
      'One POST turns a sentence into up to twelve memes with image addresses that need no cookie. Key in a minute, OpenAPI document, test keys, MCP server.',
    label: 'Meme API',
    headline: 'A sentence in, memes out',
    lead: 'One POST, one key. What comes back are finished pictures with addresses that work anywhere, and the data to change every word of them.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('flat-pack', { claim: 'Our bot has a sense of humour', leftover: 'the humour' }),
    related: ['/meme-templates', '/search-supported-languages', '/gif-memes'],
  },
  [
    p(
      'The web app on this site and the API call the same procedures. There is no smaller version for developers: what you can do here by hand, your program can do with a key.',
    ),
    h('The call'),
    p('Make a key [under your account](/account/api), put it into `QUIPSMITH_KEY`, and paste this:'),
    code(
      'sh',
      `curl ${exampleOrigin}/api/v1/meme/text-to-meme \\
  -H "Authorization: Bearer $QUIPSMITH_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text":"my boss says we are a family but denies my vacation","count":1}'`,
    ),
    h('The answer'),
    p(
      'This is what came back, shortened: colours, dates and whatever is empty are left out, and the [reference](/docs/api) has every field. `imageUrl` needs no cookie; end it in `.png`, `.jpg` or `.webp`, and add `?width=` for another size.',
    ),
    code(
      'json',
      `{
  "promptId": "0f9d2c0e-6a3b-4a55-9a0e-2f4f0c9b7d11",
  "results": [
    {
      "id": "5f1c9f0a-8a3e-4d0c-b7d6-1f6a2b3c4d5e",
      "imageName": "nope-yep",
      "imageUrl": "${exampleOrigin}/i/7QpX2mVd9KfR4tLcWz1sBn.png",
      "captions": [
        { "slot": "reject", "text": "Approving my vacation",
          "x": 267.5, "y": 22.5, "width": 212.5, "height": 205,
          "fontSize": 42, "fontFamily": "Baloo 2" },
        { "slot": "approve", "text": "“We are a family”",
          "x": 267.5, "y": 272.5, "width": 212.5, "height": 205,
          "fontSize": 42, "fontFamily": "Baloo 2" }
      ],
      "width": 500,
      "height": 500,
      "altText": "Two rows. Above, a woman with her hair in a bun …",
      "reason": "they refuse the deed and love the announcement."
    }
  ],
  "credits": { "total": ${freeMonthlyCredits}, "used": 1, "remaining": ${freeMonthlyCredits - 1},
               "periodEnd": "2026-12-01T00:00:00.000Z" }
}`,
    ),
    h('Without any call'),
    p(
      'A template with your words needs no key at all, because its address says everything. Put this into an `img` element, a README or a chat bot that only knows links:',
    ),
    code(
      'text',
      `${exampleOrigin}/api/v1/meme/image/nope-yep.png?text.reject=Reading+the+docs&text.approve=Pasting+the+curl`,
    ),
    memes(
      'The picture at that address, as the page paints it.',
      meme('nope-yep', { reject: 'Reading the docs', approve: 'Pasting the curl' }),
    ),
    h('What is in it'),
    table(
      'Calls that make something, and what they cost',
      ['Call', 'What it makes', 'Credits'],
      [
        '`POST /meme/text-to-meme`',
        'Up to twelve memes from a sentence',
        String(creditCosts['text-to-meme']),
      ],
      ['`POST /meme/text-to-gif`', 'Up to six that move', String(creditCosts['text-to-gif'])],
      [
        '`POST /meme/themed/template`',
        'Four about a theme, on a template',
        String(creditCosts['themed-template']),
      ],
      [
        '`POST /meme/themed/upload`',
        'Four about a theme, on your picture',
        String(creditCosts['themed-upload']),
      ],
      [
        '`POST /meme/minimalist-visual`',
        'Four drawings of an idea',
        String(creditCosts['minimalist-visual']),
      ],
      ['`PATCH /result/{id}`', 'Another wording of a meme', '0'],
      ['`GET /search`', 'Templates for a feeling', '0'],
    ),
    p(
      'All of them, with fields, failures and snippets in curl, JavaScript and Python, are in the [reference](/docs/api), where you can send them from the page. The [OpenAPI document](/api/v1/openapi.json) is what it is made from. For readers that are programs there is [llms.txt](/llms.txt), and an MCP server at `/api/mcp` that takes the same key.',
    ),
    h('What you can rely on'),
    ul(
      'No credit without results: a run is charged in the same transaction that stores it, and a failed run costs nothing.',
      'Send an `Idempotency-Key`, and a repeated call returns the first answer instead of charging again.',
      'Errors are one shape: a sentence that says what to do, a code, and a request id.',
      'Test keys spend no credits and mark their pictures.',
      'Addresses of pictures do not change and may be cached for ever. Delete the result, and they answer 410.',
      'Any origin may call. Cookies are never accepted, so a page cannot be tricked into spending your credits.',
    ),
    h('Questions'),
    questions(
      [
        'How many calls may I make?',
        'With a key, 120 a minute that spend credits and 300 other reads. The headers `RateLimit-Remaining` and `RateLimit-Reset` say where you stand.',
      ],
      [
        'What does it cost?',
        `A free account has ${freeMonthlyCredits} credits a month, and a run over the API costs the same as one in the app. More is on the [pricing page](/pricing).`,
      ],
      [
        'May I use the memes commercially?',
        'Yes. The templates were drawn for this project from open-licensed parts. What you write on them is yours, and so is the responsibility for it.',
      ],
    ),
    press('Get a key', '/account/api'),
  ],
)
