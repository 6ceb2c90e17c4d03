import { foldText } from '../../moderation/fold-text'
import { anyOf, either } from '../../text/pattern'

/** Ways out of a picture: addresses, accounts, codes and advertising, in whatever disguise. */
export type WayOut = 'link' | 'handle' | 'code' | 'advert' | 'hashtag'

const topLevelDomains = anyOf`
  com, net, org, io, app, dev, co, ai, info, biz, shop, store, online, site, website, link, click, xyz, top, live, fun, club, page, blog, news, me, ly, gg, gl, tv, to, cc, sh, so, lol, wtf, sex, porn, bet,
  uk, de, fr, es, it, nl, pl, pt, br, ru, jp, cn, in, eu, us, ca, au, ch, at, se, no, dk, fi`
/** Endings that are no everyday words, so that they tell an address even where its dot is gone. */
const bareDomains = anyOf`com, net, org, gg, xyz`
const services = anyOf`
  insta(?:gram)?, ig, tiktok, snap(?:chat)?, twitter, telegram, whatsapp, discord, onlyfans, venmo, pay ?pal, cash ?app, zelle, patreon, ko-?fi, youtube, twitch, reddit, facebook, fb, linkedin, bluesky, mastodon, signal, kik, skype, wechat`

const link = either(
  /\b(?:h\s?t\s?t\s?p\s?s?|hxxps?|ftps?|mailto|tel|sms|bitcoin)\s?(?::\s?\/?\s?\/?|\/\s?\/)\s?(?=[\w[(])/i,
  // Keys and wallets: long, and of mixed letters and digits.
  /(?<![\p{L}\p{N}])(?=[a-z]{0,40}\d)(?=[a-z\d]{0,40}[A-Z])(?=[A-Z\d]{0,40}[a-z])[a-zA-Z\d]{24,90}(?![\p{L}\p{N}])/u,
  /\bwww\b[\s.]/i,
  /\b(?:bit\.ly|tinyurl|t\.me|discord\.gg|wa\.me|onelink)\b/i,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/,
  /(?<![\w-])[\w-]{1,60}\.onion\b/i,
)
const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{2,63}\.){1,5}${topLevelDomains}(?![\p{L}\p{N}])`,
  'iu',
)
/** A name, an ending and a path, said aloud. */
const spokenLink = new RegExp(String.raw`\b[a-z0-9-]{2,63} (?:${bareDomains}) ?(?:slash|\/) ?\w+`, 'i')
const phone = either(
  /(?<![\d.])\+?\d{1,3}[-\s.]\(?\d{3}\)?[-\s.]\d{3}[-\s.]?\d{4}(?!\d)/,
  /(?<![\d.])\+\d{1,3}(?:[\s().-]?\d){7,12}(?!\d)/,
  /(?<![\d.-])\(?\d{3}\)?[-\s.]\d{3}[-\s.]\d{4}(?!\d)/,
)

/** The marks with which a chat calls everybody are no names. */
const handle = either(
  /(?<![\p{L}\p{N}])@(?!(?:everyone|here|channel|all)\b)[a-z0-9_.][\w.-]+/iu,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w/,
  new RegExp(
    String.raw`\b(?:${services})\s?(?:[:=@]|(?:id|name|handle|tag)\s?:?)\s?(?!\d+\b)[\w.-]{3,}`,
    'i',
  ),
)
/** Formula errors of spreadsheets and colours are no hashtags. */
const hashtag =
  /(?<![\p{L}\p{N}&])#(?!(?:REF|NAME|VALUE|NULL|DIV)\b|(?:[0-9a-f]{3}){1,2}(?![\p{L}\p{N}]))\p{L}[\p{L}\p{N}_]+/u

const codeWord = anyOf`
  [Cc]ode, CODE, [Cc]oupon, [Vv]oucher, VOUCHER, [Pp]romo, PROMO, [Pp]romo code, [Gg]ift card, [Dd]iscount, [Rr]eferral, [Gg]utschein, [Gg]utscheincode, [Rr]abattcode, [Cc]ódigo, [Cc]upón, [Cc]odice, [Cc]ode promo`
/** A word for a code with the code behind it, or letters and digits that can be nothing else. */
const code = new RegExp(
  String.raw`(?<!\p{L})(?:${codeWord})s?\s*(?:is\s|ist\s)?[:=“"'«]?\s*(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9][A-Z0-9-]{3,40}(?!\p{L})`,
  'u',
)
const bareCode = either(
  /(?<![p{L}p{N}])(?!COVID)(?:[A-Z]{4,20}-?\d{2,}|\d{2,4}[A-Z]{4,20})(?![p{L}p{N}])/,
  /(?<![p{L}p{N}-])(?=[A-Z0-9-]{0,40}\d)(?=[A-Z0-9-]{0,40}[A-Z])[A-Z0-9]{3,12}(?:-[A-Z0-9]{3,12}){2,5}(?![p{L}p{N}])/,
)

const advert = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    (?:use|enter|apply|claim|redeem|type) (?:the |my |our |this |your )?(?:promo|discount|coupon|referral|voucher|gift) ?(?:code|card)s?,
    (?:click|tap) (?:here|below) (?:to|for|and), (?:follow|subscribe|sign up|order|download|buy) (?:here|now|below|today for), (?:buy|order|shop) (?:yours|one|it) (?:now|today|online|at),
    (?:visit|follow|like|join|subscribe(?: to)?|check out) (?:our|my) (?:page|channel|site|shop|website|web ?page|store|profile|newsletter|podcast|server|group|stream|youtube|insta\w*|tik ?tok),
    (?:like|smash|hit) (?:and|the) (?:subscribe|like button|bell), (?:follow|add|find|message|text|ping|dm|hit) (?:me|us)(?: up)? (?:on|at) (?:${services}), (?:link|url|address|details|tickets) in (?:the |my |our )?(?:bio|profile|comments|description),
    limited[- ]time offer, (?:get|claim|your|win) free (?:credits|coins|robux|crypto|followers|gift), (?:scan|follow) the (?:qr|code|link) (?:to|for|and|below), free stuff (?:at|here), \d+ ?% off (?:today|now|your|with|at|everything at),
    dm (?:me|us) (?:for|on|at|to), (?:call|text|ring|phone) (?:now|us|me)(?: on| at)?:? \+?\d{3,}, (?:send|donate|transfer) (?:me |us )?(?:money|bitcoin|crypto|\$\d+) (?:to|at|via),
    (?:use|with) (?:my|our) (?:link|code|referral), (?:text|sms|send) \w+ to \d{3,}, join (?:our|my) (?:discord|server|channel|group|community|newsletter|patreon|team on), (?:scan me, qr code (?:below|here|inside)),
    (?:find|follow|catch|see|get) (?:us|me|it|yours|more) (?:\w+ ){0,5}(?:on|at) (?:${services}), (?:follow|find|add) \w+ (?:on|at) (?:${services})`}(?!\p{L})`,
  'iu',
)

