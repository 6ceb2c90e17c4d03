/** Countries by currency; for other countries prices keep their own currency. */
const countries: Readonly<Record<string, string>> = {
  usd: 'US PR EC SV PA',
  eur: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK',
  gbp: 'GB IM JE GG',
  aud: 'AU',
  brl: 'BR',
  cad: 'CA',
  chf: 'CH LI',
  czk: 'CZ',
  dkk: 'DK GL FO',
  huf: 'HU',
  inr: 'IN',
  jpy: 'JP',
  krw: 'KR',
  mxn: 'MX',
  nok: 'NO',
  nzd: 'NZ',
  pln: 'PL',
  ron: 'RO',
  sek: 'SE',
  sgd: 'SG',
  try: 'TR',
  zar: 'ZA',
}

const currencyOfCountry = new Map(
  Object.entries(countries).flatMap(([currency, names]) =>
    names.split(' ').map((country) => [country, currency] as const),
  ),
)

/** Headers in which proxies note the visitor's country. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code']

/**
 * The currency of a visitor among those that are offered, lower case: by the country that a proxy in front reports,
 * else by the regions of their languages. Null where neither says one that is offered.
 */
export function visitorCurrency(
  headers: { get(name: string): string | null },
  offered: readonly string[],
): string | null {
  const reported = countryHeaders.map((name) => headers.get(name)?.toUpperCase() ?? '')
  const places = [...reported, ...regionsOf(headers.get('accept-language') ?? '')]
  const currencies = places.map((country) => currencyOfCountry.get(country))
  return currencies.find((currency) => currency !== undefined && offered.includes(currency)) ?? null
}

const languagesMax = 5

/** `de-AT,de;q=0.9,en` to AT, DE, US: a language without a region counts for where most of its speakers are. */
function regionsOf(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',', languagesMax)
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .flatMap((tag) => {
      try {
        return new Intl.Locale(tag).maximize().region ?? []
      } catch {
        return []
      }
    })
}
