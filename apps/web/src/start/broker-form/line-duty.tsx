import type { SaidDuty } from '@edfe/domain/broker-form'
import { formatUsd } from '@edfe/domain/money'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import type { ComparedLine, FormDuties } from './use-form-duties.ts'

interface Props {
  said: SaidDuty
  /** Undefined until the tariff has answered, and for a line that it cannot be asked about. */
  tariff: ComparedLine | undefined
}

/** 'Form: 3.9%, $473.03. Tariff today: 3.9%, $3,505.28', marked where the two differ. The form's duty is never taken. */
export const LineDuty = ({ said, tariff }: Props) => (
  <>
    {shown(said.rate, said.duty) &&
      t({ id: 'line-duty.form', defaultMessage: 'Form: {rate}' }, { rate: shown(said.rate, said.duty) })}
    {tariff && (
      <small>
        {' '}
        {tariff.verdict === 'differs' && (
          <>
            <Icon name="warning" />{' '}
            <strong>{t({ id: 'line-duty.differs', defaultMessage: 'Differs.' })}</strong>{' '}
          </>
        )}
        {t(
          { id: 'line-duty.tariff-today', defaultMessage: 'Tariff today: {duty}' },
          {
            duty:
              tariff.refusal ??
              (shown(tariff.rate, tariff.duty ?? undefined) ||
                t({ id: 'line-duty.open', defaultMessage: 'open' })),
          },
        )}
      </small>
    )}
  </>
)

/** '3.9%, $473.03' */
const shown = (rate: string | undefined, duty: string | undefined): string =>
  [rate, duty !== undefined && formatUsd(duty)].filter(Boolean).join(', ')

/**
 * Shows the progress of the comparison, and the number of the form's lines (`count`) that differ from today's
 * tariff.
 */
export function DutyProgress({ duties, done, total, isError, retry, count }: FormDuties & { count: number }) {
  if (total === 0) return null
  if (done < total && isError) {
    return (
      <p role="alert">
        <T
          id="line-duty.the-duty-of-of-lines"
          defaultMessage="The duty of {open} of {all} lines could not be compared. <button>Try again</button>"
          values={{
            open: total - done,
            all: total,
            button: (content) => (
              <Button look="inline" onClick={retry}>
                {content}
              </Button>
            ),
          }}
        />
      </p>
    )
  }
  const differing = [...duties.values()].filter(({ verdict }) => verdict === 'differs').length
  return (
    <p role="status">
      {done < total
        ? t(
            {
              id: 'line-duty.duty-compared-with-the-tariff',
              defaultMessage: 'Duty compared with the tariff for {done} of {total} lines…',
            },
            { done, total },
          )
        : `${comparedLines(total, count)} ${t({ id: 'line-duty.text', defaultMessage: '{count, plural, =0 {None differ.} one {1 differs.} other {# differ.}}' }, { count: differing })}`}
    </p>
  )
}

const comparedLines = (total: number, count: number): string =>
  total === count
    ? t(
        {
          id: 'line-duty.duty-compared-with-the-tariff-2',
          defaultMessage:
            'Duty compared with the tariff for {count, plural, one {the only line} other {all # lines}}.',
        },
        { count },
      )
    : t(
        {
          id: 'line-duty.duty-compared-with-the-tariff-3',
          defaultMessage:
            'Duty compared with the tariff for {total} of {count} lines; the others lack a whole number, an origin or a value.',
        },
        { total, count },
      )
