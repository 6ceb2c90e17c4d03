import type { Mood } from '../book'

const good =
  /\b(?:promoted|found|won|finally (?:finished|done|booked|works?|fixed|passed)|passed|succe\w+|first try|no errors|bonus|yay|approved|awesome|great news|celebrat\w+|got (?:the|a) (?:job|raise|promotion|dog|puppy|cat|flat(?! t[iy]re)|house)|leaves early|for free)\b/i
const bad =
  /\b(?:fail\w*|broke\w*|break\w*|bug\w*|crash\w*|lost|lose|late|deadline\w*|died|dead|never|no one|nobody|can't|cannot|won't|doesn't|isn't|wrong|worst|hate|angry|mad|tired|exhaust\w*|sick|rain\w*|bill\w*|den(?:y|ies|ied)|fired?|layoff\w*|overtime|stuck|missing|missed|forgot\w*|deleted|accident\w*|alarm|exam|tax\w*|debt|monday|meeting\w*|waiting|again|down|spam|printer|wasn't|asked for|stop|problem\w*|disaster|panic|blam\w+|mute|without|but|awkward|not)\b/i

/** Whether the text tells good or bad news; bad wins, because good news in bad company is a joke about the bad. */
export function detectMood(text: string): Mood {
  if (bad.test(text)) return 'bad'
  return good.test(text) ? 'good' : 'neutral'
}
