import { AE_LAYOUTS, decodeBatch, encodeEntrySummary } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { type Cents, centsText, sumCents, toCents } from '@edfe/domain/money'
import { projectEntryColumns } from '@edfe/domain/projection'
import { finalReview } from '@edfe/domain/review'
import { toCanonical } from '@edfe/domain/snapshot'
import { anyFigures, ruleContext, signedFigures } from '@edfe/domain/test/filing'
import { formFromDraft } from '@edfe/form-7501'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** A total in words that a person may compare: '12,129.00' on paper, '12129.00' in a column. */
interface Figures {
  value: string
  duty: string
  tax: string
  other: string
  grand: string
}

const context = ruleContext()
const sum = (amounts: readonly (string | undefined)[]): string =>
  centsText(sumCents(amounts.map((amount): Cents => toCents(amount))))

/** Blocks 39 and 41 to 44, and what the lines and the box of fees add up to. */
function printed(draft: DraftData) {
  const { blocks, lines, fees } = formFromDraft(draft)
  const cells = lines.flatMap(({ rows }) => rows)
  const numbers = cells.filter(({ goods }) => /^\d{4}\.\d{2}/.test(goods?.text ?? ''))
  const taxes = cells.filter(({ goods }) => goods?.text === 'I.R. tax')
  const totals: Figures = {
    value: sum([blocks['39']]),
    duty: sum([blocks['41']]),
    tax: sum([blocks['42']]),
    other: sum([blocks['43']]),
    grand: sum([blocks['44']]),
  }
  const rows = {
    value: sum(numbers.map(({ value }) => value?.text)),
    duty: sum(numbers.map(({ duty }) => duty?.text)),
    tax: sum(taxes.map(({ duty }) => duty?.text)),
    other: sum(fees.map(({ amount }) => amount)),
  }
  return { totals, rows }
}

/** Record 90, the records of the lines and record 10, read back from the 80 columns that are sent. */
function sent(draft: DraftData) {
  const result = toEntrySummaryFacts(draft, context)
  if (!result.ok) throw new Error(result.findings.map(({ rule_id }) => rule_id).join(', '))
  const envelope = {
    siteCode: '2704',
    senderId: 'B76',
    password: 'SECRET',
    transmissionDate: context.today,
    processingPort: '2704',
    filerCode: 'B76',
  }
  const records = decodeBatch(encodeEntrySummary(result.facts, envelope), AE_LAYOUTS)
  const amounts = (id: string, ...fields: string[]) =>
    sum(
      records
        .filter((record) => record.id === id)
        .flatMap(({ values }) => fields.map((field) => String(values[field] ?? ''))),
    )
  const duty = amounts('90', 'duty', 'ad', 'cv')
  const tax = amounts('90', 'tax')
  const other = amounts('90', 'fees', 'otherRevenue')
  const totals: Figures = { value: amounts('50', 'value'), duty, tax, other, grand: sum([duty, tax, other]) }
  const rows = {
    value: amounts('50', 'value'),
    duty: amounts('50', 'duty'),
    tax: amounts('60', 'amount'),
    other: amounts('89', 'amount1', 'amount2', 'amount3', 'amount4', 'amount5'),
  }
  return { totals, rows, header: records.find(({ id }) => id === '10')?.values }
}

test('form, columns, canonical JSON, printed form and the 80 columns that are sent have one set of figures', () => {
  fc.assert(
    fc.property(anyFigures.map(signedFigures), (draft) => {
      const typed = draft.totals_declarations!
      const signed: Figures = {
        value: typed.total_entered_value!,
        duty: typed.total_duty!,
        tax: typed.total_tax!,
        other: typed.total_other!,
        grand: typed.grand_total!,
      }
      const { grand: _, ...rows } = signed
      const named = {
        total_entered_value: signed.value,
        total_duty: signed.duty,
        total_tax: signed.tax,
        total_other: signed.other,
        grand_total: signed.grand,
      }
      expect(finalReview(draft, context).totals).toEqual(named)
      expect(projectEntryColumns(draft)).toMatchObject(named)
      const generatedAt = '2026-03-05T12:00:00Z'
      expect(toCanonical({ draft, findings: [], version: 1, generatedAt }).totals).toMatchObject(named)
      expect(printed(draft)).toEqual({ totals: signed, rows })
      expect(sent(draft)).toMatchObject({ totals: signed, rows })
    }),
    { numRuns: 50 },
  )
})

test('the payment that is chosen in step 5 is the one that is sent', () => {
  fc.assert(
    fc.property(anyFigures.map(signedFigures), (draft) => {
      const { payment_type, statement_date, statement_month, statement_branch } = draft.totals_declarations!
      const { header } = sent(draft)
      expect(header?.paymentTypeCode).toBe(payment_type ?? '1')
      expect(header?.preliminaryStatementPrintDate).toBe(statement_date)
      expect(header?.periodicStatementMonth).toBe(statement_month)
      expect(header?.statementClientBranchIdentifier).toBe(statement_branch)
    }),
    { numRuns: 20 },
  )
})
