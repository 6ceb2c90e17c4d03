import type { TextToMemeOutput } from '@/contracts/text-to-meme'

interface CallParts {
  /** Origin of the installation, without a trailing slash. */
  siteUrl: string
  /** Name of the environment variable that holds the key. */
  variable: string
  /** The whole key, while it may be shown; otherwise the example reads the variable. */
  key?: string | undefined
}

const path = '/api/v1/meme/text-to-meme'
const body = { text: 'Monday, again', maxDimension: 800, count: 3 }

/** The environment variable that the examples read, named after the brand: `QUIPSMITH_KEY`. */
export function keyVariable(brandName: string): string {
  const name = brandName
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return /^[A-Z]/.test(name) ? `${name}_KEY` : 'MEME_API_KEY'
}

/** A call for a POSIX shell, fully quoted. */
export function curlSample({ siteUrl, variable, key }: CallParts): string {
  return [
    `curl ${siteUrl}${path} \\`,
    `  -H "Authorization: Bearer ${key ?? `$${variable}`}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n')
}

/** The same call for Node as a module. */
export function fetchSample({ siteUrl, variable, key }: CallParts): string {
  const token = key ? key : `\${process.env.${variable}}`
  const quote = key ? "'" : '`'
  return `const response = await fetch('${siteUrl}${path}', {
  method: 'POST',
  headers: {
    Authorization: ${quote}Bearer ${token}${quote},
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    text: '${body.text}',
    maxDimension: ${body.maxDimension},
    count: ${body.count},
  }),
})
const answer = await response.json()
if (!response.ok) throw new Error(answer.message)
for (const meme of answer.results) console.log(meme.imageUrl)`
}

/** The answer, shortened to one meme. The ids are made up. */
export function sampleAnswer(siteUrl: string, brandName: string): TextToMemeOutput {
  return {
    promptId: '0f9d2c0e-6a3b-4a55-9a0e-2f4f0c9b7d11',
    results: [
      {
        id: '5f1c9f0a-8a3e-4d0c-b7d6-1f6a2b3c4d5e',
        promptId: '0f9d2c0e-6a3b-4a55-9a0e-2f4f0c9b7d11',
        imageName: 'line-goes-up',
        imageUrl: `${siteUrl}/i/7QpX2mVd9KfR4tLcWz1sBn.png`,
        shareUrl: null,
        captions: [
          {
            slot: 'bottom',
            text: 'Progress',
            x: 40,
            y: 480,
            width: 720,
            height: 96,
            fontSize: 64,
            fontFamily: 'Baloo 2',
            color: '#1B1B22',
            strokeColor: null,
            align: 'center',
            rotateAngle: 0,
          },
        ],
        header: null,
        footer: null,
        width: 800,
        height: 600,
        pictureHeight: 600,
        watermark: brandName,
        animated: false,
        motion: null,
        altText: 'A chart that rises… The proud name for it: “Progress”.',
        reason: 'you have a new name for it.',
        starred: false,
        createdAt: '2026-11-21T09:30:00.000Z',
        updatedAt: '2026-11-21T09:30:00.000Z',
      },
    ],
    credits: { total: 20, used: 1, remaining: 19, periodEnd: '2026-12-01T00:00:00.000Z' },
  }
}
