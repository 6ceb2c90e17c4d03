import type { Mood } from './reading'

const good =
  /\b(?:got promoted|promot(?:ed|ion)|found|won|win|finally (?:finished|done|booked|works?)|passed|succe\w+|first try|no errors|free|bonus|holiday|vacation|weekend|friday|birthday|love|best|early|yay|approved|payday|cake|perfect|awesome|great news|celebrat\w+)\b/i
const bad =
  /\b(?:fail\w*|broke\w*|break\w*|bug\w*|crash\w*|lost|lose|late|deadline\w*|died|dead|never|no one|nobody|can't|cannot|won't|doesn't|isn't|wrong|worst|hate|angry|mad|tired|exhaust\w*|sick|rain\w*|bill\w*|den(?:y|ies|ied)|fired?|layoff\w*|overtime|stuck|missing|missed|forgot\w*|deleted|accident\w*|alarm|exam|tax\w*|debt|monday|meeting\w*|waiting|again|down|spam|printer|wasn't|asked for|stop|problem\w*|disaster|panic|blam\w+|mute|without|but|awkward|not)\b/i

/** Whether the text tells good or bad news; bad wins, because good news in bad company is a joke about the bad. */
export function detectMood(text: string): Mood {
  if (bad.test(text)) return 'bad'
  return good.test(text) ? 'good' : 'neutral'
}
