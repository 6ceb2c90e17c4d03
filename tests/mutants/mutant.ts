/** A protection removed from the source, and the test that must fail without it. */
export interface Mutant {
  /** Row of docs/security.md that promises the protection. */
  row: number
  /** Unique, in kebab case: `npm run test:mutants -- --only <name>` runs this one. */
  name: string
  /** File that is changed: source, migration or configuration. */
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  replace: string
  /** File that row names in the table, of the unit or the database tests. */
  test: string
  /** Full or partial title of the test that must fail; any test of the file, if left out. */
  title?: string
}
