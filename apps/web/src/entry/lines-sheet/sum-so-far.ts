import { proposeFees } from '@edfe/domain/calculations'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { type Cents, sumCents, toCents } from '@edfe/domain/money'
import { t } from '../../words/t.ts'

/** The cost of an entry, as far as its lines are filled in. */
export interface SumSoFar {
  /** Duty first, then what comes on top; a part of nothing but the duty is left out. */
  parts: readonly { label: string; amount: Cents }[]
  total: Cents
  /** A line with goods has no duty yet: the sum is a minimum. */
  isAtLeast: boolean
}

const LABELS: Readonly<Record<string, string>> = {
  get AD() {
    return t({ id: 'sum-so-far.antidumping', defaultMessage: 'Antidumping' })
  },
  get CVD() {
    return t({ id: 'sum-so-far.countervailing', defaultMessage: 'Countervailing' })
  },
}

/** The duty and tax of the lines with the fees that the domain proposes for them. */
export function sumSoFar(draft: DraftData): SumSoFar {
  const lines = draft.line_items ?? []
  const sumOf = (field: 'duty_amount' | 'ir_tax_amount') =>
    sumCents(lines.map((line) => toCents(line[field])))
  const fees = proposeFees(draft).map(({ fee_type, amount }) => ({
    label: LABELS[fee_type] ?? fee_type,
    amount: toCents(amount),
  }))
  const more = [
    { label: t({ id: 'sum-so-far.tax', defaultMessage: 'Tax' }), amount: sumOf('ir_tax_amount') },
    ...fees,
  ].filter(({ amount }) => amount > 0n)
  const parts = [
    { label: t({ id: 'sum-so-far.duty', defaultMessage: 'Duty' }), amount: sumOf('duty_amount') },
    ...more,
  ]
  return {
    parts,
    total: sumCents(parts.map(({ amount }) => amount)),
    isAtLeast: lines.some((line) => hasGoods(line) && !line.duty_amount),
  }
}

const hasGoods = ({ htsus, entered_value, description }: LineItem): boolean =>
  Boolean(htsus || entered_value || description)
