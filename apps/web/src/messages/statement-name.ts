import { t } from '../words/t.ts'

interface StatementHead {
  cadence: 'daily' | 'monthly'
  number: string
}

/** The name of a statement: its cadence and number. */
export const statementName = ({ cadence, number }: StatementHead): string =>
  cadence === 'monthly'
    ? t({ id: 'statement-name.monthly', defaultMessage: 'Monthly statement {number}' }, { number })
    : t({ id: 'statement-name.daily', defaultMessage: 'Daily statement {number}' }, { number })
