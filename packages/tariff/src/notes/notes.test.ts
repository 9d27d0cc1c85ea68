import { expect, test } from 'vitest'
import data from '../../data/notes/chapter-99.json' with { type: 'json' }
import { noteOf, readNoteExcerpts } from './index.ts'

/** Lines as the USITC prints them, with a page that ends inside a paragraph. */
const PAGE = `
                   Harmonized Tariff Schedule of the United States Revision 6 (2026)

                          Annotated for Statistical Reporting Purposes

XXII
99 - III - 9

U.S. Notes (con.)
`
const TEXT = `
13. (a)  For the purposes of subheading 9903.53.01, the duties are cumulative.

14. (a) Heading 9903.40.05 applies to radial tires that are
         described below. It has two rates.${' [Compiler’s note: expired.]'}

    (b) Heading 9903.40.10 applies to other tires, which
${PAGE}
         are not radial.

1. Other seats, provided for in subheading 9401.61.40.

    (c) Except as provided for in heading 9903.40.20, heading 9903.40.21 applies to carts.

    (d) Headings 9903.40.10 and 9903.40.30 apply to tires of all kinds.

    (e) Heading 9903.40.40 applies to:

    (f) Heading 9903.40.50 applies to tires of

15.

    (a) The rates of duty set forth in headings 9903.17.01\u00ad9903.17.05 are quotas.

    (b) As provided in heading 9903.17.10, syrup is free.
`
const read = readNoteExcerpts(TEXT)

test('a heading has the paragraph that begins with it, and the number of its note', () =>
  expect(read.get('99034005')).toEqual({
    note: '14',
    text: '(a) Heading 9903.40.05 applies to radial tires that are described below. It has two rates.',
  }))

test('a paragraph goes on behind the end of a page, and the one that names fewest headings counts', () =>
  expect(read.get('99034010')?.text).toBe(
    '(b) Heading 9903.40.10 applies to other tires, which are not radial.',
  ))

test('a number inside an exclusion begins no note; one alone in its line does', () => {
  expect(read.get('99034030')?.note).toBe('14')
  expect(read.get('99031710')).toMatchObject({ note: '15' })
})

test.each([
  ['an exception to other headings', '99034020'],
  ['a heading with only a list behind it', '99034040'],
  ['a paragraph without an end', '99034050'],
])('%s has no excerpt', (_, heading) => expect(read.has(heading)).toBe(false))

test('the shipped notes are those of one edition, each in the note of its program', () => {
  expect(data.edition).toBe('HTS 2026 Rev 6')
  expect(Object.keys(data.excerpts).length).toBeGreaterThan(120)
  expect(noteOf('9903880300')).toMatchObject({ note: '20', edition: 'HTS 2026 Rev 6' })
  const notes = { '99038804': '20', '99039009': '30', '99039102': '31', '99039404': '33', '99037602': '37' }
  for (const [heading, note] of Object.entries({ ...notes, '99037407': '38', '99037903': '39' })) {
    expect(noteOf(heading)?.note).toBe(note)
    expect(noteOf(heading)?.text).toContain(
      `${heading.slice(0, 4)}.${heading.slice(4, 6)}.${heading.slice(6)}`,
    )
  }
})

test('every excerpt is a subdivision that names its heading, whole or marked as cut', () => {
  for (const [heading, { text }] of Object.entries(data.excerpts)) {
    expect(text).toMatch(/^\([a-z]{1,5}\) /)
    expect(text.replaceAll('.', '')).toContain(heading)
    expect(text).toMatch(/[.;\]…]$/)
  }
})

test.each(['8471300100', '9903059000', '__proto__', ''])('%j has no note', (number) =>
  expect(noteOf(number)).toBeUndefined(),
)
