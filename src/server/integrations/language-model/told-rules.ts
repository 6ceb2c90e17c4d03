import { smallInstructions } from '@/core/writer/small-prompt'
import { themedRules } from './themed-prompt'
import { visualRules } from './visual-prompt'
import { promptRules } from './write-prompt'

/** The rules of all prompts. Captions that repeat six words of them are refused. */
export const toldRules = [promptRules, themedRules, visualRules, smallInstructions].join('\n')
