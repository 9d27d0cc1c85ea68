import { expect, test } from 'vitest'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { bondOfHeader, bondTypeOf } from './bond-coverage.ts'

test('bond type 8 with surety 054 is a continuous bond of that company', () => {
  expect(bondOfHeader({ bond_type: '8', surety_no: '054' }, CBP_PROFILE)).toEqual({
    bond_type_detail: 'continuous',
    surety_company: expect.stringMatching(/^\S.*\S$/),
  })
})

test('bond type 9 is a single transaction bond to CBP and a term bond in the specification', () => {
  expect(bondOfHeader({ bond_type: '9' }, CBP_PROFILE).bond_type_detail).toBe('single')
  expect(bondOfHeader({ bond_type: '9' }, SPECIFICATION_PROFILE).bond_type_detail).toBe('term')
  expect(bondTypeOf('term', CBP_PROFILE)).toBeUndefined()
})

test('surety 998 and 999 name no company, nor does an unknown number', () => {
  for (const surety_no of ['998', '999', '000', ''])
    expect(bondOfHeader({ surety_no }, CBP_PROFILE).surety_company).toBe('')
})
