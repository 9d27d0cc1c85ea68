import { AE_ARTICLE_RECORDS } from './ae-article.ts'
import { AE_DECLARATION_RECORDS } from './ae-declaration.ts'
import { AE_HEADER_RECORDS } from './ae-header.ts'
import { AE_LINE_RECORDS } from './ae-line.ts'
import { AE_TOTALS_RECORDS } from './ae-totals.ts'
import { AX_RECORDS } from './ax-response.ts'
import { INPUT_CONTROL_RECORDS } from './batch-input.ts'
import { OUTPUT_CONTROL_RECORDS } from './batch-output.ts'
import type { RecordLayout } from './layout.ts'
import { SO_RECORDS } from './so-notice.ts'
import { UC_RECORDS } from './uc-notice.ts'

export type { DataClass, FieldLayout, LayoutSource, RecordLayout } from './layout.ts'

/** Layouts of one direction of traffic, by record id. */
export type LayoutBook = ReadonlyMap<string, RecordLayout>

const book = (...groups: RecordLayout[][]): LayoutBook =>
  new Map(groups.flat().map((layout) => [layout.id, layout]))

/** What a filer sends: batch control and the entry summary (AE). */
export const AE_LAYOUTS = book(
  INPUT_CONTROL_RECORDS,
  AE_HEADER_RECORDS,
  AE_LINE_RECORDS,
  AE_ARTICLE_RECORDS,
  AE_DECLARATION_RECORDS,
  AE_TOTALS_RECORDS,
)

/** What customs answers: batch control and the summary response (AX). */
export const AX_LAYOUTS = book(OUTPUT_CONTROL_RECORDS, AX_RECORDS)

/** What customs tells of an entry summary by itself. Its E1 is another record than that of AX. */
export const UC_LAYOUTS = book(OUTPUT_CONTROL_RECORDS, UC_RECORDS)

/** What customs tells of a cargo release by itself. */
export const SO_LAYOUTS = book(OUTPUT_CONTROL_RECORDS, SO_RECORDS)

/**
 * The layout that reads an image, or undefined when its control identifier is unknown. CW02 has four
 * characters of its own; a 54 is told by its type.
 */
export function layoutOf(image: string, layouts: LayoutBook): RecordLayout | undefined {
  const two = image.slice(0, 2)
  return (
    layouts.get(image.slice(0, 4)) ??
    layouts.get(two === '54' ? `54-${image.slice(2, 4)}` : two) ??
    (/^[ABYZ]/.test(image) ? layouts.get(image.slice(0, 1)) : undefined)
  )
}
