import type { ImporterCheckAnswer } from '@edfe/contracts/customs/importer-check'
import { formatUsd } from '@edfe/domain/money'
import { useDates } from '../../session/use-dates.ts'
import { t } from '../../words/t.ts'

type Bond = NonNullable<ImporterCheckAnswer['answer']>['bonds'][number]

/** A continuous bond as CBP has it, in two or three sentences. */
export function BondOnFile({ bond }: { bond: Bond }) {
  const dates = useDates()
  const { number, surety, activity, amount, effective, terminated, sufficient, active } = bond
  return (
    <p>
      {t(
        {
          id: 'bond-on-file.bond',
          defaultMessage:
            'Continuous bond {number} of {amount}, activity {activity} ({activity, select, 1 {importer or broker} other {CBP Form 301}}), surety {surety}.',
        },
        { number, amount: formatUsd(amount), activity, surety },
      )}
      {effective &&
        ` ${t(
          { id: 'bond-on-file.since', defaultMessage: 'In force since {day}.' },
          { day: dates.calendarDay(effective) },
        )}`}
      {terminated &&
        ` ${t(
          { id: 'bond-on-file.until', defaultMessage: 'It ends on {day}.' },
          { day: dates.calendarDay(terminated) },
        )}`}
      {active === false &&
        ` ${t({ id: 'bond-on-file.not-active', defaultMessage: 'You are no longer on this bond.' })}`}
      {sufficient !== null &&
        ` ${
          sufficient
            ? t({ id: 'bond-on-file.sufficient', defaultMessage: 'CBP says that it is sufficient.' })
            : t({ id: 'bond-on-file.insufficient', defaultMessage: 'CBP says that it is not sufficient.' })
        }`}
    </p>
  )
}
