import type { Mutant } from './mutant'

const captions = 'tests/integrations/language-model/judged-captions.test.ts'
const moderated = 'tests/integrations/moderation/moderated-writer.test.ts'

/** Words of a language model, and their cost. */
export const modelMutants: Mutant[] = [
  {
    row: 45,
    name: 'model-hints-at-self-harm',
    file: 'src/core/moderation/written/judge-written.ts',
    find: "if (hintsAtSelfHarm(caption)) return 'self-harm'",
    replace: '',
    test: captions,
  },
  {
    row: 45,
    name: 'model-sneers',
    file: 'src/core/moderation/written/judge-written.ts',
    find: 'insultsSomebody(caption) || sneersAtSomebody(caption)',
    replace: 'insultsSomebody(caption)',
    test: captions,
  },
  {
    row: 45,
    name: 'model-disguised-links',
    file: 'src/core/writer/accept/links-and-codes.ts',
    find: 'const plain = undisguised(said)',
    replace: 'const plain = said',
    test: captions,
  },
  {
    row: 45,
    name: 'model-drafts-unread-by-the-service',
    file: 'src/server/integrations/moderation/moderated-writer.ts',
    find: 'Promise.all([allowedOf([meme], moderator), shown])',
    replace: 'Promise.all([allowedOf([meme], offline), shown])',
    test: moderated,
  },
  {
    row: 45,
    name: 'model-reasons-unread',
    file: 'src/server/integrations/moderation/moderated-writer.ts',
    find: '...Object.values(words), footer, wordsByModel && reason]',
    replace: '...Object.values(words), footer]',
    test: moderated,
  },
  {
    row: 46,
    name: 'spending-past-the-cap',
    file: 'src/server/integrations/postgres/postgres-spending-ledger.ts',
    find: 'where s.micro_dollars + excluded.micro_dollars <=',
    replace: 'where 0 <=',
    test: 'tests/services/model-spending.test.ts',
    title: 'is never passed by two processes together',
  },
  {
    row: 46,
    name: 'spending-is-not-reserved',
    file: 'src/server/integrations/language-model/model-budget.ts',
    find: 'if (!reservation) return null',
    replace: 'if (!reservation) return unlimited',
    test: 'tests/integrations/language-model/model-budget.test.ts',
  },
  {
    row: 46,
    name: 'spending-is-not-settled-by-call',
    file: 'src/server/integrations/language-model/models.ts',
    find: '    onReply(reply)\n',
    replace: '',
    test: 'tests/integrations/language-model/spending.test.ts',
  },
]
