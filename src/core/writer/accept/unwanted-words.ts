import { type WayOut, waysOutIn } from './links-and-codes'
import { peopleNamedIn } from './people-named'
import { type PromptWords, repeatsPrompt } from './prompt-text'

/** Things that a model must not write into somebody's meme, however harmless the words are. */
export type UnwantedWords = WayOut | 'name' | 'prompt-text'

/** Links, handles, codes, pieces of the prompt, and names of people that the user's own text has not. */
export function unwantedIn(
  said: string,
  { text, prompt }: { text: string; prompt: PromptWords },
): UnwantedWords[] {
  const own = text.toLowerCase()
  const faults: UnwantedWords[] = [...waysOutIn(said)]
  if (peopleNamedIn(said).some((name) => !own.includes(name.toLowerCase()))) faults.push('name')
  if (repeatsPrompt(said, prompt)) faults.push('prompt-text')
  return faults
}
