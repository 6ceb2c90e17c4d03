import { anyOf } from '../text/pattern'

const inWords = anyOf`
  (?:mother)?fuck\p{L}*, f\*+c?k\p{L}*, fck\p{L}*, (?:bull|dip|horse)?shit\p{L}*, sh\*t\p{L}*, cunts?, bitch(?:es|y|ing)?,
  assholes?, arseholes?, ass, dickheads?, dicks?, pussy, pussies, wank\p{L}*, twats?, cocksuck\p{L}*, whores?, sluts?,
  bastards?, bollocks, jizz, cum, tits,
  scheiss\p{L}*, scheiße\p{L}*, arschloch\p{L}*, fick\p{L}*, gefickt, hurensohn, wichser, fotze\p{L}*,
  merde, putain, connards?, connasses?, salopes?, encule\p{L}*, nique,
  mierda, puta, puto, cabron\p{L}*, cono, gilipollas, joder, pendejo\p{L}*, chinga\p{L}*,
  caralho, porra, foda\p{L}*, buceta,
  merda, cazzo, stronz\p{L}+, vaffanculo, puttan\p{L}+, coglion\p{L}+,
  kurw\p{L}+, chuj\p{L}*, pierdol\p{L}+, jeban\p{L}+, skurwysyn\p{L}*,
  kut, klootzak\p{L}*, godverdomme, kanker\p{L}*, tering\p{L}*,
  siktir\p{L}*, orospu\p{L}*, amina koy\p{L}*, pic kurusu,
  бля\p{L}*, сука, суки, хуй\p{L}*, хуе\p{L}*, пизд\p{L}*, еба\p{L}+, ебан\p{L}*, мудак\p{L}*,
  كس امك, شرموط\p{L}*, عرص,
  चूतिया, मादरचोद, बहनचोद, भोसड़ीके`
/** Languages without spaces between words. */
const anywhere = anyOf`くそったれ, ちんこ, まんこ, 他妈的, 他媽的, 操你, 傻逼, 씨발, 시발, 좆, 개새끼`

/** Strong swearing in folded text. It is drawn for its author, and marked for places that show memes to strangers. */
export const profanity = new RegExp(String.raw`(?<![\p{L}\p{N}])${inWords}(?![\p{L}\p{N}])|${anywhere}`, 'u')
