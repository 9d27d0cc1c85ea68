import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, openTransmissionStore } from './transmission-store.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const summary = {
  key: 'B7603245276',
  port: '2704',
  filerReference: '',
  version: '00100',
  entryType: '01',
  importer: '07-4418290',
  day: '2026-03-05',
}
const journal = () => readFileSync(join(folder, 'transmissions.jsonl'), 'utf8')

test('what was answered is remembered after a restart, and what was deleted stays deleted', () => {
  const first = openTransmissionStore(folder)
  first.record({ id: 't1', digest: 'd1', images: ['A'], effects: [{ kind: 'stored', summary }] })
  first.record({
    id: 't2',
    digest: 'd2',
    images: ['B'],
    effects: [{ kind: 'stored', summary: { ...summary, key: 'X' } }],
  })
  first.record({ id: 't3', digest: 'd3', images: ['C'], effects: [{ kind: 'deleted', key: 'X' }] })
  first.close()
  const second = openTransmissionStore(folder)
  expect(second.find('t1')).toMatchObject({ digest: 'd1', images: ['A'] })
  expect(second.onFile.summary('B7603245276')).toEqual(summary)
  expect(second.filedBy('t1')).toEqual(summary)
  expect(second.filedBy('t3')).toBeUndefined()
  expect(second.onFile.summary('X')).toBeUndefined()
  second.close()
})

test('a last line that a crash cut off is cut away, and writing goes on', () => {
  const first = openTransmissionStore(folder)
  first.record({ id: 't1', digest: 'd1', images: ['A'], effects: [] })
  first.close()
  const whole = journal()
  appendFileSync(join(folder, 'transmissions.jsonl'), '{"id":"t2","dig')
  const second = openTransmissionStore(folder)
  expect(journal()).toBe(whole)
  expect(second.find('t2')).toBeUndefined()
  second.record({ id: 't3', digest: 'd3', images: ['C'], effects: [] })
  second.close()
  const third = openTransmissionStore(folder)
  expect(third.find('t3')?.images).toEqual(['C'])
  third.close()
})

test('the digest tells batches apart by their records', () => {
  expect(digestOf(['AB', 'C'])).not.toBe(digestOf(['A', 'BC']))
  expect(digestOf(['A', 'B'])).toBe(digestOf(['A', 'B']))
})
