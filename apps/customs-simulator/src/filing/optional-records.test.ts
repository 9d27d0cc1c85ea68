import { describe, expect, test } from 'vitest'
import { DECLARATION_REJECTIONS } from './declaration-rejections.ts'
import { OTHER_FEE_REJECTIONS, SET_FEE_CONDITIONS } from './fee-rejections.ts'
import { HEADING_CONDITIONS, HEADING_REJECTIONS } from './heading-rejections.ts'
import { type Edit, edited, put } from './image-edits.ts'
import { LICENSE_CONDITIONS, LICENSE_REJECTIONS } from './license-rejections.ts'
import { OPTIONAL_HEADER_CONDITIONS, OPTIONAL_HEADER_REJECTIONS } from './optional-header-rejections.ts'
import {
  OPTIONAL_LINE_REJECTIONS,
  SET_CONDITIONS,
  SPECIFIC_RATE_CONDITIONS,
  ZONE_CONDITIONS,
} from './optional-line-rejections.ts'
import { RELEASE_CONDITIONS, RELEASE_REJECTIONS, REMOTE_CONDITIONS } from './release-rejections.ts'
import { answer, type Change, codes, imagesOf } from './test-support.ts'

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
