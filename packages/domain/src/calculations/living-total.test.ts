import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { anyFigures } from '../filing/test/index.ts'
import { toCents } from '../money/cents.ts'
import { type ComparedDuties, livingTotal, type OpenLine } from './living-total.ts'
import { totalsOf } from './totals.ts'

const NOTHING_OPEN: ComparedDuties = { unread: [], open: [] }

const anyAmount = fc.option(fc.integer({ min: 0, max: 90_000_00 }).map((cents) => (cents / 100).toFixed(2)))
const anyOpenLine = (line: string): fc.Arbitrary<OpenLine> =>
  fc.record({
    line: fc.constant(line),
    why: fc.constantFrom<OpenLine['why']>('question', 'law', 'no_duty'),
    usual: anyAmount,
    least: anyAmount,
    most: anyAmount,
  })
const anyGap = fc.constantFrom<ComparedDuties['unread'][number]['gap']>(
  'incomplete',
  'open_question',
  'no_measures',
  'no_duty',
)

/** Each takes one fact away that the total depends on. */
const HOLES: Readonly<Record<string, (draft: DraftData) => [DraftData, ComparedDuties | undefined]>> = {
  'nobody compared the lines': (draft) => [draft, undefined],
  'a line has no duty': (draft) => [withLine(draft, { duty_amount: '' }), NOTHING_OPEN],
  'a line has no value': (draft) => [withLine(draft, { entered_value: '' }), NOTHING_OPEN],
  'the mode of transport is missing': (draft) => [
    { ...draft, shipment_origin: { ...draft.shipment_origin, mode_of_transport: '' } },
    NOTHING_OPEN,
  ],
  'a fee was taken out': (draft) => [{ ...draft, totals_declarations: { fee_summary: [] } }, NOTHING_OPEN],
}

const withLine = (draft: DraftData, changes: Partial<LineItem>): DraftData => {
  const [first, ...others] = draft.line_items!
  return { ...draft, line_items: [{ ...first!, ...changes }, ...others] }
}

describe('the total is firm', () => {
  test('when nothing is open, and then it is block 44 to the cent', () => {
    fc.assert(
      fc.property(anyFigures, (draft) => {
        expect(livingTotal(draft, NOTHING_OPEN)).toMatchObject({
          certainty: 'firm',
          amount: totalsOf(draft).grand_total.amount,
          between: undefined,
        })
      }),
    )
  })

  test.each(Object.entries(HOLES))('never while %s', (_, open) => {
    fc.assert(
      fc.property(anyFigures, (draft) => {
        const total = livingTotal(...open(draft))
        expect(total.certainty).not.toBe('firm')
        expect(total.open.length).toBeGreaterThan(0)
      }),
    )
  })

  test('never while the tariff has a question, a gap or a law that nobody looked up', () => {
    fc.assert(
      fc.property(anyFigures, anyGap, anyOpenLine('line-0'), fc.boolean(), (draft, gap, open, isGap) => {
        const compared = isGap
          ? { unread: [{ gap, lines: ['line-0'] }], open: [open] }
          : { unread: [], open: [open] }
        const isOpen = isGap || open.why === 'law'
        const { certainty, open: parts } = livingTotal(draft, compared)
        expect(certainty === 'firm').toBe(!isOpen)
        expect(parts.length > 0).toBe(isOpen)
      }),
    )
  })

  test('never says a least that is more than its most, nor a figure outside of both', () => {
    fc.assert(
      fc.property(anyFigures, anyOpenLine('line-0'), (draft, open) => {
        const [least, usual, most] = ['least', 'usual', 'most'].map((of) => open[of as 'least'])
        fc.pre(!least || !most || (Number(least) <= Number(usual) && Number(usual) <= Number(most)))
        const compared = { unread: [{ gap: 'open_question' as const, lines: ['line-0'] }], open: [open] }
        const { amount, between } = livingTotal(withLine(draft, { duty_amount: '' }), compared)
        if (!between) return
        expect(toCents(between.least)).toBeLessThanOrEqual(toCents(amount))
        expect(toCents(amount)).toBeLessThanOrEqual(toCents(between.most))
      }),
    )
  })
})

const LAMPS: DraftData = {
  header: { entry_type: '01', entry_date: '2026-11-20' },
  shipment_origin: { mode_of_transport: '11', country_of_origin: 'CN' },
  line_items: [{ id: 'lamps', line_number: 1, htsus: '9405.11.6010', entered_value: '18750' }],
}
const open = (changes: Partial<OpenLine> = {}): OpenLine => ({
  line: 'lamps',
  why: 'question',
  usual: '8456.25',
  least: '1425.00',
  most: '8456.25',
  ...changes,
})
const asked = (changes?: Partial<OpenLine>): ComparedDuties => ({
  unread: [{ gap: 'open_question', lines: ['lamps'] }],
  open: [open(changes)],
})

describe('lamps of $18,750 by sea', () => {
  test('are about duty and both fees while a question is open, between its answers', () =>
    expect(livingTotal(LAMPS, asked())).toMatchObject({
      certainty: 'about',
      amount: '8544.64',
      between: { least: '1513.39', most: '8544.64' },
      open: [{ reason: 'open_question', bounds: { least: '1425.00', most: '8456.25' } }],
    }))

  test('are at least the fees while nobody can say the duty', () =>
    expect(livingTotal(LAMPS, asked({ usual: null, least: null, most: null }))).toMatchObject({
      certainty: 'at_least',
      amount: '88.39',
      between: undefined,
    }))

  test('are firm once their duty is taken', () =>
    expect(livingTotal(withLine(LAMPS, { duty_amount: '8456.25' }), NOTHING_OPEN)).toMatchObject({
      certainty: 'firm',
      amount: '8544.64',
    }))

  test('may owe less by a law that the data lacks: about what is calculated', () => {
    const law = { unread: [], open: [open({ why: 'law', least: '8000.00' })] }
    expect(livingTotal(withLine(LAMPS, { duty_amount: '8456.25' }), law)).toMatchObject({
      certainty: 'about',
      amount: '8544.64',
      between: { least: '8088.39', most: '8544.64' },
    })
  })

  test('have no figure before there is a number or a value', () =>
    expect(livingTotal({ line_items: [{ id: 'a', line_number: 1 }] }, undefined).certainty).toBe('unknown'))
})

describe('more may be owed', () => {
  const line = { id: 'a', line_number: 1, entered_value: '4000', duty_amount: '0', htsus: '0409.00.0010' }
  const rows = (...codes: string[]) => ({
    fee_summary: codes.map((class_code) => ({
      id: class_code,
      fee_type: class_code === '499' ? 'MPF' : 'Other Fee',
      class_code,
      amount: '40',
    })),
  })
  const certaintyWith = (...codes: string[]) =>
    livingTotal(
      {
        header: { entry_type: '01', entry_date: '2026-11-20' },
        shipment_origin: { mode_of_transport: '40' },
        line_items: [line],
        totals_declarations: rows(...codes),
      } as DraftData,
      NOTHING_OPEN,
    ).certainty

  test('while the fee of honey has no row', () => {
    expect(certaintyWith('499')).toBe('at_least')
    expect(certaintyWith('499', '055')).toBe('firm')
  })

  test('while the processing fee has no row', () => expect(certaintyWith('055')).toBe('at_least'))
})
