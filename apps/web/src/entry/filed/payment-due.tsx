import { chosenPayment, paymentDueDay } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { Alert } from '../../ui/alert.tsx'
import { showDay } from '../form/format.ts'

interface Props {
  draft: DraftData
  /** Whether the entry went to the simulator. */
  isPractice: boolean
}

const WHEN = {
  individual: 'You pay them to CBP for this entry alone, within 10 working days of the entry date.',
  daily: 'You pay them to CBP on a daily statement in ACE, within 10 working days of the entry date.',
  periodic: 'You pay them to CBP on the monthly statement in ACE, by the 15th working day of its month.',
} as const

/** What is left to do once customs has accepted the summary: to pay. */
export function PaymentDue({ draft, isPractice }: Props) {
  const day = paymentDueDay(draft)
  const payment = chosenPayment(draft.totals_declarations)
  if (!day || !payment) return null
  return (
    <Alert tone="info" isFlush>
      <h2>{isPractice ? 'In practice, nothing is due' : `Duty and fees are due by ${showDay(day)}`}</h2>
      <p>
        {isPractice ? `Of a real entry, duty and fees would be due by ${showDay(day)}.` : WHEN[payment.kind]}
      </p>
    </Alert>
  )
}
