import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf, nextState, type StatementEvent, type StatementKind, stateAfter } from './state.ts'

test.each<[StatementKind, StatementEvent[], string | undefined]>([
  ['daily', ['preliminary', 'authorized', 'final'], 'paid'],
  ['daily', ['preliminary'], 'preliminary'],
  ['daily', ['final', 'preliminary'], 'paid'],
  ['daily', ['authorized'], undefined],
  ['periodic', ['preliminary', 'authorized'], 'authorized'],
  ['periodic', ['preliminary', 'authorized', 'final'], 'final'],
  ['periodic', ['preliminary', 'authorized', 'final', 'monthly_final'], 'paid'],
  ['periodic', ['preliminary', 'authorized', 'monthly_final'], 'paid'],
  ['monthly', ['preliminary', 'final'], 'paid'],
])('a %s statement after %j is %s', (kind, events, state) => expect(stateAfter(kind, events)).toBe(state))

const event = fc.constantFrom<StatementEvent>('preliminary', 'authorized', 'final', 'monthly_final')
const kind = fc.constantFrom<StatementKind>('daily', 'periodic', 'monthly')

test('a state never goes back, and the same event never counts twice in a row', () => {
  const ORDER = [undefined, 'preliminary', 'authorized', 'final', 'paid']
  fc.assert(
    fc.property(kind, fc.array(event, { maxLength: 10 }), event, (of, before, next) => {
      const state = stateAfter(of, before)
      const after = nextState(of, state, next)
      if (after === undefined) return
      expect(ORDER.indexOf(after)).toBeGreaterThan(ORDER.indexOf(state))
      expect(nextState(of, after, next)).toBeUndefined()
    }),
  )
})

test.each([
  ['daily', '2', 'daily'],
  ['daily', '7', 'periodic'],
  ['monthly', '7', 'monthly'],
] as const)('a %s statement of payment type %s is %s', (cadence, paymentType, expected) =>
  expect(kindOf({ cadence, head: { paymentType } })).toBe(expected),
)
