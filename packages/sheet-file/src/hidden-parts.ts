import { attribute } from './workbook-xml.ts'

const isOn = (tag: string, name: string): boolean => /^(1|true)$/.test(attribute(tag, name))

/** Rows that a sheet hides or filters away, from 1, in its XML (ECMA-376 part 1, 18.3.1.73). */
export const hiddenRows = (xml: string): ReadonlySet<number> =>
  new Set(
    [...xml.matchAll(/<row\b[^>]*>/g)].flatMap(([tag]) =>
      isOn(tag, 'hidden') || attribute(tag, 'ht') === '0' ? [Number(attribute(tag, 'r'))] : [],
    ),
  )

/** Columns that a sheet hides, from 0 (18.3.1.13). */
export const hiddenColumns = (xml: string): ReadonlySet<number> =>
  new Set(
    [...xml.matchAll(/<col\b[^>]*>/g)].flatMap(([tag]) => {
      if (!isOn(tag, 'hidden') && attribute(tag, 'width') !== '0') return []
      const first = Number(attribute(tag, 'min')) - 1
      // A range may run to the last column that a sheet can have; no invoice has so many.
      const last = Math.min(Number(attribute(tag, 'max')) - 1, first + 200)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
  )

/** The names of the sheets that a workbook hides, in the XML of the workbook (18.2.19). */
export const hiddenSheets = (workbook: string): ReadonlySet<string> =>
  new Set(
    [...workbook.matchAll(/<sheet\b[^>]*>/g)].flatMap(([tag]) =>
      /^(hidden|veryHidden)$/.test(attribute(tag, 'state')) ? [attribute(tag, 'name')] : [],
    ),
  )
