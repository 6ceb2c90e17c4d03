/** True for a Host header that names this very machine. @param host with or without a port */
export function isLoopbackHost(host: string | null): boolean {
  if (host === null) return false
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name)
}
