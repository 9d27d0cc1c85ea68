import { expect, test } from 'vitest'
import { fieldLabel } from '../entry/field-words.ts'
import { type CustomsCondition, conditionToFinding } from './condition-to-finding.ts'

const facts = { lines: [{ id: '001' }, { id: '007' }] }

const condition = (
  code: string,
  ...references: [type: string, occurrence: number, text: string][]
): CustomsCondition => ({
  severity: 'F',
  code,
  narrative: 'CUSTOMS WORDS',
  references: [
    { type: 'SUMMRY', occurrence: 1, text: 'B76 03245276' },
    ...references.map(([type, occurrence, text]) => ({ type, occurrence, text })),
  ],
})

test('a header condition points at its field, in plain words and in those of customs', () => {
  const finding = conditionToFinding(condition('B16'), facts)
  expect(finding).toMatchObject({
    rule_id: 'CBP_B16',
    severity: 'error',
    path: 'header.entry_number',
    step: 'header',
    block: '1',
    message: { id: 'condition.B16' },
    detail: { id: 'condition.customs-words', params: { code: 'B16', narrative: 'CUSTOMS WORDS' } },
  })
  expect(fieldLabel(finding.path).defaultMessage).toMatch(/entry number/i)
})

test('a line condition points at the line that customs echoes', () => {
  expect(conditionToFinding(condition('415', ['LINITM', 2, '007']), facts).path).toMatch(/^line_items\.1\./)
})

test('a line that customs does not echo is found by its position', () => {
  expect(conditionToFinding(condition('415', ['LINITM', 2, '']), facts).path).toMatch(/^line_items\.1\./)
})

test('an unknown condition goes where its reference points', () => {
  const unknown = condition('QQ1', ['LINITM', 1, '001'], ['TARIFF', 1, '9405418440'])
  expect(conditionToFinding(unknown, facts)).toMatchObject({
    path: 'line_items.0.htsus',
    message: { id: 'condition.unknown', params: { code: 'QQ1' } },
  })
})

test('an unknown condition of the summary goes to the entry number', () => {
  expect(conditionToFinding(condition('QQ1'), facts).path).toBe('header.entry_number')
})

test('a census warning is a warning, a notice is information', () => {
  expect(conditionToFinding({ ...condition('27C'), severity: 'W' }, facts).severity).toBe('warning')
  expect(conditionToFinding({ ...condition('QQ1'), severity: 'I' }, facts).severity).toBe('info')
})
