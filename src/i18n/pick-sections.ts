/**
 * Of the whole locale file the named sections. In src/i18n/words a loader of the bundler (scripts/pick-sections.cjs)
 * does this while it builds, so that browsers are sent what was picked and not the file.
 */
export function pickSections<Words extends object, Section extends keyof Words>(
  words: Words,
  sections: readonly Section[],
): Pick<Words, Section> {
  const picked: Partial<Pick<Words, Section>> = {}
  for (const section of sections) picked[section] = words[section]
  return picked as Pick<Words, Section>
}
