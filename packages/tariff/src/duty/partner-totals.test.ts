import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'

const tariff = shippedTariff()

/** The headings of section 232 on goods of an origin that are entered on a day. */
function filed(hts: string, origin: string, day: string): string[] {
  const facts = { hts, origin, value: '10000', quantities: [{ quantity: '1', unit: 'NO' }] }
  const line = dutyOf(tariff, { ...facts, entryDate: parseDay(day)! })
  if (line.kind === 'refused') throw new Error(line.reason.id)
  return line.rows.flatMap(({ number, measure }) => (measure?.startsWith('section-232') ? [number] : []))
}

const CAR = '8703.23.01.90'
const BODY_PART = '8708.29.51.60'
const SOFA = '9401.61.60.11'

test.each([
  ['cars of Germany', CAR, 'DE', '2025-07-31', '99039401', '2025-08-01', '99039451'],
  ['cars of Japan', CAR, 'JP', '2025-09-15', '99039401', '2025-09-16', '99039441'],
  ['cars of Korea', CAR, 'KR', '2025-10-31', '99039401', '2025-11-01', '99039461'],
  ['car parts of Germany', BODY_PART, 'DE', '2025-07-31', '99039405', '2025-08-01', '99039453'],
  ['car parts of Japan', BODY_PART, 'JP', '2025-09-15', '99039405', '2025-09-16', '99039443'],
  ['car parts of Korea', BODY_PART, 'KR', '2025-10-31', '99039405', '2025-11-01', '99039463'],
  ['car parts of Taiwan', BODY_PART, 'TW', '2026-04-30', '99039405', '2026-05-01', '99039467'],
  ['sofas of Korea', SOFA, 'KR', '2025-11-13', '99037602', '2025-11-14', '99037623'],
  ['sofas of Taiwan', SOFA, 'TW', '2026-04-30', '99037602', '2026-05-01', '99037624'],
])(
  '%s pay 25 percent until the agreement is in force, then 15 in all',
  (_, hts, origin, last, full, first, total) => {
    expect(filed(hts, origin, last)).toEqual([full])
    expect(filed(hts, origin, first)).toEqual([total])
  },
)
