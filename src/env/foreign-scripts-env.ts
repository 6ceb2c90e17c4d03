import { ConfigurationError } from './configuration-error'
import type { ForeignScript, ForeignScriptKind } from './foreign-script'

const variables = {
  tagManager: 'TAG_MANAGER_SCRIPT',
  sessionReplay: 'SESSION_REPLAY_SCRIPT',
  pricingBanner: 'PRICING_BANNER_SCRIPT',
  affiliate: 'AFFILIATE_SCRIPT',
} as const satisfies Record<ForeignScriptKind, string>

/** Nothing in it can end a directive of the content policy or begin another. */
const originShape = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i
const attributeShape = /^(data-[a-z0-9-]+)=(.+)$/
const referralShape = /^referral=([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)$/
const loopbackShape = /^(?:http|ws):\/\/(?:127\.0\.0\.1|localhost)(?=[:/]|$)/

/**
 * The scripts of others that are switched on. Each variable holds words: the script's address, then in any order
 * `data-…=…` attributes, origins that the script loads from and talks to, and for the affiliate programme
 * `referral=name.of.its.variable`.
 *
 * @throws ConfigurationError naming the variable and the word
 */
export function readForeignScripts(given: Record<ForeignScriptKind, string | undefined>): ForeignScript[] {
  return (Object.keys(variables) as ForeignScriptKind[]).flatMap((kind) => {
    const words = given[kind]?.split(/\s+/).filter(Boolean) ?? []
    return words.length === 0 ? [] : [readScript(kind, words)]
  })
}

function readScript(kind: ForeignScriptKind, [address = '', ...words]: string[]): ForeignScript {
  const name = variables[kind]
  const url = URL.parse(address)
  if (!url?.protocol.startsWith('http') || !isAllowed(address) || !originShape.test(url.origin)) {
    throw new ConfigurationError(
      `${name} does not begin with the address of a script, such as https://scripts.example/one.js.`,
    )
  }
  const script: ForeignScript = { kind, src: url.href, attributes: {}, origins: [url.origin] }
  for (const word of words) {
    const [, attribute, value] = attributeShape.exec(word) ?? []
    const [, referral] = referralShape.exec(word) ?? []
    if (attribute && value) script.attributes[attribute] = value
    else if (referral && kind === 'affiliate') script.referralVariable = referral
    else if (originShape.test(word) && isAllowed(word)) script.origins.push(word)
    else {
      throw new ConfigurationError(
        `${name}: "${word}" is neither an origin such as https://collect.example nor an attribute such as data-account=abc.`,
      )
    }
  }
  return script
}

/** Unencrypted scripts come from this machine only, as tests have them. */
function isAllowed(address: string): boolean {
  return /^(?:https|wss):/.test(address) || loopbackShape.test(address)
}
