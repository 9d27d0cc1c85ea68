import { describe, expect, test } from 'vitest'
import { type Edit, edited, put } from '../../test/image-edits.ts'
import { CARGO_REJECTIONS } from '../../test/rejections/cargo.cases.ts'
import { DECLARATION_REJECTIONS } from '../../test/rejections/declarations.cases.ts'
import { OTHER_FEE_REJECTIONS, SET_FEE_CONDITIONS } from '../../test/rejections/fees.cases.ts'
import { HEADING_CONDITIONS, HEADING_REJECTIONS } from '../../test/rejections/headings.cases.ts'
import { LICENSE_CONDITIONS, LICENSE_REJECTIONS } from '../../test/rejections/licenses.cases.ts'
import {
  OPTIONAL_HEADER_CONDITIONS,
  OPTIONAL_HEADER_REJECTIONS,
} from '../../test/rejections/optional-header.cases.ts'
import {
  OPTIONAL_LINE_REJECTIONS,
  SET_CONDITIONS,
  SPECIFIC_RATE_CONDITIONS,
  ZONE_CONDITIONS,
} from '../../test/rejections/optional-lines.cases.ts'
import {
  RELEASE_CONDITIONS,
  RELEASE_REJECTIONS,
  REMOTE_CONDITIONS,
} from '../../test/rejections/release.cases.ts'
import { answer, type Change, codes, imagesOf } from '../../test/sample-batch.ts'

const conditionsAfter = (edits: readonly Edit[], change?: Change) => codes(edited(imagesOf(change), edits))

/** The sample's lamp as a set: a header with value, duty and fees, and the component that classifies it. */
const asSet: Change = (facts) => {
  const component = structuredClone(facts.lines[0]!)
  component.id = '002'
  component.fees = []
  Object.assign(component.tariffs[0]!, { duty: '0.00' })
  facts.lines.push(component)
}
const SET: Edit[] = [put('40', 8, 'X', 1), put('40', 8, 'V', 2)]

describe('records and indicators that only some summaries have', () => {
  test.each([
    ...OPTIONAL_HEADER_REJECTIONS,
    ...OPTIONAL_LINE_REJECTIONS,
    ...DECLARATION_REJECTIONS,
    ...LICENSE_REJECTIONS,
    ...HEADING_REJECTIONS,
    ...RELEASE_REJECTIONS,
    ...OTHER_FEE_REJECTIONS,
    ...CARGO_REJECTIONS,
  ])('%s', (_, edits, expected) => {
    expect(conditionsAfter(edits)).toEqual(expected)
    expect(answer(edited(imagesOf(), edits)).disposition).toBe('rejected')
  })

  test.each([
    ...LICENSE_CONDITIONS,
    ...HEADING_CONDITIONS,
    ...RELEASE_CONDITIONS,
    ...REMOTE_CONDITIONS,
    ...OPTIONAL_HEADER_CONDITIONS,
    ...SPECIFIC_RATE_CONDITIONS,
    ...ZONE_CONDITIONS,
  ])('%s', (_, edits, expected) => expect(conditionsAfter(edits)).toContain(expected))

  test.each([...SET_CONDITIONS, ...SET_FEE_CONDITIONS])('%s', (_, edits, expected) =>
    expect(conditionsAfter([...SET, ...edits], asSet)).toContain(expected),
  )
})

describe('what customs takes', () => {
  test.each<[string, Edit[]]>([
    ['a request for release', [put('10', 40, 'A')]],
    ['a shipment of samples', [put('10', 43, 'X')]],
    ['a reconciliation of value', [put('10', 47, '001')]],
    ['a live entry of a known importer', [put('10', 44, 'Y'), put('10', 67, 'Y')]],
    ['an exemption from fees', [put('40', 58, '1')]],
  ])('%s', (_, edits) => expect(conditionsAfter(edits)).toEqual([]))

  test('a set with its first component', () => expect(conditionsAfter(SET, asSet)).toEqual([]))
})
