import { describe, expect, it } from 'vitest'
import { readStartConfiguration } from '../../scripts/start/start-configuration'

const project = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
}
type Name = keyof typeof project
const names = Object.keys(project) as Name[]

describe('the sign-in that a start chooses', () => {
  it('is the built-in one where nothing is said, and the project where all of it is', () => {
    expect(readStartConfiguration({}).sandboxAuth).toBe(true)
    expect(readStartConfiguration(project).sandboxAuth).toBe(false)
  })

  it.each(names.flatMap((name) => [[name], names.filter((other) => other !== name)]))(
    'is refused where only half is said: %s',
    (...given) => {
      const half = Object.fromEntries(given.map((name) => [name, project[name as Name]]))
      expect(() => readStartConfiguration(half)).toThrow(/set all three for a Supabase project/)
    },
  )

  it('is refused where a project is named and the built-in one is wanted', () => {
    expect(() => readStartConfiguration({ ...project, SANDBOX_AUTH: 'on' })).toThrow(/unset one of them/)
  })

  it('is refused where the address is none', () => {
    const wrong = { ...project, NEXT_PUBLIC_SUPABASE_URL: 'project' }
    expect(() => readStartConfiguration(wrong)).toThrow(/is not an address/)
  })
})
