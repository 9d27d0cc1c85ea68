import { describe, expect, test } from 'vitest'
import { fieldOf, fieldPosition, fields } from './field-table.ts'
import { STEPS } from './steps.ts'

const all = [...Object.values(fields.entry), ...Object.values(fields.line), ...Object.values(fields.fee)]

describe('the fields of an entry', () => {
  test('have each path once', () => {
    for (const table of [fields.entry, fields.line, fields.fee]) {
      const paths = Object.values(table).map(({ path }) => path)
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    }
  })

  test('are read by the name that ends their path in the draft', () => {
    const wrong = all.filter(({ name, path }) => path !== name && !path.endsWith(`.${name}`))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('open every hint of a field of the form with its block number', () => {
    const wrong = all.filter(
      ({ block, path, hint }) => block && path !== 'line_items' && !/^(Blocks? \d|CBP's)/.test(hint),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('are on one detail page at most, and that is one of their step but for those listed', () => {
    const both = all.filter(({ page, alsoOn }) => page && alsoOn)
    expect(both.map(({ path }) => path)).toEqual([])
    const elsewhere = all.filter(({ step, page, alsoOn }) => {
      const detail = page ?? alsoOn
      return detail && STEPS.find(({ key }) => key === step)?.named.every((named) => named !== detail)
    })
    expect(elsewhere.map(({ path, page, alsoOn }) => `${path} on ${page ?? alsoOn}`)).toEqual([
      'final_review.declarant_role on declaration',
      'duty_amount on calculations',
      'ir_tax_amount on calculations',
      'hts_rate on calculations',
      'adcvd_rate on calculations',
      'adcvd_rate_kind on calculations',
      'adcvd_quantity on calculations',
      'adcvd_value on calculations',
      'second_case_rate on calculations',
      'second_case_rate_kind on calculations',
      'second_case_quantity on calculations',
      'second_case_value on calculations',
      'irc_rate on calculations',
      'visa_numbers on calculations',
      'adcvd_amount on calculations',
      'adcvd_claim on calculations',
      'second_case_amount on calculations',
      'second_case_claim on calculations',
      'exporter_mid on calculations',
      'non_reimbursement on calculations',
      'non_reimbursement_id on calculations',
    ])
  })

  test('are found by the path that a finding has', () => {
    expect(fieldOf('shipment_origin.bill_of_lading')?.hint).toBe(
      'Block 12. The carrier’s 4 letters and the number of the bill',
    )
    expect(fieldOf('line_items.12.manufacturer.city')?.label).toBe('Manufacturer city')
    expect(fieldOf('totals_declarations.fee_summary.3.amount')?.label).toBe('Amount')
    expect(fieldOf('header.unheard_of')).toBeUndefined()
  })

  test('come in page order, the unknown last', () => {
    expect(fieldPosition('header.entry_type')).toBeLessThan(fieldPosition('header.entry_date'))
    expect(fieldPosition('line_items.5.htsus')).toBeLessThan(fieldPosition('line_items.1.net_qty'))
    expect(fieldPosition('header.unheard_of')).toBe(Number.MAX_SAFE_INTEGER)
  })
})
