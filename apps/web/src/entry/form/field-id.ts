/** The DOM id of a field, from its name: links of error summaries and reviews lead to it. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`

/** Moves focus to a field, scrolled into view; false when it is not on the page. */
export function focusField(name: string): boolean {
  const element = document.getElementById(fieldId(name))
  if (!element) return false
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
  return true
}
