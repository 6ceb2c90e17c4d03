import { anyOf } from '../../text/pattern'

/** A model's words about itself or its task, when it falls out of its part. */
const promptTalk = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    (?:as|i am|i'm|i was|just|being) (?:an? )?(?:ai|large language|language|ai language|chat) ?(?:model|assistant|bot|system), (?:i am|i'm|as) an ai,
    (?:my|this|its) (?:system|developer|hidden|initial|original|secret) (?:prompt|message|instructions?), my (?:instructions|guidelines|programming|training data) (?:say|says|are|tell|forbid|do not|don't|prevent),
    (?:ignore|disregard|forget|override|bypass|obey|follow) (?:all |any |every )?(?:of )?(?:the |my |your |these )?(?:previous|prior|above|earlier|preceding|system|following) (?:instructions?|rules?|prompts?|messages?|text|commands?),
    (?:here are|these are|i follow|i obey|repeat|reveal|print|show|leak) (?:my|the|your) (?:instructions|rules|prompt|system), my instructions:,
    (?:do not|don't|never) (?:obey|follow|execute) (?:the |any |this )?(?:text|commands?|instructions?|what stands) (?:between|inside|in|within|above|below),
    (?:text|words|string|sentence) between (?:the |these )?(?:tags|text tags|brackets),
    i (?:cannot|can't|can not|am unable to|am not able to|won't|will not) (?:comply|assist|help (?:you )?with (?:that|this)|generate|fulfil\w*|write (?:that|this|jokes|memes) about|joke about (?:that|this)|make (?:jokes|memes) about|create (?:content|memes)),
    (?:i was|i've been|i have been|i am|i'm) (?:told|asked|instructed|prompted|programmed|trained|only allowed|not allowed|supposed) to (?:write|make|create|generate|answer (?:in|with)|output|avoid|never) (?:\w+ )?(?:memes?|jokes?|captions?|json|content|names|brands),
    you are (?:now )?(?:an? )?(?:helpful|harmless|ai|jailbroken|unrestricted|uncensored) (?:assistant|model|ai|chatbot), you are now (?:an? (?:ai|assistant|model|chatbot)|in (?:developer|dan|evil|god) mode|free (?:of|from) (?:all|your)),
    write \w+ memes? (?:on|about|for) \w+ templates?, (?:memes?|captions?) (?:on|for) \w+ templates?, you write (?:memes|for a meme page),
    (?:system|assistant|user|developer) ?: ?(?:you|i|ignore|sure|write|the user), the (?:user|stranger)'?s? (?:text|input|prompt|request|sentence) (?:is|was|says|asks|tries),
    (?:sure|of course|certainly|okay|absolutely|happy to help)[!.:]? here (?:are|is|come) (?:\w+ ){0,4}(?:memes?|captions?|jokes?|json), (?:begin|end|raw|valid) json, assistant: i, my (?:guidelines|policy|policies|rules) (?:tell|forbid|do not|don't|prevent|require|keep),
    (?:output|answer|respond|reply) (?:only )?(?:in|with|as) (?:valid )?json, json (?:string|object|schema)`}(?!\p{L})`,
  'iu',
)
/** Marks of the form in which prompt and answer are written. */
const slotKind = anyOf`label, bubble, thought, sign, panel`
const field = anyOf`premise, templateId, captions, header, engine, slot`
const promptForm = new RegExp(
  anyOf`
    †, \btemplate_?id\b, \bjokeShape\b, [{,]\s?["“”']\w{1,40}["“”']\s?:, ["“”](?:elements|captions|premise|engine|slot)["“”]\s?:,
    <\/?(?:text|think|system|user|assistant)>, <\|\w{1,40}\|>, \[\/?INST\],
    [★✗]\s?\w{1,40} \(${slotKind}\b, \(${slotKind},\s?\d+\), \b${field}(?:,)\s${field}\b`,
  'i',
)
/** Engines and kinds of joke as the prompt lists them. */
const listSign = /(?<!\p{L})[\p{L}-]{2,30} · [\p{L}-]{2,30} · \p{L}/u

/** Words in a row that a caption may share with the prompt. */
const sharedWordsMax = 5
/** A caption of so many words may not stand in the prompt as a whole. */
const wholeWordsMin = 5

/** The prompt as captions are held against it. */
export interface PromptWords {
  /** Runs of six words. */
  runs: ReadonlySet<string>
  /** All words, one space between them and around them. */
  whole: string
}

export const noPrompt: PromptWords = { runs: new Set(), whole: '' }

export function readPrompt(text: string): PromptWords {
  const words = plainWords(text)
  return { runs: new Set(runsOf(words)), whole: ` ${words.join(' ')} ` }
}

/** True where words repeat a part of the prompt, or speak of prompts and instructions as a model does. */
export function repeatsPrompt(said: string, prompt: PromptWords): boolean {
  const plain = said.replaceAll('’', "'")
  if (promptTalk.test(plain) || promptForm.test(said) || listSign.test(said)) return true
  if (runsOf(plainWords(said)).some((run) => prompt.runs.has(run))) return true
  return said.split('\n').some((caption) => {
    const words = plainWords(caption)
    return words.length >= wholeWordsMin && prompt.whole.includes(` ${words.join(' ')} `)
  })
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(sharedWordsMax).map((_, at) => words.slice(at, at + sharedWordsMax + 1).join(' '))
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  )
}
