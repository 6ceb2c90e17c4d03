import path from 'node:path'
import { acceptIdea } from '@/core/visual/visual-idea'
import { acceptMeme } from '@/core/writer/accept/accept-meme'
import { readPrompt } from '@/core/writer/accept/prompt-text'
import { createEldDetector, createLanguageCheck } from '@/server/integrations/built-in-writer/eld-detector'
import { processFonts } from '@/server/integrations/canvas-renderer/font-ledger'
import { createMeasureText } from '@/server/integrations/canvas-renderer/measure-text'
import { toldRules } from '@/server/integrations/language-model/told-rules'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import type { MemeAcceptor } from '@/server/services/ports/meme-acceptor'
import type { IdeaAcceptor } from '@/server/services/ports/visual-writer'
import { findTemplate } from '@/templates/templates'

const moderator = createObscenityModerator()
const tools = {
  findTemplate,
  measure: createMeasureText(path.resolve('node_modules/@fontsource'), processFonts),
  detectLanguage: createEldDetector(),
  isInLanguage: createLanguageCheck(),
  isSafe: (words: string) => moderator.judgeWritten(words).allowed,
  prompt: readPrompt(toldRules),
}

/** Accepts as the text threads do, in the thread that calls it. */
export const acceptor: MemeAcceptor & IdeaAcceptor = {
  accept: async (request) => acceptMeme(request, tools),
  acceptIdea: async (request) => acceptIdea(request, tools),
}
