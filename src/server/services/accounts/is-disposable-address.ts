import { disposableEmailBlocklist } from 'disposable-email-domains-js'

let domains: ReadonlySet<string> | undefined

/**
 * Whether an e-mail address belongs to a mailbox that is thrown away after minutes: its domain, or one above it, is on
 * the list that npm keeps. Free credits are farmed with them. The list is read on first use.
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
