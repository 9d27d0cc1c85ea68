import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { LineDuty } from './facts.ts'
import { tariffBook } from './tariff-book.ts'

const tariff = shippedTariff()
const HINGES = {
  hts: '8302.10.30.00',
  origin: 'VN',
  entryDate: parseDay('2026-11-25')!,
  value: '10000',
} as const
const hinges = (answers: Record<string, string> = {}, hts: string = HINGES.hts): LineDuty => {
  const found = dutyOf(tariff, { ...HINGES, hts, answers })
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found
}
const keysOf = ({ questions }: LineDuty) => questions.map(({ key }) => key)

test('hinges are asked whether they are a vehicle part, although this answer alone changes nothing', () => {
  expect(hinges().duty).toBe('2700.00')
  expect(hinges({ light_vehicle_part: 'no' }).duty).toBe('2700.00')
  expect(keysOf(hinges())).toContain('light_vehicle_part')
})

test('its answer opens the next question, down to the share of metal, which leaves the duty on forced labor', () => {
  const noVehicle = { light_vehicle_part: 'no', heavy_vehicle_part: 'no' }
  expect(keysOf(hinges({ light_vehicle_part: 'no' }))).toContain('heavy_vehicle_part')
  expect(keysOf(hinges(noVehicle))).toContain('metal_share')
  expect(hinges({ ...noVehicle, metal_share: 'under_15' }).duty).toBe('1450.00')
})

test('a duty that three answers give together is a duty that customs takes', () => {
  const duties = tariffBook(() => tariff)
    .readings({ ...HINGES, quantities: [], answers: {} })
    .map(({ duty }) => duty)
  expect(duties).toEqual(expect.arrayContaining(['2700.00', '1450.00']))
})

test('a laptop that is no vehicle part owes nothing: no list of metals names it', () => {
  const LAPTOP = '8471.30.01.00'
  expect(hinges({}, LAPTOP).duty).toBe('2500.00')
  expect(hinges({ light_vehicle_part: 'no' }, LAPTOP)).toMatchObject({ duty: '0.00', questions: [] })
})
