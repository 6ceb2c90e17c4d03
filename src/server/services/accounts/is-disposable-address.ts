import { disposableEmailBlocklist } from 'disposable-email-domains-js'

let domains: ReadonlySet<string> | undefined

/**
 * True for addresses of throwaway mailboxes, which are used to farm free credits: the domain, or one above it, is on
 * the list. The list is read on first use.
 *
 * @param address with or without a name before the `@`
 */
export function isDisposableAddress(address: string): boolean {
  domains ??= new Set(disposableEmailBlocklist())
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .split('.')
  // `a.b.example.com`, `b.example.com`, `example.com`: never a whole country.
  return labels.some((_, start) => start < labels.length - 1 && domains?.has(labels.slice(start).join('.')))
}
