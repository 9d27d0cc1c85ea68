import type { LineItem } from '../entry/index.ts'
import { checkPart } from './check-part.ts'
import { type Part, partOfLine } from './part.ts'
import { partNumberKey } from './part-number.ts'

/** The additions that the lines of an entry would make to the parts. */
export interface PartsOfLines {
  /** One part for each part number, by the first line that can be a part. */
  readonly parts: readonly Part[]
  /** Part numbers whose lines have no HTSUS number yet, or a value that a part cannot have. */
  readonly leftOut: readonly string[]
}

/** The parts that lines describe and that the parts lack. `known` are part numbers, however they are written. */
export function partsOfLines(lines: readonly LineItem[], known: readonly string[]): PartsOfLines {
  const knownKeys = new Set(known.map(partNumberKey))
  const byKey = new Map<string, Part[]>()
  for (const line of lines) {
    const part = partOfLine(line)
    const key = partNumberKey(part.part_number)
    if (key === '' || knownKeys.has(key)) continue
    byKey.set(key, [...(byKey.get(key) ?? []), part])
  }
  const found = [...byKey.values()].map((described) => ({
    number: described[0]?.part_number ?? '',
    part: described.find((part) => part.htsus !== undefined && checkPart(part).length === 0),
  }))
  return {
    parts: found.flatMap(({ part }) => part ?? []),
    leftOut: found.flatMap(({ number, part }) => (part ? [] : number)),
  }
}
