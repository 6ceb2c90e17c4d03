import { anyOf } from '../../text/pattern'

/** Kinds of living beings that may be joked about in different ways. */
export type Being =
  | 'child'
  | 'animal'
  | 'housemate'
  | 'neighbour'
  | 'relative'
  | 'partner'
  | 'work'
  | 'service'
  | 'person'

const beings: Readonly<Record<Being, RegExp>> = {
  child: whole(anyOf`
    eldest, oldest, youngest, kid, child, children, son, daughter, toddler, baby, twin, teenager, teen, nephew, niece, grandson, granddaughter, pupil,
    student, boy, girl`),
  animal: whole(anyOf`
    cat, kitten, dog, puppy, pup, horse, pony, rabbit, hamster, parrot, budgie, hen, chicken, duck, goose, geese, goat, sheep,
    cow, pig, fish, goldfish, tortoise, turtle, snake, lizard, guinea pig, ferret, spider, wasp, bee, ant, fly, moth, mouse,
    mice, rat, squirrel, fox, foxes, badger, bear, deer, crow, magpie, pigeon, seagull, gull, robin, swan, owl, bird, llama,
    alpaca, donkey, monkey, snail, slug, mosquito`),
  partner: whole(
    anyOf`wife, wives, husband, boyfriend, girlfriend, bf, gf, fiance, fiancee, partner, spouse, crush, date, ex`,
  ),
  housemate: whole(anyOf`flatmate, housemate, roommate, roomie, lodger`),
  neighbour: whole(anyOf`neighbou?r`),
  relative: whole(anyOf`
    mum, mom, mother, mama, ma, dad, father, papa, parent, gran, granny, grandma, grandmother, nan, nana, grandad, grandpa,
    granddad, grandfather, brother, sister, bro, sis, sibling, uncle, aunt, auntie, cousin, in-?law, family, stepdad,
    stepmum, godmother, godfather`),
  work: whole(anyOf`
    boss, manager, colleague, coworker, co-worker, workmate, ceo, cto, cfo, director, intern, supervisor, team leader,
    team lead, teammate, recruiter, hr, new guy, new hire, client, customer, founder, designer, developer, engineer, tester,
    accountant, analyst, receptionist, secretary, consultant, project manager, product manager, team`),
  service: whole(anyOf`
    landlord, landlady, plumber, electrician, builder, roofer, painter, mechanic, locksmith, gardener, cleaner, dentist,
    doctor, nurse, surgeon, vet, therapist, physio, optician, pharmacist, teacher, professor, lecturer, tutor, head teacher,
    headteacher, librarian, coach, trainer, instructor, referee, ref, goalkeeper, goalie, lifeguard, driver, bus driver,
    taxi driver, pilot, conductor, guard, steward, stewardess, flight attendant, waiter, waitress, barista, bartender, chef,
    cook, baker, butcher, barber, hairdresser, stylist, cashier, shop assistant, babysitter, nanny, caretaker, janitor,
    postman, mailman, delivery man, delivery guy, delivery driver, courier, estate agent, realtor, lawyer, solicitor, judge,
    policeman, police officer, cop, officer, inspector, advisor, adviser, agent, priest, vicar, interviewer, examiner, groomer, bouncer, doc, maid, postie, umpire, photographer, tour guide`),
  person: whole(anyOf`
    friend, best friend, mate, buddy, guy, bloke, dude, man, men, woman, women, lady, ladies, gentleman, stranger, tourist,
    guest, host, hostess, bride, groom, best man, bridesmaid, passenger, visitor, drummer, singer, guitarist, pianist, band,
    choir, crew, crowd, snorer, sleeper, bloke, godson, goddaughter, godchild, villager, pensioner, people, someone, somebody, attendant, tenant, hiker, runner, cyclist, jogger, farmer, fisherman,
    influencer, gamer, streamer`),
}

function whole(source: string): RegExp {
  return new RegExp(`(?:^|[ -])${source}s?$`, 'i')
}

/** The kind of being that a noun phrase names by its last word; null for things. */
export function beingOf(nounPhrase: string): Being | null {
  const head = nounPhrase.replace(/ in[ -]law$/i, '').toLowerCase()
  for (const [being, pattern] of Object.entries(beings)) if (pattern.test(head)) return being as Being
  return null
}

/** Plurals without an -s, and words in -s that are none. */
const pluralsWithoutS =
  /(?:^|[ -])(?:people|children|men|women|kids|mice|geese|police|feet|teeth|sheep|parents|twins)$/i
const singularsInS =
  /(?:ss|us|is|bus|gas|lens|christmas|boss|news|series|yes|tennis|physics|maths|mathematics|always|texas|ios|aws)$/i

/** True if a noun is in the plural by its form. */
export function isPluralNoun(noun: string): boolean {
  if (pluralsWithoutS.test(noun) || /men$/i.test(noun)) return true
  return /[a-z]{2}s$/i.test(noun) && !singularsInS.test(noun)
}
