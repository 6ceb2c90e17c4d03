import { anyOf } from '../../text/pattern'

/** Nouns for what one cannot touch: no review, no interview and no thoughts of theirs. */
const abstractHeads = new RegExp(
  `(?:^|[ -])${anyOf`
    accident, advice, age, apology, argument, art, attempt, attention, birthday, bit, blame, break, breath, call,
    care, career, chance, change, class, compliment, conversation, cost, course, credit, date, day, deal, death, debt,
    degree, dignity, direction, dream, effort, end, english, event, exam, excuse, experience, eye contact, fact, fault,
    favour, favor, feeling, fever, fight, flu, french, front, fun, future, game, goal, half, health, help, history, hit, hold,
    holiday, hope, hour, idea, interest, interview, italian, japanese, job, joke, journey, kind, kiss, loan, symptom, knowledge, language,
    laugh, lesson, level, lie, life, line, look, lot, love, luck, lunch break, marathon, match, maths, matter, meeting,
    memory, mile, mind, minute, mistake, moment, money, month, mood, morning, nap, news, night, noise, note, nothing,
    offer, one, opinion, order, part, party, password, patience, peace, photo shoot, place, plan, point, practice, price,
    problem, progress, promise, promotion, question, race, raise, reason, poetry, record, respect, rest, result, revenge, right,
    road trip, room, round, rule, run, sale, school, score, season, second, secret, sense, shift, shot, show, side, silence,
    sleep, sound, spanish, speech, start, step, story, streak, stress, style, summer, surprise, swim, talk, task, temper,
    test, thing, thought, time, top, tour, training, trip, truth, try, turn, use, vacation, view, viva, visit, voice, walk,
    way, wedding, week, weekend, weight, while, win, winter, wish, word, work, world, year, youth, temperature`}s?$`,
  'i',
)
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i
const body =
  /(?:^| )(?:head|face|eye|hand|arm|leg|foot|feet|back|hair|beard|nose|ear|mouth|heart|brain|name|shoulder|knee|finger|tongue)s?$/i
const abstractEndings = /(?:tion|sion|ness|ism|ance|ence|ship|hood|ment|ity|dom|logy|phy)s?$/i
const measures = anyOf`
  second, minute, hour, day, week, month, year, metre, meter, mile, km, kilometre, kg, kilo, pound, stone, dollar, euro, quid,
  buck, cent, percent, %, degree, time, page, step, floor, lap, level`
const measure = new RegExp(String.raw`^(?:\d\S*|an?|half an?|\w+) ${measures}s?\b|\d|%`, 'i')
/** "Apartment", "cement", "university": things in spite of their endings. */
const concrete =
  /(?:^|[ -])(?:apartment|basement|cement|instrument|ornament|pavement|television|document|parchment|ambulance|fence|violence|station|city|university|battery|appliance)s?$/i

/** True for parts of a person, which have no life of their own. */
export function isBodyPart(bare: string): boolean {
  return body.test(bare)
}

/** True for noun phrases that name something to hold, to see or to stand in. */
export function isThing(bare: string): boolean {
  if (measure.test(bare) || /["]|\b(?:no|any|every|each|other|same|way|else|ME)\b/.test(bare)) return false
  if (days.test(bare)) return false
  return concrete.test(bare) || (!abstractHeads.test(bare) && !abstractEndings.test(bare))
}
