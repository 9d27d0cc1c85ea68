import { decodeReleaseAnswer, decodeResponse } from '@edfe/abi'
import { certifiedImages, day, GOLDEN_CERTIFICATIONS, sampleRelease } from '@edfe/abi/test/cargo-release'
import type { CargoRelease } from '@edfe/domain/filing'
import { expect, test } from 'vitest'
import { edited, put } from '../../test/image-edits.ts'
import { context, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import type { FiledRelease } from './filed-release.ts'
import { NOTHING_ON_FILE } from './on-file.ts'
import { releaseAfter } from './release-changes.ts'

function certified(images: readonly string[], release?: FiledRelease) {
  const outcome = processTransmission(images, context, { ...NOTHING_ON_FILE, release: () => release })
  const effect = outcome.effects.find(({ kind }) => kind === 'release')
  return {
    summary: decodeResponse(outcome.images),
    release: outcome.apart && decodeReleaseAnswer(outcome.apart.images),
    filed: effect?.kind === 'release' ? effect.release : undefined,
    images: outcome.apart?.images ?? [],
  }
}

const onFile = (facts: Partial<CargoRelease> = {}, state: Partial<FiledRelease> = {}): FiledRelease => ({
  ...releaseAfter({ ...sampleRelease(), ...facts }, undefined, day('2026-03-01'), false),
  ...state,
})

const codes = (images: readonly string[], release?: FiledRelease) =>
  certified(images, release).summary.conditions.map(({ code }) => code)

const quota = GOLDEN_CERTIFICATIONS[0]!
const SE30 = (images: readonly string[]) => images.filter((image) => !/^SE3[0-6]/.test(image))

test.each(GOLDEN_CERTIFICATIONS)('$title: summary and release are each accepted', (golden) => {
  const images = certifiedImages(golden)
  const entryType = images.find((image) => image.startsWith('10'))?.slice(33, 35)
  const { summary, release, filed } = certified(
    images,
    golden.action === 'R' && entryType ? onFile({ entryType, port: undefined }) : undefined,
  )
  expect(release).toMatchObject({ disposition: 'accepted', conditions: [], action: golden.action ?? 'A' })
  expect(summary).toMatchObject({ disposition: 'accepted', conditions: [] })
  expect([filed?.key, filed?.facts.lines[0]?.id]).toEqual(['B7603245276', '001'])
})

test('the release says what the summary says', () => {
  const { filed, images } = certified(certifiedImages(quota))
  expect(images.map((image) => image.trimEnd())).toEqual([
    'A2704B76      030526     SX',
    'B  2704B76SX',
    'SE10AB76  03245276 02EI 07-4418290  11800000121292704  2709',
    'SE9002   ENTRY ACCEPTED',
    'Y  2704B76SX00002',
    'Z2704B76      030526',
  ])
  expect(filed?.facts).toMatchObject({
    references: [{ qualifier: 'CR', text: 'AF-2206' }],
    placement: { location: 'Y292', conveyance: 'EGLV' },
    bills: [{ numbers: [{ kind: 'R', issuer: 'EGLV', number: '14260031845', quantity: '65' }] }],
    lines: [{ origin: 'TW', tariffs: [{ hts: '9405418440', value: '12129' }] }],
  })
  expect(filed?.facts.parties.map(({ code }) => code)).toEqual(['SE', 'BY', 'CN'])
  expect(filed?.facts.lines[0]?.parties.map(({ code }) => code)).toEqual(['MF', 'BY'])
})

test('a release without its seller fails, and its summary passes', () => {
  const { summary, release, filed } = certified(SE30(certifiedImages(quota)))
  expect(summary.disposition).toBe('accepted')
  expect(release).toMatchObject({
    disposition: 'rejected',
    conditions: [{ narrative: 'REQUIRED PARTY MISSING', recordId: 'SE40' }],
  })
  expect(filed).toBeUndefined()
})

test('a summary with a wrong duty fails, and its release passes', () => {
  const images = certifiedImages(quota).map((image) =>
    image.startsWith('50') ? `${image.slice(0, 13)}0000047304${image.slice(23)}` : image,
  )
  const { summary, release, filed } = certified(images)
  expect(summary.disposition).toBe('rejected')
  expect(release?.disposition).toBe('accepted')
  expect(filed).toBeDefined()
})

test('a buyer who is sold to on the line as well is there twice', () => {
  const images = certifiedImages(quota).flatMap((image) =>
    image.startsWith('SE50MF')
      ? ['SE50BY                                    EI 07-4418290'.padEnd(80), image]
      : [image],
  )
  const { summary, release } = certified(images)
  expect(summary.disposition).toBe('accepted')
  expect(release?.conditions).toMatchObject([{ narrative: 'ENTITY CODE REPEATED' }])
})

test('a field of the release that cannot be read is answered by the release', () => {
  const images = certifiedImages(quota).map((image) =>
    image.startsWith('SE30BY') ? image.replace('SE30BY ', 'SE30B1 ') : image,
  )
  const { summary, release } = certified(images)
  expect(summary.disposition).toBe('accepted')
  expect(release).toMatchObject({ disposition: 'rejected', conditions: [{ recordId: 'SE30' }] })
})

test('a replacement of a release on file names a person to ask, one that is not on file is added', () => {
  const replaced = { ...quota, action: 'R' as const }
  expect(certified(certifiedImages(replaced), onFile({ entryType: '02' })).release).toMatchObject({
    conditions: [{ recordId: 'SE13' }, { recordId: 'SE13' }],
  })
  expect(certified(certifiedImages(replaced)).release).toMatchObject({ disposition: 'accepted', action: 'A' })
  expect(certified(certifiedImages(quota), onFile({ entryType: '02' })).release).toMatchObject({
    conditions: [{ code: '007' }],
  })
})

test('records of a release without the request for it are unknown, others are in their places', () => {
  const plain = certifiedImages(quota).map((image) =>
    image.startsWith('10') ? `${image.slice(0, 39)} ${image.slice(40)}` : image,
  )
  expect(codes(plain)).toEqual(['A02'])
  const moved = certifiedImages(quota).flatMap((image) =>
    image.startsWith('SE36') ? [] : image.startsWith('SE35') ? [...SE36, image] : [image],
  )
  expect(codes(moved)).toEqual(['A04'])
  const twice = certifiedImages(quota).flatMap((image) =>
    image.startsWith('SE36') ? [image, image] : [image],
  )
  expect(codes(twice)).toEqual(['A24'])
})

const SE36 = ['SE36HSINCHU CITY                                300044         TW'.padEnd(80)]

const delivery = { placement: { asksForImmediateDelivery: true } }

test.each([
  ['certifies what asked for immediate delivery', certifiedImages(quota), delivery, {}, ['339']],
  ['enters another port than its release', imagesOf(), { port: '2709' }, {}, ['B22']],
  ['enters another port than a canceled release', imagesOf(), { port: '2709' }, { isCanceled: true }, []],
  ['has a release', imagesOf(), {}, {}, []],
] as const)('a summary that %s', (_, images, facts, state, expected) => {
  expect(codes(images, onFile(facts, state))).toEqual(expected)
})

test('a warehouse entry whose release asked for immediate delivery, and a consolidation over its own release', () => {
  const warehouse = edited(imagesOf(), [put('10', 34, '21')])
  expect(codes(warehouse, onFile(delivery))).toContain('340')
  const consolidated = edited(imagesOf(), [put('10', 42, 'Y')])
  expect(codes(consolidated, onFile())).toContain('230')
  expect(codes(consolidated)).not.toContain('230')
})

test('consolidated releases ask for immediate delivery all or none', () => {
  const images = imagesOf().flatMap((image) =>
    image.startsWith('31') ? [image, '32B76  12345678B76  87654321'.padEnd(80)] : [image],
  )
  const answered = (key: string) => {
    const asked = onFile(key === 'B7612345678' ? delivery : {})
    return key === 'B7603245276' ? undefined : asked
  }
  const { images: answer } = processTransmission(images, context, { ...NOTHING_ON_FILE, release: answered })
  expect(decodeResponse(answer).conditions.map(({ code }) => code)).toContain('338')
})

/** Goods that FDA does not regulate. */
const DISCLAIMED = [
  'OI        PLASTIC KITCHEN SPATULA',
  'PG01001FDAFOO                                                                  A',
].map((record) => record.padEnd(80))
const withAgencies = (place: string, records: readonly string[]) =>
  certifiedImages(quota).flatMap((image) => (image.startsWith(place) ? [image, ...records] : [image]))

test('data of other agencies go with the release, behind their tariff row', () => {
  const { summary, release, filed } = certified(withAgencies('50', DISCLAIMED))
  expect(summary).toMatchObject({ disposition: 'accepted', conditions: [] })
  expect(release).toMatchObject({ disposition: 'accepted', conditions: [] })
  expect(filed?.facts.lines[0]?.tariffs[0]?.agencies?.statements).toHaveLength(1)
  expect(codes(withAgencies('44', DISCLAIMED))).toEqual(['A04'])
})

/** A chemical whose statement lacks its declaration and whom the EPA asks. */
const UNDECLARED = ['OI        ACRYLIC ADHESIVE', 'PG01001EPATS1', 'PG02P'].map((record) => record.padEnd(80))

test('a program of another agency is judged in a certified summary as in a release', () => {
  const { release, filed } = certified(withAgencies('50', UNDECLARED))
  expect(release?.disposition).toBe('rejected')
  expect(release?.conditions.map(({ code }) => code)).toEqual(['P47', 'P48'])
  expect(filed).toBeUndefined()
})

test('data of other agencies that are said once come back in their place', () => {
  const once = ['PG00S0001', ...DISCLAIMED, 'PG00E'].map((record) => record.padEnd(80))
  const images = withAgencies('50', ['PG00R0001'.padEnd(80)]).flatMap((image) =>
    image.startsWith('SE30SE') ? [...once, image] : [image],
  )
  const { summary, filed } = certified(images)
  expect(summary).toMatchObject({ disposition: 'accepted', conditions: [] })
  expect(filed?.facts.lines[0]?.tariffs[0]?.agencies?.statements).toHaveLength(1)
})
