/** The DOM id of a field, from its name: links of error summaries and reviews lead to it. */
export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`

/** Moves focus to a field, scrolled into view; false when it is not on the page. */
export function focusField(name: string): boolean {
  const element = document.getElementById(fieldId(name))
  if (!element) return false
  // A field in a folded part of the page can take the focus once the part is open.
  const folded = element.closest<HTMLDetailsElement>('details:not([open])')
  if (folded) folded.open = true
  element.scrollIntoView({ block: 'center' })
  showRing(element)
  element.focus({ preventScroll: true })
  return true
}

/** A page that draws a long entry takes some frames until the field is there. */
const MOST_FRAMES = 60

/** Moves focus to a field that is about to appear: it is looked for in each frame, for a second. */
export function focusFieldSoon(name: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (!focusField(name) && frames > 1) focusFieldSoon(name, frames - 1)
  })
}

/** After a click on a link, a browser shows no ring on the radio button that the link focuses. It shows until it is left. */
function showRing(element: HTMLElement): void {
  element.dataset.ring = ''
  element.addEventListener('blur', () => delete element.dataset.ring, { once: true })
}
