import { anyOf } from '../../text/pattern'
import { foldText } from '../fold-text'

const persons = anyOf`people, persons?, folks?, guys?, m[ae]n, wom[ae]n, girls?, boys?, kids?, child(?:ren)?, families, community, neighbou?rs?`
const mention = new RegExp(
  `(?<![\\p{L}\\p{N}])${anyOf`
    muslims?, moslems?, islam\w*, jews?, jewish, judaism, hindus?, sikhs?, catholics?, mormons?, gyps(?:y|ies), roma, romani, romanians?, albanians?, bulgarians?, pakistanis?, afghans?, somalis?, nigerians?, syrians?, palestinians?, israelis?,
    asians, mexicans, africans, arabs, indians, latin[oa]s, the chinese, homosexuals?, gays, lesbians?, transgender\w*, transsexuals?, queers,
    immigrants?, migrants?, foreigners, refugees?, asylum seekers?, autistics?, the disabled, the mentally ill, the elderly, the homeless, the unemployed, old farts, blondes,
    (?:black|white|brown|asian|arab|african|mexican|gay|lesbian|trans|disabled|autistic|deaf|blind|fat|obese|overweight|homeless|mentally ill|muslim|jewish|foreign) ${persons}`}(?![\\p{L}\\p{N}])`,
  'gu',
)

/**
 * True where a caption speaks of a group that the user's own text does not name. A model has no need to bring one up, and
 * rules cannot tell a kind word about a group from a cruel one.
 */
export function bringsUpGroup(said: string, text: string): boolean {
  const own = foldText(text)
  return (foldText(said).match(mention) ?? []).some((group) => !own.includes(group.replace(/s$/, '')))
}
