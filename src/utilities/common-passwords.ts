/**
 * The passwords that attackers try first. A word of the list is refused as it stands, with digits or signs around it,
 * and in the usual disguises (p4ssw0rd). Runs on the keyboard, repetitions and bare numbers are refused too. Capitals
 * and signs are never required: three random words are fine.
 */
const commonWords = new Set(
  `
  abcd abcdef abcdefg abcdefgh about access account action admin administrator adventure airplane alaska
  alexander alexandra always amanda america american andrea andrew angel angela angels animal anthony
  anything apple apples april ashley august austin australia autumn awesome babygirl backup badboy banana
  barbara baseball basket basketball beautiful beauty because believe benjamin berlin bigdaddy bigdog
  birthday black blackcat blessed blessing blink blood blossom blue bonjour boomer boston brandon brasil
  brazil brother bubble bubbles buddy business butter buttercup butterfly camera camille canada candy
  captain carlos caroline casino catherine challenge champion changeit changeme changethis charles charlie
  charlotte cheese cherry chester chicago chicken chocolate chris christian christine christmas christopher
  classic claudia coffee college colorado computer connect control cookie cookies cool corona country cowboy
  crazy cream creative cricket crystal customer daddy daisy dallas dance dancer daniel daniela danielle
  database david december default defender delete demo denise dennis desktop destiny detroit devil diamond
  digital direct doctor dolphin dolphins domain dominic donald dragon dragons dream dreamer dreams driver
  eagle eagles edward elephant elizabeth emergency empire energy england enter enterprise eternal eternity
  europe everyone example explorer extreme faith falcon family fantasy farmer fashion father february
  fireman fishing florida flower flowers football forever forget fortune france francis frank freedom friday
  friend friends frog galaxy garden gateway gemini general george georgia germany ginger girls gloria
  goddess godislove golden goldfish golf golfer goodluck gorgeous grace grandma green guest guitar hallo
  hammer handsome happiness happy hardcore hawaii heart hearts heather heaven hello helloworld helpme hockey
  holiday holland home honey hongkong horses hotdog house houston hunter hunting iloveme iloveu iloveyou
  imagine infinite infinity ingrid inside internet inthe ireland isabella island istanbul italia jasmine
  jennifer jeremy jessica jesus johnny jonathan joseph joshua juliana june junior jupiter justice justin
  karina katherine killer king kingdom kitten kitty knight knights krishna ladies lauren leather legend
  lemon letmein letmeinnow liberty lifehack lights lillian live login loginme london lonely looking lorraine
  love lovely loveme lover loveyou lucky madison maggie magic manager marina marine market martin master
  matthew maxwell melanie melissa mercury merlin mexico michael michelle midnight miller million mobile
  modern monday money monika monkey monster montana moonlight mother mountain movies music myself natalie
  nathan naughty network newyork nicholas nicole night ninja nobody nothing november number october office
  oliver online opensesame orange orlando pacific pakistan panda panther paradise parker pass passcode
  passion passphrase passw passwd password passwort patricia patrick peaches peanut pepper personal philip
  phoenix photo picture pineapple pirate pizza platinum please poland police popcorn power precious
  president prince princesa princess private purple qazwsx qazwsxedc qwer qwert qwerty qwertyui qwertyuiop
  qwertz qwertzuiop rabbit rachel racing radio rainbow ranger raven rebecca remember robert rocket root
  rosebud runner russia sakura samantha sandra saturn school scooter scorpion scotland sebastian secret
  secure security september server service seven shadow shannon silver simple sister skater smile smiley
  smokey snowball soccer softball soldier someone something sophie spartan speedy spider spirit spring star
  starlight start stella stephanie steven student sugar summer sunday sunflower sunny sunset sunshine
  superstar support surfer survivor sweet sweetheart sweetie sweety sydney system taylor teacher telephone
  temp tempo tequila test tester testing testtest thailand thankyou thomas thunder thursday tiffany tiger
  tigers timothy tinker tomato topsecret travel trouble trustme trustno tuesday turtle unicorn universe
  unknown valentin valentina vampire vanessa veronica victor victoria viking vincent violet virginia volcano
  volleyball wednesday welcome welcomeback whatever white wildcat william winner winston winter wisdom
  wizard wolf wonder wonderful work xavier xsw yellow yourname zaq zxcv zxcvb zxcvbn zxcvbnm
  `.match(/\S+/g),
)

/** Letters and digits in turn, which no rule below finds. */
const commonMixtures = new Set(
  'abc12345 abc123456 123abc456 q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 zaq12wsx zaq1zaq1 xsw21qaz 1qaz2wsx! 1q2w3e4r! asd12345 aa123456 aa12345678 qwe12345 qwe123qwe asd123asd zxc123zxc 1a2b3c4d pass1234word go2hell l33t1337'.split(
    ' ',
  ),
)

const keyboardRuns = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
]

/** Whoever types more of the same has thought of a length that nobody knows. */
const repeatedCharsMax = 24

const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** True for passwords that attackers try first, in any case. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  return (
    commonMixtures.has(text) ||
    isCommonWord(text) ||
    isRepetition(text) ||
    isRun(text) ||
    /^\d{1,10}$/.test(text)
  )
}

/** A common word, alone or between digits and signs. */
function isCommonWord(text: string): boolean {
  const bare = text.replace(/^[^a-z@$]+|[^a-z]+$/g, '')
  const plain = text
    .replace(/[@4013!$57]/g, (sign) => disguises[sign] ?? sign)
    .replace(/^[^a-z]+|[^a-z]+$/g, '')
  const undisguised = text.replace(/[\d\W_]+$/, '').replace(/[@4013!$57]/g, (sign) => disguises[sign] ?? sign)
  return [bare, plain, undisguised].some(
    (word) => commonWords.has(word) || commonWords.has(word.replace(/1/g, 'l')),
  )
}

/** `aaaaaaaa`, `abcabcabc`, `12341234`: a piece of up to six characters, again and again, but not for ever. */
function isRepetition(text: string): boolean {
  return text.length <= repeatedCharsMax && /^(.{1,6}?)\1+.?$/.test(text)
}

/** A walk along keys that lie side by side, forwards or backwards, maybe with a few digits behind. */
function isRun(text: string): boolean {
  const walk = text.replace(/(?<=[a-z])\d{1,4}[!.?]?$/, '')
  const reversed = [...walk].reverse().join('')
  return walk.length >= 4 && keyboardRuns.some((run) => run.includes(walk) || run.includes(reversed))
}
