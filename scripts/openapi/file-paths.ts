import { z } from 'zod'
import { dimensionPxMax } from '@/contracts/limits'
import { TemplateImageInput } from '@/contracts/template-image'
import { references } from './describe-failures'

const { description, maxLength } = z.toJSONSchema(TemplateImageInput.shape.texts.valueType)
const words = { type: 'string', maxLength, description } as const
const file = { schema: { type: 'string', format: 'binary' } } as const

/** Addresses that answer with a file instead of JSON, as OpenAPI describes them: they are no procedures. */
export const filePaths = {
  '/meme/image/{file}': {
    get: {
      operationId: 'meme-image',
      tags: ['Memes'],
      summary: 'A template with your words, from its address alone',
      description:
        'Needs no key. Words stand in the query: text.{slot} for each slot of the template, header and footer for bars. Without words the template is blank; with words it bears the watermark. A picture may be kept for an hour.',
      security: [],
      parameters: [
        {
          name: 'file',
          in: 'path' as const,
          required: true,
          description: 'Name of the template and one of .png, .jpg, .webp, .gif: nope-yep.png',
          schema: { type: 'string' as const },
        },
        {
          name: 'text',
          in: 'query' as const,
          description: 'One parameter for each slot: text.reject=Mondays',
          style: 'form' as const,
          explode: true,
          schema: { type: 'object' as const, additionalProperties: words },
        },
        { name: 'header', in: 'query' as const, schema: words },
        { name: 'footer', in: 'query' as const, schema: words },
        {
          name: 'language',
          in: 'query' as const,
          description: 'Of the words: en, pt-BR',
          schema: { type: 'string' as const },
        },
        {
          name: 'width',
          in: 'query' as const,
          description: 'px of the whole picture; up to 320 for a thumbnail',
          schema: { type: 'integer' as const, minimum: 16, maximum: dimensionPxMax },
        },
        {
          name: 'maxBytes',
          in: 'query' as const,
          description:
            'Of a picture that moves: fewer colours, then frames, then pixels keep it within; 2 MiB when absent',
          schema: { type: 'integer' as const, minimum: 20_000, maximum: 20_000_000 },
        },
      ],
      responses: {
        200: {
          description: 'The picture',
          content: {
            'image/png': file,
            'image/jpeg': file,
            'image/webp': file,
            'image/gif': file,
          },
        },
        304: { description: 'You have it already' },
        ...references([
          'BAD_REQUEST',
          'NOT_FOUND',
          'CONTENT_BLOCKED',
          'RATE_LIMITED',
          'SERVICE_UNAVAILABLE',
          'INTERNAL',
        ]),
      },
    },
  },
  '/account/export': {
    get: {
      operationId: 'account-export',
      tags: ['Account'],
      summary: 'Everything that is yours, as a zip',
      description:
        'Your details, plan, credits, prompts, memes, visuals, own pictures, starred templates and audit log as JSON, and every picture as a file. The zip is written while you read it, so its length is not known before. A picture that cannot be drawn is named in left-out.json. One export at a time; it counts as a call that spends credits, and costs none.',
      security: [{ Authorization: [] }],
      responses: {
        200: {
          description: 'The zip',
          headers: {
            'Content-Disposition': {
              description: 'A name to save it under: attachment; filename="account.zip"',
              schema: { type: 'string' as const },
            },
          },
          content: { 'application/zip': file },
        },
        ...references(['UNAUTHORIZED', 'CONFLICT', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL']),
      },
    },
  },
}
