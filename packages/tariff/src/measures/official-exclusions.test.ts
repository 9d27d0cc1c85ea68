import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import exclusions from '../../data/lists/section-301-china-exclusions.json' with { type: 'json' }
import { numbersOf } from './product-lists.ts'

/** The official text of HTS 2026 Rev 6, compressed by gzip: it is too large to keep here. */
const OFFICIAL = resolve(
  import.meta.dirname,
  '../../../../../shared/reference/tariff/chapter99_2026_rev_6.txt.gz',
)
const NUMBER = /(?<![\d.])\d{4}\.\d\d\.\d{4}(?!\d)/g

test.runIf(existsSync(OFFICIAL)).each([
  ['20(vvv)', '(vvv)  (i) The U.S. Trade', '(www) The U.S. Trade'],
  ['20(www)', '(www) The U.S. Trade', '(21) (a)'],
])('the list of note %s has the numbers that describe excluded articles', (id, first, next) => {
  const text = gunzipSync(readFileSync(OFFICIAL)).toString('latin1')
  const begin = text.indexOf(first)
  const law = text.slice(begin, text.indexOf(next, begin)).match(NUMBER) ?? []
  const listed = exclusions.lists.filter((list) => list.id === id).flatMap(numbersOf)
  expect(listed.length).toBeGreaterThan(2)
  expect(new Set(listed)).toEqual(new Set(law.map((number) => number.replaceAll('.', ''))))
})
