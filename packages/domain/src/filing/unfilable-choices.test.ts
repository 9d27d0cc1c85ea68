import { expect, test } from 'vitest'
import { ruleContext } from '../../test/filing/index.ts'
import { ENTRY_TYPES } from '../reference/entry-types.ts'
import { unfilableChoices } from './filing-findings.ts'
import { entryTypeNeeds } from './mapping/entry-type-needs.ts'

const ctx = ruleContext()
const found = (header: {
  entry_number?: string
  entry_type?: string
  bond_type?: string
  surety_no?: string
  port_code?: string
  government_import?: boolean
}) => unfilableChoices({ header }, ctx).map(({ rule_id, path }) => `${path} ${rule_id}`)

test.each(ENTRY_TYPES.map(({ code }) => code).filter((code) => !['51', '52'].includes(code)))(
  'type %s is named in step 1 exactly when it is not filed',
  (code) => {
    const expected = entryTypeNeeds(code) ? [] : ['header.entry_type FILING_TYPE_NOT_AUTOMATED']
    expect(found({ entry_type: code })).toEqual(expected)
  },
)

test('a military entry is named unless the Defense Contract Management Agency files it', () => {
  const military = ['header.entry_type FILING_TYPE_MILITARY']
  expect(found({ entry_type: '51' })).toEqual(military)
  expect(found({ entry_type: '51', entry_number: 'B7603245276' })).toEqual(military)
  expect(found({ entry_type: '51', entry_number: 'P9903245270' })).toEqual([])
})

test('goods of the government are named until the filer states that an agency imports them', () => {
  expect(found({ entry_type: '52' })).toEqual(['header.entry_type FILING_TYPE_GOVERNMENT'])
  expect(found({ entry_type: '52', government_import: true })).toEqual([])
})

test('the default port of the specification is named, and a port of customs is not', () => {
  expect(found({ port_code: 'NY10' })).toEqual(['header.port_code FILING_PORT'])
  expect(found({ port_code: '2704' })).toEqual([])
})

test('a term bond is named, and a choice that is not made yet is not', () => {
  expect(found({ entry_type: '01', bond_type: ctx.profile.bondTypes.term ?? '' })).toEqual([
    'header.bond_type FILING_BOND_TERM',
  ])
  expect(found({})).toEqual([])
})

test('a bond without the number of a surety company is named, and one with it is not', () => {
  const bond_type = ctx.profile.bondTypes.continuous
  expect(found({ entry_type: '01', bond_type, surety_no: '999' })).toEqual([
    'header.surety_no FILING_BOND_SURETY',
  ])
  expect(found({ entry_type: '01', bond_type, surety_no: '036' })).toEqual([])
  expect(found({ entry_type: '01', bond_type })).toEqual([])
})
