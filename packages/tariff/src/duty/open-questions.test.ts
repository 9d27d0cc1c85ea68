import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { LineDuty } from './facts.ts'
import { tariffBook } from './tariff-book.ts'

const tariff = shippedTariff()
const LAPTOP = {
  hts: '8471.30.01.00',
  origin: 'VN',
  entryDate: parseDay('2026-11-25')!,
  value: '10000',
} as const
const laptop = (answers: Record<string, string> = {}): LineDuty => {
  const found = dutyOf(tariff, { ...LAPTOP, answers })
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found
}
const keysOf = ({ questions }: LineDuty) => questions.map(({ key }) => key)

test('a laptop is asked whether it is a vehicle part, although this answer alone changes nothing', () => {
  expect(laptop().duty).toBe('2500.00')
  expect(laptop({ light_vehicle_part: 'no' }).duty).toBe('2500.00')
  expect(keysOf(laptop())).toContain('light_vehicle_part')
})

test('its answer opens the share of metal, and both together free the laptop', () => {
  expect(keysOf(laptop({ light_vehicle_part: 'no' }))).toContain('metal_share')
  expect(laptop({ light_vehicle_part: 'no', metal_share: 'under_15' }).duty).toBe('0.00')
})

test('a duty that two answers give together is a duty that customs takes', () => {
  const duties = tariffBook(() => tariff)
    .readings({ ...LAPTOP, quantities: [], answers: {} })
    .map(({ duty }) => duty)
  expect(duties).toEqual(expect.arrayContaining(['2500.00', '0.00']))
})
