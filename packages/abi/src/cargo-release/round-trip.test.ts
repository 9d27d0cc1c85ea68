import type { CargoRelease } from '@edfe/domain/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GOLDEN_RELEASES, goldenRelease } from '../../test/cargo-release/golden-releases.ts'
import { envelope } from '../../test/summary/sample-message.ts'
import { decodeCargoRelease } from './decode-cargo-release.ts'
import { encodeCargoRelease } from './encode-cargo-release.ts'

const RELEASES = GOLDEN_RELEASES.map(([, change]) => goldenRelease(change))
const some = <Item>(items: readonly Item[], maxLength: number) =>
  fc.array(fc.constantFrom(...items), { maxLength })

/** Releases at random: header, bills, references, parties and lines of any of the golden ones. */
const release: fc.Arbitrary<CargoRelease> = fc
  .record({
    header: fc.constantFrom(...RELEASES),
    placement: fc.constantFrom(...RELEASES.map(({ placement }) => placement)),
    contact: fc.constantFrom(...RELEASES.map(({ contact }) => contact)),
    bills: some(
      RELEASES.flatMap(({ bills }) => bills),
      20,
    ),
    references: some(
      RELEASES.flatMap(({ references }) => references),
      9,
    ),
    parties: some(
      RELEASES.flatMap(({ parties }) => parties),
      12,
    ),
    lines: some(
      RELEASES.flatMap(({ lines }) => lines),
      20,
    ),
  })
  .map(({ header, ...parts }) => ({ ...header, ...parts }))

test('nothing that a release says is lost in its records of 80 columns', () => {
  fc.assert(
    fc.property(release, (given) => {
      const images = encodeCargoRelease(given, envelope)
      expect(images.every((image) => image.length === 80)).toBe(true)
      expect(decodeCargoRelease(images.slice(2, -2))).toEqual(given)
    }),
    { numRuns: 200 },
  )
})
