import { existsSync, readFileSync } from 'node:fs'
import { AGENCY_ROWS } from '@edfe/domain/agencies'
import { expect, test } from 'vitest'
import { GOLDEN_AGENCIES } from '../../test/agency-data/golden-agencies.ts'
import { messagesIn } from '../../test/summary/golden-message.ts'
import { decodeBatch, encodeBatch } from '../codec/batch.ts'
import { AGENCY_LAYOUTS, type LayoutBook } from '../records/index.ts'
import { agencyRecords } from './agency-records.ts'
import { readAgencyData } from './read-agency-data.ts'

/** Written by hand from the chapter before the encoder. */
const BY_HAND = messagesIn(new URL('golden/agencies.txt', import.meta.url))
const LAYOUTS: LayoutBook = AGENCY_LAYOUTS
const imagesOf = (title: string) => BY_HAND.get(title)!.map((image) => image.padEnd(80))

test.each(GOLDEN_AGENCIES)('%s: the records are those written by hand', (title, data) => {
  expect(encodeBatch(agencyRecords(data), LAYOUTS)).toEqual({ ok: true, images: imagesOf(title) })
})

test.each(GOLDEN_AGENCIES)('%s: its facts are read back', (title, data) => {
  const read = decodeBatch(imagesOf(title), LAYOUTS)
  expect(read.flatMap(({ problems }) => problems)).toEqual([])
  expect(readAgencyData(read.map((record, index) => ({ ...record, index })))?.data).toEqual(data)
})

test('every set written by hand is encoded, and every record is in one of them', () => {
  expect([...BY_HAND.keys()]).toEqual(GOLDEN_AGENCIES.map(([title]) => title))
  const written = new Set([...BY_HAND.values()].flat().map((image) => image.slice(0, 4).trim()))
  const known = [...AGENCY_LAYOUTS.keys()].filter((id) => id !== 'OI' && id !== 'PG00')
  expect(known.filter((id) => !written.has(id))).toEqual([])
})

test('each record has its place in the data', () => {
  const structural = ['OI', 'PG00', 'PG01', 'PG02', 'PG50', 'PG51']
  expect([...AGENCY_LAYOUTS.keys()].filter((id) => !structural.includes(id))).toEqual(AGENCY_ROWS)
})

const STORED = '../shared/reference/customs/pga_message_sets.txt'

test.runIf(existsSync(STORED))('the eight stored sets are among them, byte for byte', () => {
  const sets = readFileSync(STORED, 'utf8').split(/^## /m).slice(1)
  const stored = sets.map((set) => set.split('\n').filter((line) => line.startsWith('|')))
  expect(stored.map((images) => images.map((image) => image.slice(1, 81)))).toEqual(
    GOLDEN_AGENCIES.slice(0, 8).map(([title]) => imagesOf(title)),
  )
})
