/** Third-party scripts that an installation may switch on. @see spec §1 */
export type ForeignScriptKind = 'tagManager' | 'sessionReplay' | 'pricingBanner' | 'affiliate'

/** Settings that a page needs to load the script. */
export interface LoadableScript {
  kind: ForeignScriptKind
  /** Absolute address of the script. */
  src: string
  /** `data-…` attributes of its element. */
  attributes: Record<string, string>
}

export interface ForeignScript extends LoadableScript {
  /** Origins it may load from and talk to, its own first; `https://*.…` stands for subdomains. */
  origins: string[]
  /** Dotted name of the variable in which the affiliate programme leaves the referrer. */
  referralVariable?: string
}
