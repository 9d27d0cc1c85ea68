import type { SaidDuty } from '@edfe/domain/broker-form'
import { formatUsd } from '@edfe/domain/money'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ComparedLine, FormDuties } from './use-form-duties.ts'

interface Props {
  said: SaidDuty
  /** Undefined until the tariff has answered, and for a line that it cannot be asked about. */
  tariff: ComparedLine | undefined
}

/** 'Form: 3.9%, $473.03. Tariff today: 3.9%, $3,505.28', marked where the two differ. The form's duty is never taken. */
export const LineDuty = ({ said, tariff }: Props) => (
  <>
    {shown(said.rate, said.duty) && <>Form: {shown(said.rate, said.duty)}</>}
    {tariff && (
      <small>
        {' '}
        {tariff.verdict === 'differs' && (
          <>
            <Icon name="warning" /> <b>Differs. </b>
          </>
        )}
        Tariff today: {tariff.refusal ?? (shown(tariff.rate, tariff.duty ?? undefined) || 'open')}
      </small>
    )}
  </>
)

/** '3.9%, $473.03' */
const shown = (rate: string | undefined, duty: string | undefined): string =>
  [rate, duty !== undefined && formatUsd(duty)].filter(Boolean).join(', ')

/** How far the comparison is, and how many of the form's lines (`count`) differ from the tariff of today. */
export function DutyProgress({ duties, done, total, isError, retry, count }: FormDuties & { count: number }) {
  if (total === 0) return null
  if (done < total && isError) {
    return (
      <p role="alert">
        The duty of {total - done} of {total} lines could not be compared.{' '}
        <Button look="inline" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  }
  const differing = [...duties.values()].filter(({ verdict }) => verdict === 'differs').length
  return (
    <p role="status">
      {done < total
        ? `Duty compared with the tariff for ${done} of ${total} lines…`
        : `${comparedLines(total, count)} ${differing === 1 ? '1 differs.' : `${differing || 'None'} differ.`}`}
    </p>
  )
}

const comparedLines = (total: number, count: number): string =>
  total === count
    ? `Duty compared with the tariff for ${count === 1 ? 'the only line' : `all ${count} lines`}.`
    : `Duty compared with the tariff for ${total} of ${count} lines; the others lack a whole number, an origin or a value.`
