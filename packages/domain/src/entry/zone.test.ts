import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar/index.ts'
import { dutyDay, isDomesticOfZone } from './zone.ts'

const ENTERED = '2026-02-24' as CalendarDay
const privileged = { zone: { status: 'P', filing_date: '2025-11-03' } }

test('privileged foreign goods have the duty rates of the day on which their status was filed', () => {
  expect(dutyDay('06', privileged, ENTERED)).toBe('2025-11-03')
  expect(dutyDay('06', { zone: { status: 'P' } }, ENTERED)).toBe(ENTERED)
})

test('other foreign goods, and all goods outside a zone, have those of the entry date', () => {
  expect(dutyDay('06', { zone: { status: 'N', filing_date: '2025-11-03' } }, ENTERED)).toBe(ENTERED)
  expect(dutyDay('01', privileged, ENTERED)).toBe(ENTERED)
  expect(dutyDay('01', {}, undefined)).toBeUndefined()
})

test('domestic goods of a zone have none', () => {
  expect(dutyDay('06', { zone: { status: 'D' } }, ENTERED)).toBeUndefined()
  expect(isDomesticOfZone('01', { zone: { status: 'D' } })).toBe(false)
})
