import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { assumedAnswer, type QuestionKey } from '../measures/index.ts'
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

describe('with the usual answers', () => {
  const usual = (hts: string, origin: string, answers: Record<string, string> = {}) => {
    const found = dutyOf(tariff, { ...HINGES, hts, origin, answers, assume: 'usual' })
    if (found.kind === 'refused') throw new Error(found.reason.id)
    return found
  }

  test.each(['CN', 'HK'])(
    'a laptop of %s is asked whether it is a vehicle part, and counts as none',
    (origin) => {
      const laptop = usual('8471.30.01.00', origin)
      expect(laptop.duty).toBe('0.00')
      expect(laptop.questions).toMatchObject([
        {
          key: 'light_vehicle_part',
          counted: 'no',
          options: [
            { value: 'yes', changesDutyBy: '2500.00' },
            { value: 'no', changesDutyBy: '0.00' },
          ],
        },
      ])
      expect(usual('8471.30.01.00', origin, { light_vehicle_part: 'yes' }).duty).toBe('2500.00')
    },
  )

  test.each([
    ['8507.60.0090', 'light_vehicle_part', 'no'],
    ['8482.10.5044', 'light_vehicle_part', 'no'],
    ['8501.33.2040', 'light_vehicle_part', 'no'],
    ['9403.60.8093', 'cabinet', 'no'],
    ['8473.30.5100', 'semiconductor', 'below_limits'],
    ['8507.60.0010', 'light_vehicle_part', 'yes'],
    ['8302.10.3000', 'light_vehicle_part', 'yes'],
    ['8708.30.5090', 'light_vehicle_part', 'yes'],
    ['4011.10.1020', 'light_vehicle_part', 'yes'],
    ['8511.40.0000', 'light_vehicle_part', 'yes'],
    ['9403.40.9060', 'cabinet', 'yes'],
    ['8703.23.0190', 'vehicle', 'yes'],
  ])('%s is asked for %s, and %s counts', (hts, key, counted) => {
    const { questions } = usual(hts, 'CN')
    expect(questions.find((question) => question.key === key)?.counted).toBe(counted)
  })

  test('a question whose answer could bring relief counts no relief', () => {
    for (const { key, counted } of usual('7318.16.0085', 'CN').questions)
      expect([key, counted]).toEqual([key, assumedAnswer(key as QuestionKey)])
  })
})
