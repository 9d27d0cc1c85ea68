import { partNumberKey } from '@edfe/domain/parts'

/** The part number and the description that identify the goods of a line or a row; '' where it has none. */
export interface Goods {
  partNumber: string
  description: string
}

interface Line extends Goods {
  id: string
}

/** Returns the key that equal descriptions share, whatever their spaces and capitals. */
export const descriptionKey = (text: string): string => text.toUpperCase().replace(/\s+/g, ' ').trim()

/**
 * The lines that wait for a row with their goods; each line is taken once. A part number goes before a description: two
 * parts of one description are different goods, and a line without a part number may be any part of its description.
 */
export function linesByGoods(lines: readonly Line[]): { take: (row: Goods) => string | undefined } {
  const waiting = lines.map(({ id, partNumber, description }) => ({
    id,
    part: partNumberKey(partNumber),
    goods: descriptionKey(description),
  }))
  const byPart = grouped(waiting, ({ part }) => part)
  const byGoods = grouped(waiting, ({ goods }) => goods)
  const taken = new Set<string>()
  return {
    take({ partNumber, description }) {
      const part = partNumberKey(partNumber)
      const ofPart = byPart.get(part) ?? []
      const ofGoods = byGoods.get(descriptionKey(description)) ?? []
      const line =
        ofPart.find(({ id }) => !taken.has(id)) ??
        ofGoods.find((other) => !taken.has(other.id) && (part === '' || other.part === ''))
      if (line) taken.add(line.id)
      return line?.id
    },
  }
}

/** Rows by their key; rows without one are in no group. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === '') continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