/** Spelt-out dots, slashes and ats as the signs that they stand for, and wide letters as plain ones. */
function undisguised(said: string): string {
  return said
    .normalize('NFKC')
    .replace(/[。．｡․]|(?<=\p{L})[·•∙](?=\p{L})/gu, '.')
    .replace(/\s?[([{<]\s?(?:dot|punkt|punto|\.)\s?[)\]}>]\s?/gi, '.')
    .replace(/\s?[([{<]\s?(?:at|@)\s?[)\]}>]\s?/gi, '@')
    .replace(
      new RegExp(
        String.raw`(?<=[a-z0-9]) (?:dot|d0t|punkt|punto) (?=(?:${bareDomains}|io|app|shop|dev|de|fr|es|co|me|ai)\b)`,
        'gi',
      ),
      '.',
    )
    .replace(
      new RegExp(String.raw`(?<=[a-z0-9]{2,}) \. ?(?=(?:${bareDomains}|io|site|shop|app)\b)`, 'gi'),
      '.',
    )
    .replace(/(?<=[a-z0-9]) (?:forward )?slash (?=[a-z0-9])/gi, '/')
}

export function waysOutIn(said: string): WayOut[] {
  const plain = undisguised(said)
  const folded = foldText(plain)
  const ways: WayOut[] = []
  if ([plain, folded].some((text) => [link, domain, spokenLink, phone].some((way) => way.test(text))))
    ways.push('link')
  if (handle.test(plain)) ways.push('handle')
  if (code.test(said) || bareCode.test(said)) ways.push('code')
  if (advert.test(plain)) ways.push('advert')
  if (hashtag.test(said)) ways.push('hashtag')
  return ways
}
