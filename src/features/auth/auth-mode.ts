/** The modes of the form on the sign-in page. */
export const authModes = ['sign-in', 'sign-up', 'link', 'forgot'] as const
export type AuthMode = (typeof authModes)[number]

export function readAuthMode(text: string | undefined): AuthMode {
  return authModes.find((mode) => mode === text) ?? 'sign-in'
}

export function modeAddress(mode: AuthMode, next: string): string {
  const query = new URLSearchParams(mode === 'sign-in' ? { next } : { mode, next })
  return `/login?${query}`
}

export function hasPassword(mode: AuthMode): boolean {
  return mode === 'sign-in' || mode === 'sign-up'
}
