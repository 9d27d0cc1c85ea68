import { expect, test } from 'vitest'
import type { DraftData } from './draft.ts'
import { afterEdit, hasValidSignature } from './signature.ts'

const signed: DraftData = {
  header: { port_code: '2704' },
  totals_declarations: { declarant_name: 'Ada', declarant_signature: 'Ada', total_duty: '1' },
  final_review: { acknowledged: true, acknowledged_at: '2026-03-05T10:00:00Z' },
}

test('a change after signing voids signature and acknowledgement', () => {
  const { draft, voided, changed } = afterEdit(signed, { ...signed, header: { port_code: '2709' } })
  expect(voided).toBe(true)
  expect(changed).toEqual(['header.port_code'])
  expect(draft.totals_declarations?.declarant_signature).toBe('')
  expect(draft.final_review?.acknowledged).toBe(false)
  expect(draft.header?.port_code).toBe('2709')
})

test('another date of the declaration voids the signature: it was signed on the first', () => {
  const dated = {
    ...signed,
    totals_declarations: { ...signed.totals_declarations, declarant_date: '03/05/2026' },
  }
  const redated = {
    ...signed,
    totals_declarations: { ...signed.totals_declarations, declarant_date: '01/01/2020' },
  }
  expect(afterEdit(dated, redated).draft.totals_declarations?.declarant_signature).toBe('')
})

test.each([
  ['saving the same again', { ...signed }],
  [
    'an empty field instead of none',
    { ...signed, header: { port_code: '2704', bond_type: '' }, parties: {} },
  ],
  ['the review itself', { ...signed, final_review: { acknowledged: true, declarant_role: 'admin' } }],
])('%s voids nothing', (_, after: DraftData) => {
  expect(afterEdit(signed, after)).toEqual({ draft: after, voided: false, changed: [] })
})

test('a draft that nobody signed can change freely', () => {
  const before = { header: { port_code: '2704' } }
  const after = { header: { port_code: '2709' }, totals_declarations: { declarant_signature: 'Ada' } }
  expect(afterEdit(before, after)).toEqual({ draft: after, voided: false, changed: [] })
})

test('a signature given anew with the change is kept, the acknowledgement is not', () => {
  const after = {
    ...signed,
    totals_declarations: { declarant_name: 'Bo', declarant_signature: 'Bo', total_duty: '2' },
  }
  const { draft, voided } = afterEdit(signed, after)
  expect(voided).toBe(true)
  expect(draft.totals_declarations?.declarant_signature).toBe('Bo')
  expect(draft.final_review?.acknowledged).toBe(false)
})

test('taking the signature away voids the acknowledgement', () => {
  const after = { ...signed, totals_declarations: { ...signed.totals_declarations, declarant_signature: '' } }
  const { draft, changed } = afterEdit(signed, after)
  expect(draft.final_review?.acknowledged).toBe(false)
  expect(changed).toEqual(['totals_declarations.declarant_signature'])
})

test.each([
  ['repeats the name, both statements ticked', {}, true],
  ['differs from the name in one letter', { declarant_signature: 'ada' }, false],
  ['is blank', { declarant_signature: ' ' }, false],
  ['lacks a statement', { declaration_ior_agent: false }, false],
])('a signature that %s', (_, change, isValid) => {
  const totals_declarations = {
    ...signed.totals_declarations,
    declaration_ior_agent: true,
    declaration_purchase_agreement: true,
    ...change,
  }
  expect(hasValidSignature({ totals_declarations })).toBe(isValid)
})
