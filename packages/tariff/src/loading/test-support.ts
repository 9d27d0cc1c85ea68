import { parseDay } from '@edfe/domain/calendar'
import type { Tariff } from '../duty/index.ts'
import { numbersOf } from '../measures/index.ts'
import { withDots } from '../schedule/index.ts'

/** How the notes begin each list that the loader reads. */
const HEADS = [
  ['20(b)', '(b) Heading 9903.88.01 applies to all products of China:', 'section-301-china'],
  ['20(d)', '(d) Heading 9903.88.02 applies to all products of China:', 'section-301-china'],
  ['20(f)', '(f) Heading 9903.88.03 applies to all products of China:', 'section-301-china'],
  ['20(s)', '(s) Heading 9903.88.15 applies to:', 'section-301-china'],
  ['31(b)', '(b) Heading 9903.91.01 applies to products of China:', 'section-301-china'],
  ['31(c)', '(c) Heading 9903.91.02 applies to products of China:', 'section-301-china'],
  ['31(d)', '(d) Heading 9903.91.03 applies to products of China:', 'section-301-china'],
  ['31(f)', '(i) Heading 9903.91.05 applies to products of China:', 'section-301-china'],
  ['31(g)', '(g) Heading 9903.91.06 applies to products of China:', 'section-301-china'],
  ['31(j)', '(j) Heading 9903.91.11 applies to products of China:', 'section-301-china'],
  ['37(d)', '(d) The rates of duty set forth in headings 9903.76.02 apply to:', 'section-232-wood'],
  [
    '37(f)',
    '(f) Except for as provided by 9903.76.04, the rates of duty set forth apply to:',
    'section-232-wood',
  ],
] as const

const DAY = parseDay('2026-10-10')!
/** Numbers of headings of words, which the notes describe and do not list. */
const LISTED = { '20(f)': 5906, '20(d)': 283, '20(b)': 856, '20(s)': 2958 } as Readonly<
  Record<string, number>
>

/** Notes to chapter 99 as 'HTS 2026 Rev 5' could print them: the lists of a tariff, and further numbers. */
export function notesOf(tariff: Tariff, further: Readonly<Record<string, readonly string[]>> = {}): string {
  const page = 'Harmonized Tariff Schedule of the United States Revision 5 (2026)'
  const lists = HEADS.map(([list, head, program]) => {
    const numbers = (tariff.programs.find(({ id }) => id === program)?.products?.lists ?? [])
      .filter(({ id, from }) => id === list && (from === undefined || from <= DAY))
      .flatMap(numbersOf)
      .filter((number) => number < '98' && number.length >= 8)
      .slice(0, LISTED[list])
      .map(withDots)
    return [page, head, ...numbers, ...(further[list] ?? []), '(z) The next subdivision'].join('\n')
  })
  return [
    page,
    'For the purposes of heading 9903.88.01, products of China, as provided for in this note, shall be subject to an additional',
    'As provided in headings 9903.91.01',
    'apply to the full customs value of articles classifiable in the provisions of the HTSUS',
    'Except as provided for in headings 9903.94.02',
    ...lists,
    page,
  ].join('\n')
}
