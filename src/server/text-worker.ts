/**
 * The program of a thread that reads, writes and lays out texts: the wiring of that thread, as wire.ts is that of
 * the process. Started by `TextPool`.
 */
import { workerData } from 'node:worker_threads'
import { acceptIdea as checkIdea } from '@/core/visual/visual-idea'
import { acceptMeme } from '@/core/writer/accept/accept-meme'
import { readPrompt } from '@/core/writer/accept/prompt-text'
import { findTemplate, templates } from '@/templates/templates'
import { createBuiltInWriter } from './integrations/built-in-writer/built-in-writer'
import { createEldDetector, createLanguageCheck } from './integrations/built-in-writer/eld-detector'
import { createCanvasLayout } from './integrations/canvas-renderer/canvas-layout'
import { FontLedger } from './integrations/canvas-renderer/font-ledger'
import { createMeasureText } from './integrations/canvas-renderer/measure-text'
import { toldRules } from './integrations/language-model/told-rules'
import { createMiniSearchTemplateSearch } from './integrations/minisearch/minisearch-template-search'
import { createObscenityModerator } from './integrations/moderation/obscenity-moderator'
import type { TextJobs, TextWorkerData } from './integrations/text-threads/text-jobs'

const { fontPackagesDir, fontMemory } = workerData as TextWorkerData
const writer = createBuiltInWriter()
const moderator = createObscenityModerator()
const templateIndex = createMiniSearchTemplateSearch(templates)
const measure = createMeasureText(fontPackagesDir, new FontLedger(fontMemory))
const layout = createCanvasLayout(measure)
const acceptTools = {
  findTemplate,
  measure,
  detectLanguage: createEldDetector(),
  isInLanguage: createLanguageCheck(),
  isSafe: (words: string) => moderator.judgeWritten(words).allowed,
  prompt: readPrompt(toldRules),
}

export const write: TextJobs['write'] = (request) => writer.write(request)

export const writeForTemplate: TextJobs['writeForTemplate'] = async ({ request, templateName }) => {
  const template = findTemplate(templateName)
  if (!template) throw new Error(`There is no template ${templateName}`)
  return writer.writeForTemplate(request, template)
}

export const writeForPicture: TextJobs['writeForPicture'] = ({ request, picture }) =>
  writer.writeForPicture(request, picture)

export const checkTexts: TextJobs['checkTexts'] = (texts) => moderator.checkEach(texts)

export const checkWritten: TextJobs['checkWritten'] = (texts) => moderator.checkWritten(texts)

export const accept: TextJobs['accept'] = async (request) => acceptMeme(request, acceptTools)

export const acceptIdea: TextJobs['acceptIdea'] = async (request) => checkIdea(request, acceptTools)

export const searchTemplates: TextJobs['searchTemplates'] = async (request) =>
  templateIndex.search(request).map(({ name }) => name)

export const { composeMeme, composeMemes, composeUploads, measureMeme, shrinkMeme, composeVisuals } = layout

// Language data, rules and the search index are loaded before the thread says that it is ready.
await write({
  text: 'The first one is always slow.',
  count: 1,
  inputLanguage: 'auto',
  outputLanguage: 'en',
  variation: 0,
  pictures: 'still',
})
await checkTexts(['The first one is always slow.'])
await searchTemplates({ query: 'first', countMax: 1 })
