import { type AgencyStatement, isProven, programOf } from '@edfe/domain/agencies'
import type { CargoRelease } from '@edfe/domain/filing'
import { SAMPLE_STATEMENTS } from '@edfe/domain/test/agencies'
import { describe, expect, test } from 'vitest'
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

const idOf = (image: string): string => (image.startsWith('OI') ? 'OI' : image.slice(0, 4))
const isAgency = (image: string): boolean => /^(OI|PG)/.test(image)
const FRAME = ['OI', 'PG01', 'PG02']

describe.each(Object.entries(SAMPLE_STATEMENTS))('%s', (_, statement) => {
  const images = imagesOf(statement)
  const program = programOf(statement)!
  const places = images.flatMap((image, place) => (isAgency(image) ? [place] : []))
  const [start = 0] = places
  const count = (id: string) => images.filter((image) => idOf(image) === id).length

  test('the whole of it is taken', () => {
    expect(refusals(images)).toEqual([])
  })

  test('without one of its records it is refused, as far as its paper is known', () => {
    for (const place of places) {
      const id = idOf(images[place]!)
      const isAsked = program.records.some(({ record, need }) => record === id && need === 'M')
      const isOnly = count(id) === 1
      if (!FRAME.includes(id) && !(isAsked && isOnly && isProven(program.grade))) continue
      expect([id, refusals(images.toSpliced(place, 1))]).not.toEqual([id, []])
    }
  })

  test('with one of its records before its place it is refused', () => {
    for (const place of places.slice(1)) {
      const moved = images.toSpliced(place, 1)
      const before = FRAME.includes(idOf(images[place]!)) ? [start] : [start, start + 1, start + 2]
      for (const to of before) {
        const sent = moved.toSpliced(to, 0, images[place]!)
        expect([idOf(images[place]!), to - start, refusals(sent)]).not.toEqual([
          idOf(images[place]!),
          to - start,
          [],
        ])
      }
    }
  })

  test('with a frame of records behind its place, or twice, it is refused', () => {
    const end = places.at(-1)! + 1
    for (const place of places.slice(0, FRAME.length)) {
      const behind = images.toSpliced(end, 0, images[place]!)
      expect([images[place], refusals(behind.toSpliced(place, 1))]).not.toEqual([images[place], []])
      expect([images[place], refusals(behind)]).not.toEqual([images[place], []])
    }
  })

  test('with data and a reason for none it is refused', () => {
    expect(refusals(imagesOf({ ...statement, disclaimer: 'A' }))).not.toEqual([])
  })
})
