import { paymentDueDay } from '@edfe/domain/tasks'
import { Alert } from '../../ui/alert.tsx'
import { showDay } from '../form/format.ts'

interface Props {
  entryDate: string | undefined
  /** Whether the entry went to the simulator. */
  isPractice: boolean
}

/** What is left to do once customs has accepted the summary: to pay. */
export function PaymentDue({ entryDate, isPractice }: Props) {
  const day = paymentDueDay(entryDate)
  if (!day) return null
  return (
    <Alert tone="info" isFlush>
      <h2>{isPractice ? 'In practice, nothing is due' : `Duty and fees are due by ${showDay(day)}`}</h2>
      <p>
        {isPractice
          ? `Of a real entry, duty and fees would be due by ${showDay(day)}, 10 working days after the entry date.`
          : 'You pay them to CBP on a statement in ACE, within 10 working days of the entry date.'}
      </p>
    </Alert>
  )
}
