import { anyOf } from '../text/pattern'

const qualities = anyOf`
  black, brown, white, asian, arab, african, indian, mexican, chinese, jewish, muslim, hindu, christian,
  gay, lesbian, bi, queer, trans, transgender, non-?binary, disabled, deaf, blind, autistic, mentally ill,
  homeless, foreign, poor, elderly, roma, immigrant, refugee`
const persons = anyOf`
  people, persons?, folks?, m[ae]n, wom[ae]n, girls?, boys?, kids?, child(?:ren)?, guys?, couples?, families, students?`

/** People whom hatred picks out, as English names them: a part of a pattern over folded text. */
export const protectedGroups = anyOf`
  jews?, jewish people, muslims?, moslems?, christians, catholics, hindus, sikhs, buddhists,
  arabs?, blacks, asians, africans, mexicans, latin[oa]s, hispanics, indians, pakistanis, chinese, japanese, koreans,
  turks, kurds, russians, ukrainians, poles, romanians, syrians, afghans, somalis, nigerians, haitians, israelis,
  palestinians, americans, germans, italians, albanians, gypsies, roma,
  immigrants?, migrants?, refugees?, foreigners, asylum seekers, illegals, natives, aboriginals,
  gays?, gay people, lesbians?, bisexuals, homosexuals?, transgenders, transsexuals, trans people, queers,
  women, females, feminists, disabled, cripples, autists, autistics, (?:the )?homeless, old people, fat people,
  ${qualities} ${persons}`

/** Further people whom a threat may be meant for. */
export const otherPeople = anyOf`
  men, whites, people, humans, teachers?, students, pupils, politicians?, cops?, police(?:men)?, police officers,
  nurses?, doctors, journalists?, reporters?, landlords?, lawyers?, judges?, voters, liberals, democrats,
  republicans, conservatives, communists, vegans, christians, priests, everyone, everybody, kids, children,
  neighbou?rs?, classmates, co-?workers, colleagues, family, parents, bosses, managers, (?:the )?president,
  prime minister, mayor`

const kin = anyOf`
  boss, wife, husband, ex, ex-?(?:wife|husband|girlfriend|boyfriend), neighbou?rs?, teachers?, girlfriend,
  boyfriend, mother, father, mom, mum, dad, brother, sister, son, daughter, classmates?, co-?workers?,
  colleagues?, parents?, family, kids?, children, landlord, roommate, manager, uncle, aunt, cousin, partner`

/** A person in particular. */
export const somebody = `(?:you|u|ya|him|her|them|all of (?:you|them)|everyone|everybody|(?:my|your|his|her|their|our|the|that|this|these|those) (?:\\w+ )?${anyOf`${kin}, guy, man, woman, girl, boy, bitch, bastard, asshole, people, kids, family, president`}(?!'s| of | fight)\\b)`
