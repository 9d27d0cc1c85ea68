import { expect, test } from 'vitest'
import type { CalendarDay } from '../calendar/index.ts'
import type { DailyStatement, FiledMoney } from '../statement/index.ts'
import { hasBothStatements, runStatement } from './run-statements.ts'

const filed: FiledMoney = {
  ...{ number: 'B7603245276', port: '2704', entryPort: '2704', entryType: '01', importer: '12-3456789' },
  ...{ paymentType: '2', isConsolidated: false, isCorrection: false, taxDeferred: false },
  ...{ bondedAntidumping: 0n, bondedCountervailing: 0n, amounts: { duty: 47303n, 499: 4201n } },
}

function statement(duty: bigint, total: bigint, status: 'preliminary' | 'final' = 'preliminary') {
  const due = { amounts: { duty, 499: 4201n }, deferredTax: 0n, total }
  return {
    cadence: 'daily',
    head: {
      ...{ status, number: '2726069001', printDate: '2026-03-10' as CalendarDay, paymentType: '2' },
      ...{ port: '2704', filerCode: 'B76' },
    },
    entries: [
      {
        ...{ number: filed.number, port: '2704', entryType: '01', isConsolidated: false, pays: true },
        ...{ taxDeferred: false, paysAntidumping: true, paysCountervailing: true },
        amounts: { duty, 499: 4201n },
      },
    ],
    due,
    ...(status === 'final' && { paid: due }),
    taken: [],
  } satisfies DailyStatement
}

test.each([
  ['a cent more duty in a line', statement(47304n, 51505n), [filed]],
  ['a total that is not that of the entries filed', statement(47303n, 51505n), [filed]],
  ['an entry that was not filed', statement(47303n, 51504n), [{ ...filed, number: 'B7603245284' }]],
  ['an entry too few', statement(47303n, 51504n), [filed, { ...filed, number: 'B7603245284' }]],
])('%s is not what was filed', (_, read, own) => {
  expect(runStatement(read, own).isEqual).toBe(false)
})

test('the statement test is done by a preliminary and a final statement that are what was filed', () => {
  const [first, last] = (['preliminary', 'final'] as const).map((status) =>
    runStatement(statement(47303n, 51504n, status), [filed]),
  )
  expect(first).toMatchObject({ isEqual: true, total: '515.04', totals: { duty: '473.03', 499: '42.01' } })
  expect(hasBothStatements([first!])).toBe(false)
  expect(hasBothStatements([first!, last!])).toBe(true)
  expect(hasBothStatements([first!, { ...last!, isEqual: false }])).toBe(false)
})
