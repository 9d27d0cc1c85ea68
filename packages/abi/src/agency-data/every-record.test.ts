import { type AgencyStatement, programOf } from '@edfe/domain/agencies'
import type { CargoRelease } from '@edfe/domain/filing'
import { SAMPLE_STATEMENTS } from '@edfe/domain/test/agencies'
import { describe, expect, test } from 'vitest'
import { brokenMessages } from '../../test/agency-data/broken-messages.ts'
import { sampleRelease } from '../../test/cargo-release/sample-release.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { encodeCargoRelease } from '../cargo-release/encode-cargo-release.ts'
import { judgeRelease } from '../cargo-release/judge/judge-release.ts'
import { decodeBatch } from '../codec/batch.ts'
import { SE_LAYOUTS } from '../records/index.ts'

const releaseWith = (...statements: AgencyStatement[]): CargoRelease => {
  const [line, ...lines] = sampleRelease().lines
  const agencies = { description: 'THE GOODS', statements }
  const tariffs = line!.tariffs.map((tariff) => ({ ...tariff, agencies }))
  return { ...sampleRelease(), lines: [{ ...line!, tariffs }, ...lines] }
}
const imagesOf = (...statements: AgencyStatement[]) =>
  encodeCargoRelease(releaseWith(...statements), envelope).slice(2, -2)
const refusals = (images: readonly string[]) =>
  judgeRelease(decodeBatch(images, SE_LAYOUTS), { day: '2026-03-05', isEntryNumber: () => true })

describe.each(Object.entries(SAMPLE_STATEMENTS))('%s', (_, statement) => {
  const images = imagesOf(statement)

  test('the whole of it is taken', () => {
    expect(refusals(images)).toEqual([])
  })

  test('with one of its records dropped, moved or twice it is refused, as far as its paper is known', () => {
    const broken = brokenMessages(images, programOf(statement)!)
    expect(broken.filter((message) => refusals(message.images).length === 0)).toEqual([])
    expect(broken.length).toBeGreaterThan(9)
  })

  test('with data and a reason for none it is refused', () => {
    expect(refusals(imagesOf({ ...statement, disclaimer: 'A' }))).not.toEqual([])
  })
})
