/** PG00 of three kinds: the start of what is said once, its end, and the place at which it is meant. */
const SUBSTITUTION = /^PG00([SER])([A-Z0-9]{4})?/

/**
 * The records of a message with repeated data in their places, as CBP expands them before it reads them (chapter, page
 * 70). What is said once goes, and so does a place whose number nothing before it has.
 */
export function expandSubstitutions(images: readonly string[]): string[] {
  const kept = new Map<string, string[]>()
  const expanded: string[] = []
  let open: string[] | undefined
  for (const image of images) {
    const [, kind, number = ''] = SUBSTITUTION.exec(image) ?? []
    if (kind === 'S') {
      open = []
      kept.set(number, open)
    } else if (kind === 'E') open = undefined
    else if (kind === 'R') expanded.push(...(kept.get(number) ?? []))
    else (open ?? expanded).push(image)
  }
  return expanded
}
