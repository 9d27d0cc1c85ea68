import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleContext, sampleEntry } from '../../test/filing/index.ts'
import { TOTAL_FIELDS, type TotalField, totalsOf } from '../calculations/totals.ts'
import type { DraftData } from '../entry/draft.ts'
import { type Cents, centsText, sumCents, toCents } from '../money/cents.ts'
import { projectEntryColumns } from '../projection/index.ts'
import { finalReview } from '../review/index.ts'
import { toCanonical } from '../snapshot/index.ts'
import { filedDraft, formDraft } from './filed-draft.ts'
import { linesOfMetal } from './mapping/metal-blocks.ts'
import { anyFigures } from './test/index.ts'
import { toEntrySummaryFacts } from './to-entry-summary-facts.ts'

const context = ruleContext()
const cents = fc.bigInt({ min: 0n, max: 999_999_99n })

const withTotals = (draft: DraftData, totals: Partial<Record<TotalField, string>>): DraftData => ({
  ...draft,
  totals_declarations: { ...draft.totals_declarations, ...totals },
})

const sumsOf = (draft: DraftData): Record<TotalField, string> => {
  const sums = totalsOf(draft)
  return Object.fromEntries(TOTAL_FIELDS.map((field) => [field, sums[field].amount])) as Record<
    TotalField,
    string
  >
}

const refusedTotals = (draft: DraftData): string[] =>
  finalReview(draft, context)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ path }) => path)
    .filter((path) => TOTAL_FIELDS.some((field) => path === `totals_declarations.${field}`))

const money = (text: string | undefined): Cents => toCents(text)

describe('what is signed is what is filed', () => {
  test('the review, the form, the record, the canonical JSON and the message have the same totals', () => {
    fc.assert(
      fc.property(anyFigures, (rows) => {
        const signed = sumsOf(rows)
        const draft = withTotals(rows, signed)
        expect(refusedTotals(draft)).toEqual([])
        expect(finalReview(draft, context).totals).toEqual(signed)
        expect(filedDraft(draft).totals_declarations).toMatchObject(signed)
        expect(projectEntryColumns(draft)).toMatchObject(signed)
        const canonical = toCanonical({
          draft,
          findings: [],
          version: 1,
          generatedAt: '2026-03-05T12:00:00Z',
        })
        expect(canonical.totals).toMatchObject(signed)

        const result = toEntrySummaryFacts(draft, context)
        if (!result.ok) throw new Error(result.findings.map(({ rule_id }) => rule_id).join(', '))
        const { duty, ad, cv, tax, fees, otherRevenue } = result.facts.totals
        expect(sumCents([duty, ad, cv].map(money))).toBe(money(signed.total_duty))
        const filed = result.facts.lines.map(({ tariffs }) => tariffs)
        expect(filed.flat().map((row) => row.duty)).not.toContainEqual(expect.stringContaining('-'))
        expect(sumCents(filed.flat().map((row) => money(row.duty)))).toBe(money(duty))
        expect(sumCents(filed.flat().map((row) => money(row.value)))).toBe(money(signed.total_entered_value))
        expect(money(tax)).toBe(money(signed.total_tax))
        expect(sumCents([fees, otherRevenue].map(money))).toBe(money(signed.total_other))
        expect(sumCents([duty, ad, cv, tax, fees, otherRevenue].map(money))).toBe(money(signed.grand_total))
      }),
      { numRuns: 50 },
    )
  })

  test('a total that differs from its rows by a cent or more is refused and never filed', () => {
    fc.assert(
      fc.property(anyFigures, fc.constantFrom(...TOTAL_FIELDS), cents, (rows, field, typed) => {
        const signed = sumsOf(rows)
        fc.pre(typed !== money(signed[field]))
        const draft = withTotals(rows, { ...signed, [field]: centsText(typed) })
        expect(refusedTotals(draft)).toContain(`totals_declarations.${field}`)
        expect(toEntrySummaryFacts(draft, context).ok).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  test('a draft whose total was typed is shown and printed with the sum, as it would be filed', () => {
    const draft = withTotals(sampleEntry(), { total_duty: '500.00', grand_total: '557.17' })
    expect(filedDraft(draft).totals_declarations).toMatchObject({
      total_duty: '473.03',
      grand_total: '530.20',
    })
  })

  test('a country of melt that was typed before the goods had no metal is neither shown nor filed', () => {
    const draft = sampleEntry()
    Object.assign(draft.shipment_origin!, { contains_metal: 'N', country_of_melt_pour: 'CHI' })
    expect(formDraft(draft).shipment_origin?.country_of_melt_pour).toBe('')
    expect(finalReview(draft, context).issues.filter(({ path }) => path.endsWith('melt_pour'))).toEqual([])
    expect(toEntrySummaryFacts(draft, context).ok).toBe(true)
  })

  test.each([
    ['a warehouse withdrawal', '31', {}, ''],
    ['goods from a foreign trade zone', '06', { importing_carrier: 'FTZ 0123' }, '2704'],
  ])('%s is shown and printed without the mode and the bills, which are not sent', (_, type, edits, port) => {
    const draft = sampleEntry()
    Object.assign(draft.header!, { entry_type: type })
    Object.assign(draft.shipment_origin!, {
      mode_of_transport: '11',
      bill_of_lading: 'MAEU123456789',
      it_number: '123456782',
      it_date: '2026-03-01',
      us_port_unlading: '2704',
      ...edits,
    })
    expect(formDraft(draft).shipment_origin).toMatchObject({
      mode_of_transport: '',
      bill_of_lading: '',
      it_number: '',
      it_date: '',
      us_port_unlading: port,
    })
  })

  test('blocks 21 to 24 show what the trade remedies page declares over step 2', () => {
    const draft = sampleEntry()
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
    draft.trade_remedies = { section232_applicable: true, country_melt_pour: 'FR' }
    expect(formDraft(draft).shipment_origin?.country_of_melt_pour).toBe('FR')
  })

  test('blocks 21 to 24 say MULTI where lines declare different countries, and each line says its own', () => {
    const draft = sampleEntry()
    const [tubes] = draft.line_items!
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
    draft.line_items = [
      { ...tubes!, htsus: '7306.30.5028' },
      { ...tubes!, id: 'line-2', line_number: 2, htsus: '7306.30.5028', metal: { steel_melt_pour: 'JP' } },
      {
        ...tubes!,
        id: 'line-3',
        line_number: 3,
        htsus: '7411.10.1030',
        metal: { copper_primary_smelt: 'CL', copper_cast: 'KR' },
      },
    ]
    expect(formDraft(draft).shipment_origin).toMatchObject({
      country_of_melt_pour: 'MULTI',
      country_of_cast: '',
    })
    expect(linesOfMetal(draft)).toEqual([
      ['Steel melted DE'],
      ['Steel melted JP'],
      ['Copper smelted CL, cast KR'],
    ])
    draft.line_items.splice(1, 1)
    expect(formDraft(draft).shipment_origin?.country_of_melt_pour).toBe('DE')
    expect(linesOfMetal(draft)).toEqual([[], ['Copper smelted CL, cast KR']])
  })

  test('a foreign port that step 2 no longer shows is corrected on the transport page', () => {
    const draft = sampleEntry()
    Object.assign(draft.shipment_origin!, { mode_of_transport: '30', foreign_port_lading: 'AB' })
    const found = finalReview(draft, context).issues.filter(({ path }) =>
      path.endsWith('foreign_port_lading'),
    )
    expect(new Set(found.map(({ page }) => page))).toEqual(new Set(['transport']))
  })
})
