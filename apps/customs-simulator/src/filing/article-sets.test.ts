import { encodeEntrySummary } from '@edfe/abi'
import { totalsOf } from '@edfe/domain/calculations'
import { filingFindings } from '@edfe/domain/filing'
import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostly } from '../../test/any-declarations.ts'
import { feeRowsOf } from '../../test/fee-rows.ts'
import { answer, envelope, factsOf } from '../../test/sample-batch.ts'

const [given] = sampleEntry().line_items!

/** Goods in one unit, some of which owe tax or a fee. */
const goods = fc.constantFrom('9405.41.8440', '8513.10.2000', '2204.21.5005', '0201.30.5085')

const isBeefPart = ({ htsus, set_indicator }: { htsus: string; set_indicator: string }) =>
  htsus === '0201.30.5085' && set_indicator !== 'X'

const part = fc.record({
  set_indicator: mostly('V', '', 'X'),
  htsus: goods,
  entered_value: fc.constantFrom('1000', '2500'),
  ir_tax_amount: fc.constantFrom('0.00', '12.00'),
  duty_amount: mostly('0.00', '39.00'),
  charges: fc.constantFrom('', '300'),
})

/** Two sets and an article that is none, each mostly right. */
const entry = fc.record({
  sets: fc.array(
    fc.record({
      htsus: goods,
      isFirstAlike: mostly(true, false),
      isSum: mostly(true, false),
      indicator: mostly('X', '', 'V', 'S'),
      tax: mostly('0.00', '12.00'),
      parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  fee: mostly('', '053'),
})

test('sets that the rules pass, customs does not refuse', { timeout: 600_000 }, () => {
  let passed = 0
  fc.assert(
    fc.property(entry, ({ sets, fee }) => {
      const draft = sampleEntry()
      const lines = sets.flatMap(({ htsus, isFirstAlike, isSum, indicator, tax, parts }) => [
        {
          ...given!,
          htsus,
          set_indicator: indicator,
          ir_tax_amount: tax,
          entered_value: isSum
            ? String(parts.reduce((sum, { entered_value }) => sum + Number(entered_value), 0))
            : '5000',
        },
        ...parts.map((one, index) => ({
          ...given!,
          ...one,
          ...(index === 0 && isFirstAlike && { htsus }),
        })),
      ])
      draft.line_items = lines.map((line, index) => ({ ...line, id: `${index}`, line_number: index + 1 }))
      const proposed = feeRowsOf(draft)
      draft.totals_declarations!.fee_summary =
        fee && lines.some(isBeefPart)
          ? [
              ...proposed.filter(({ class_code }) => class_code !== fee),
              { id: 'beef', fee_type: 'Other Fee', class_code: fee, amount: '3.00' },
            ]
          : proposed
      const totals = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
      Object.assign(draft.totals_declarations!, Object.fromEntries(totals))
      if (filingFindings(draft, ruleContext()).some(({ severity }) => severity === 'error')) return
      passed += 1
      const { conditions } = answer(encodeEntrySummary(factsOf(draft), envelope))
      expect(conditions.filter(({ severity }) => severity === 'F')).toEqual([])
    }),
    { numRuns: 4500, seed: 20260305 },
  )
  expect(passed).toBeGreaterThan(150)
})
