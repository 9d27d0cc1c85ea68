import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { numbersOf } from './product-lists.ts'
import { SECTION_232_METALS } from './programs/section-232-metals.ts'

/** The official text of HTS 2026 Rev 6, compressed by gzip: it is too large to keep here. */
const OFFICIAL = resolve(
  import.meta.dirname,
  '../../../../../shared/reference/tariff/chapter99_2026_rev_6.txt.gz',
)
/** A number of four to ten digits as the notes print it; years and page numbers are none. */
const NUMBER =
  /(?<![\d.])[378]\d{3}(?:\.\d\d(?:\.\d\d(?:\d\d)?)?)?(?![.\d]|\))|(?<![\d.])9[04]\d\d\.\d\d\.\d\d(?:\d\d)?(?!\d)/g

describe.runIf(existsSync(OFFICIAL))('the lists of metals and note 16(c) of Rev 6', () => {
  const text = existsSync(OFFICIAL) ? gunzipSync(readFileSync(OFFICIAL)).toString('latin1') : ''
  const note = text.slice(
    text.indexOf('(c) Headings 9903.82.02'),
    text.indexOf('(d) Headings 9903.82.04 and 9903.82.05'),
  )
  const law = new Set([...note.matchAll(NUMBER)].map(([number]) => number.replaceAll('.', '')))
  const lists = SECTION_232_METALS.products!.lists.filter(
    ({ id, from }) => id.startsWith('16(c)') && from === '2026-04-06',
  )
  const listed = new Set(lists.flatMap(numbersOf))

  test('the product lists what the note lists', () => {
    expect(law.size).toBeGreaterThan(600)
    expect([...law].filter((number) => !listed.has(number) && !listed.has(`${number}00`))).toEqual([])
  })

  test('the product lists nothing more', () =>
    expect([...listed].filter((number) => !law.has(number) && !law.has(number.replace(/00$/, '')))).toEqual(
      [],
    ))
})
