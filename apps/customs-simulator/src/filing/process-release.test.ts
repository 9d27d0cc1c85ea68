import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeReleaseAnswer, encodeCargoRelease } from '@edfe/abi'
import { bill, day, GOLDEN_RELEASES, goldenRelease, sampleRelease } from '@edfe/abi/test/cargo-release'
import type { CargoRelease, ReleaseAction } from '@edfe/domain/filing'
import { expect, test } from 'vitest'
import { context, envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { openTransmissionStore } from '../store/transmission-store.ts'
import type { FiledRelease } from './filed-release.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const KEY = 'B7603245276'
const BARE: Partial<CargoRelease> = { placement: undefined, bills: [], parties: [], lines: [] }

const release = (action: ReleaseAction, change: Partial<CargoRelease> = {}): CargoRelease => ({
  ...sampleRelease(),
  action,
  ...(action === 'U' && { parties: [], lines: [] }),
  ...(action === 'D' && { ...BARE, contact: { ...sampleRelease().contact, reason: '01' } }),
  ...change,
})

/** The answer to a release, and the release on file after it. */
function sent(facts: CargoRelease, earlier?: FiledRelease) {
  const outcome = processTransmission(encodeCargoRelease(facts, envelope), context, {
    ...NOTHING_ON_FILE,
    release: (key) => (key === earlier?.key ? earlier : undefined),
  })
  const effect = outcome.effects.find(({ kind }) => kind === 'release')
  return {
    answer: decodeReleaseAnswer(outcome.images),
    filed: effect?.kind === 'release' ? effect.release : undefined,
    images: outcome.images,
  }
}

const onFile = (state: Partial<FiledRelease> = {}): FiledRelease => ({
  ...sent(release('A')).filed!,
  ...state,
})
const released = { hasBillMatch: true, hasArrived: true, releasedOn: day('2026-03-04') }

test.each(GOLDEN_RELEASES)('%s: it is taken as it was written by hand', (_, change) => {
  const facts = goldenRelease(change)
  const earlier = facts.action === 'A' ? undefined : onFile({ entryType: facts.entryType })
  const { answer, filed } = sent(facts, earlier)
  expect(answer).toMatchObject({ disposition: 'accepted', conditions: [], action: facts.action })
  expect(filed).toMatchObject({ key: facts.filerCode + facts.entryNumber })
})

test('a release is answered in its envelope, and is on file as it was sent', () => {
  const { images, filed } = sent(release('A'))
  expect(images.map((image) => image.trimEnd())).toEqual([
    'A2704B76      030526     SX                                ORG-1',
    'B  2704B76SX                                               ORG-1',
    'SE10AB76  03245276 01EI 07-4418290  11800000473032704  2704',
    'SE9002   ENTRY ACCEPTED',
    'Y  2704B76SX00002',
    'Z2704B76      030526',
  ])
  expect(filed).toMatchObject({ key: KEY, day: '2026-03-05', isCanceled: false, facts: sampleRelease() })
})

test('each record in error comes back with its condition, and nothing is filed', () => {
  const { answer, filed } = sent(release('A', { bills: [], entryType: '99' }))
  expect(answer).toMatchObject({
    disposition: 'rejected',
    conditions: [{ code: '010', recordId: 'SE10' }, { narrative: 'BILL OF LADING REQUIRED' }],
  })
  expect(filed).toBeUndefined()
})

test('a check digit that is wrong is answered before what is on file', () => {
  expect(sent(release('R', { entryNumber: '03245277' })).answer.conditions).toMatchObject([{ code: '006' }])
})

test('a field that cannot be read is answered with its record, a filler that is not blank rejects the batch', () => {
  const images = encodeCargoRelease(release('A'), envelope)
  const changed = (start: number, text: string) =>
    images.map((image) => (image.startsWith('SE10') ? over(image, start, text) : image))
  const answerTo = (batch: string[]) =>
    decodeReleaseAnswer(processTransmission(batch, context, NOTHING_ON_FILE).images)
  expect(answerTo(changed(40, 'ABC'))).toMatchObject({
    disposition: 'rejected',
    conditions: [{ narrative: 'DATA IS NOT OF ITS CLASS OR LENGTH', recordId: 'SE10' }],
  })
  expect(answerTo(changed(70, 'X'))).toMatchObject({ disposition: 'batch_rejected' })
})

const over = (image: string, start: number, text: string): string =>
  image.slice(0, start - 1) + text + image.slice(start - 1 + text.length)

test.each([
  ['A', {}, 'rejected', '007'],
  ['R', {}, 'accepted', undefined],
  ['R', { hasArrived: true }, 'referred', undefined],
  ['R', released, 'rejected', ''],
  ['U', released, 'accepted', undefined],
  ['D', {}, 'accepted', undefined],
  ['D', released, 'referred', undefined],
  ['D', { isCanceled: true }, 'rejected', ''],
] as const)('%s of a release on file as %j is %s', (action, state, outcome, code) => {
  const { answer, filed } = sent(release(action), onFile(state))
  expect(answer.isReferred ? 'referred' : answer.disposition).toBe(outcome)
  expect(answer.conditions[0]?.code).toBe(code)
  expect(filed !== undefined).toBe(outcome !== 'rejected')
})

test('a replacement is what is on file; the match of other bills is gone', () => {
  const bills = [{ numbers: [bill('R', '2', 'EGLV')], conveyances: [], equipment: [] }]
  expect(sent(release('R', { value: '5' }), onFile({ hasBillMatch: true })).filed).toMatchObject({
    facts: { value: '5' },
    hasBillMatch: true,
  })
  expect(sent(release('R', { bills }), onFile({ hasBillMatch: true })).filed).toMatchObject({
    hasBillMatch: false,
  })
})

test('an update changes bills and port alone', () => {
  const { filed } = sent(release('U', { port: '2709' }), onFile())
  const { parties, lines } = sampleRelease()
  expect(filed?.facts).toMatchObject({ port: '2709', parties, lines })
})

test('a request that a person decides waits beside the release on file', () => {
  const { filed } = sent(release('D'), onFile(released))
  expect(filed).toMatchObject({
    isCanceled: false,
    isUnderReview: true,
    facts: { action: 'A' },
    request: { action: 'D', contact: { reason: '01' } },
  })
})

test('a canceled number stays canceled, also after a restart', () => {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  const store = openTransmissionStore(folder)
  for (const [id, action] of [
    ['t1', 'A'],
    ['t2', 'D'],
  ] as const) {
    const outcome = processTransmission(encodeCargoRelease(release(action), envelope), context, store.onFile)
    store.record({ id, digest: id, ...outcome })
  }
  store.close()
  const again = openTransmissionStore(folder)
  expect(again.onFile.release(KEY)).toMatchObject({ isCanceled: true })
  expect(again.releaseBy('t1')).toMatchObject({ key: KEY, isCanceled: true })
  expect(sent(release('A'), again.onFile.release(KEY)).answer.conditions).toMatchObject([{ code: '007' }])
  again.close()
  rmSync(folder, { recursive: true })
})
