import { stemWord } from './stem-word'

/** Words that hardly tell one template from another; they stand behind the words beside them. */
const faintWords: ReadonlySet<string> = new Set(
  'after again always before another back bad begin big call change come day do entire ever everyone everybody far few finally first front go good great guy happen hear himself hold hour just keep kind know lady last later leave left less little long lot man many mean mind moment myself never new next nice nobody now old only open other own part people person place put quite ready really right room run same say see seem set side sit small somehow sort stand start stay still stop sudden take talk tell thing think time today together try turn two type use walk way wear while whole woman word world wrong year yet'
    .split(' ')
    .map(stemWord),
)

/** @param stem of an English word */
export function isFaint(stem: string): boolean {
  return faintWords.has(stem)
}
