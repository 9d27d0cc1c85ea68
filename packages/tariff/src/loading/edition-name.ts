/** 'HTS 2026 Rev 21' or 'HTS 2026 Basic'. */
export const editionName = (year: string, revision?: string): string =>
  revision ? `HTS ${year} Rev ${revision}` : `HTS ${year} Basic`

const RELEASE = /^(\d{4})HTS(?:Basic(?:Edition)?|Rev(\d+))$/

/** The name of an edition by that of its release on the publisher's server, '2026HTSRev21'; undefined for another text. */
export function nameOfRelease(release: string): string | undefined {
  const found = RELEASE.exec(release)
  return found ? editionName(found[1]!, found[2]) : undefined
}

/** True if an edition was published before another, by their names; false if a name has another form. */
export function isOlderEdition(name: string, other: string): boolean {
  const [a, b] = [placeOf(name), placeOf(other)]
  return a !== undefined && b !== undefined && (a.year - b.year || a.revision - b.revision) < 0
}

function placeOf(name: string): { year: number; revision: number } | undefined {
  const found = /^HTS (\d{4}) (?:Basic|Rev (\d+))$/.exec(name)
  return found ? { year: Number(found[1]), revision: Number(found[2] ?? 0) } : undefined
}
