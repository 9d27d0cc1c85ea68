import type { ReadRow } from '@edfe/domain/lines-import'
import { isRecognised, isUnsure, type Place } from '@edfe/domain/pdf-text'
import { useState } from 'react'
import type { ShownPlace } from './shown-place.ts'

/** The reading of a value from a picture. */
export type PictureReading = 'read' | 'doubtful'

/** The comparison of rows with the pictures that they were read from. */
export interface Comparison {
  isCompared: (row: number) => boolean
  setCompared: (rows: readonly number[], isCompared: boolean) => void
  /** Returns the reading of a value; undefined for printed text and for a row that a person compared. */
  readingOf: (row: number, column: number) => PictureReading | undefined
  /** Rows that nobody has compared yet, and those of them that have no doubtful value. */
  open: readonly number[]
  clear: readonly number[]
}

/** Which rows a person has compared with their picture; undefined where no row comes from one. */
export function useComparison(
  place: ShownPlace | undefined,
  rows: readonly ReadRow[],
): Comparison | undefined {
  const [compared, setCompared] = useState<ReadonlySet<number>>(new Set())
  const placesOf = (row: number): readonly Place[] => place?.of(row) ?? []
  const recognised = rows.map(({ row }) => row).filter((row) => isRecognised(placesOf(row)))
  if (recognised.length === 0) return undefined
  const open = recognised.filter((row) => !compared.has(row))
  return {
    isCompared: (row) => compared.has(row),
    setCompared: (changed, isCompared) =>
      setCompared((now) =>
        isCompared
          ? new Set([...now, ...changed])
          : new Set([...now].filter((row) => !changed.includes(row))),
      ),
    readingOf(row, column) {
      const places = place?.of(row, column) ?? []
      if (compared.has(row) || !isRecognised(places)) return undefined
      return isUnsure(places) ? 'doubtful' : 'read'
    },
    open,
    clear: open.filter((row) => !isUnsure(placesOf(row))),
  }
}
