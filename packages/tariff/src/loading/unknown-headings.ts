import type { Tariff } from '../duty/index.ts'

/** Of the numbers that an edition adds, the headings of additional duties that no program of the tariff files. */
export function unknownHeadings({ programs }: Pick<Tariff, 'programs'>, added: readonly string[]): string[] {
  const filed = new Set(
    programs.flatMap(({ measures }) =>
      measures.flatMap(({ heading, atOrAbove, leftOut }) => [heading, atOrAbove, leftOut]),
    ),
  )
  return added.filter((number) => /^9903\d{4}$/.test(number) && !filed.has(number))
}
