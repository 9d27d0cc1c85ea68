import { expect, test } from 'vitest'
import { securityFilingDueDay } from './due-day.ts'

const due = (mode: string, security_filing: object) =>
  securityFilingDueDay({ shipment_origin: { mode_of_transport: mode }, security_filing })

test.each([
  ['the day before lading', '11', { lading_date: '2026-03-20' }, '2026-03-19'],
  ['over the turn of a month', '10', { lading_date: '2026-03-01' }, '2026-02-28'],
  ['five elements by lading', '11', { lading_date: '2026-03-20', kind: '5' }, '2026-03-20'],
  ['goods by air need none', '40', { lading_date: '2026-03-20' }, undefined],
  ['a day that is not known', '11', {}, undefined],
] as const)('%s', (_, mode, facts, day) => {
  expect(due(mode, facts)).toBe(day)
})
