/** What stands in a field when its form is sent: also what a password manager filled in before the page was ready. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
