import { expect, test } from 'vitest'
import { ADDITIONAL_BOND, factsOf } from '../../test/filing/facts-of.ts'

test('an AD/CVD case carries rate, value and duty, and adds up in the totals', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-583-851-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '68.89',
    })
  })
  expect(facts.lines[0]!.adcvd).toEqual([
    {
      caseNumber: 'A583851000',
      claim: 'C',
      rate: '68.89',
      rateKind: 'A',
      value: '0',
      quantity: '0',
      duty: '8355.67',
    },
  ])
  expect(facts.bonds).toEqual([
    { type: '8', designation: 'B', surety: '054' },
    { type: '9', designation: 'A', surety: '054', amount: '12000', account: 'STB2026001' },
  ])
  expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'TWHSI118TAI' })
  expect(facts.adcvdTotals).toEqual({
    bondedAd: '0.00',
    cashAd: '8355.67',
    bondedCv: '0.00',
    cashCv: '0.00',
  })
  expect(facts.totals).toMatchObject({ duty: '473.03', ad: '8355.67', cv: '0.00' })
})

test('goods under a case name their exporter when it is not the manufacturer', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-583-851-000',
      adcvd_rate: '68.89',
      non_reimbursement: 'Y',
      exporter_mid: 'HKGOLTRA12KOW',
    })
  })
  expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'HKGOLTRA12KOW' })
  expect(facts.lines[0]!.nonReimbursement).toBe(true)
})

test('goods under paired orders have two cases on one line, one under a bond and one in cash', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-583-851-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '10',
      adcvd_claim: 'B',
      second_case_number: 'C-583-852-000',
      second_case_rate: '5.5',
      non_reimbursement_id: 'NRD0001234',
    })
  })
  const pair = facts.lines[0]!.adcvd
  expect(pair.map(({ caseNumber, claim, rate, duty }) => [caseNumber, claim, rate, duty])).toEqual([
    ['A583851000', 'B', '10.00', '1212.90'],
    ['C583852000', 'C', '5.50', '667.10'],
  ])
  expect(pair.map(({ nonReimbursement }) => nonReimbursement)).toEqual(['NRD0001234', undefined])
  expect(facts.adcvdTotals).toEqual({
    bondedAd: '1212.90',
    cashAd: '0.00',
    bondedCv: '0.00',
    cashCv: '667.10',
  })
  expect(facts.totals).toMatchObject({ ad: '1212.90', cv: '667.10' })
})

test('a rate in dollars for each unit goes with the quantity of the case, and no value', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-583-851-000',
      adcvd_rate: '1.25',
      adcvd_rate_kind: 'S',
      adcvd_quantity: '970.5',
    })
  })
  expect(facts.lines[0]!.adcvd[0]).toMatchObject({
    rate: '1.25',
    rateKind: 'S',
    value: '0',
    quantity: '970.5',
    duty: '1213.13',
  })
})

test('a case that counts another value than the line is filed with that value', () => {
  const { adcvd } = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-583-851-000',
      adcvd_rate: '10',
      adcvd_value: '8000',
    })
  }).lines[0]!
  expect(adcvd[0]).toMatchObject({ rateKind: 'A', value: '8000', quantity: '0', duty: '800.00' })
})

test('a case under a bond is claimed so, and its duty is bonded instead of cash', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'C-583-852-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '10',
      adcvd_claim: 'B',
      non_reimbursement_id: 'NRD0001234',
    })
  })
  expect(facts.lines[0]!.adcvd[0]).toMatchObject({
    claim: 'B',
    duty: '1212.90',
    nonReimbursement: 'NRD0001234',
  })
  expect(facts.adcvdTotals).toMatchObject({ bondedCv: '1212.90', cashCv: '0.00', cashAd: '0.00' })
  expect(facts.totals).toMatchObject({ cv: '1212.90' })
})
