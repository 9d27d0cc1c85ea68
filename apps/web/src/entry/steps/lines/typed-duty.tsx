import { dollarsText, formatUsd, toCents } from '@edfe/domain/money'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { Icon } from '../../../ui/icon.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import type { LineDutyState } from '../../tariff/use-line-duty.ts'
import { LineLookedUp } from './line-looked-up.tsx'
import styles from './type-over.module.css'

interface Props {
  id: string
  state: LineDutyState
}

/**
 * Why a line declares another duty than the tariff gives: the calculated amount stays in sight, the reason is asked for,
 * and one press takes the calculated amount back. The history keeps who typed it and when.
 */
export function TypedDuty({ id, state: { duty, isCurrent, line, take } }: Props) {
  const { form } = useEntryFormContext()
  const at = inside(`line_items.${id}`)
  const [before, reason] = useValues(form, [at('duty_calculated'), at('duty_reason')]) as (
    | string
    | undefined
  )[]
  const now = isCurrent ? duty?.duty : undefined
  /** What the tariff gives, unless an open question decides it. */
  const settled = duty?.open_questions.length === 0 ? now : undefined
  return (
    <>
      <p className={`${fieldStyles.columns12} ${textStyles.fine} ${textStyles.tight} ${styles.typed}`}>
        <Icon name="edit" />{' '}
        <strong>
          {before || now
            ? t({ id: 'typed-duty.typed-over', defaultMessage: 'Typed over.' })
            : t({
                id: 'typed-duty.not-calculated',
                defaultMessage: 'The tariff data gives no duty for this line.',
              })}
        </strong>{' '}
        {calculatedText(before, settled, line.duty_amount)}{' '}
        {settled && (
          <Button look="inline" onClick={() => take()}>
            {t({ id: 'typed-duty.use', defaultMessage: 'Use {now}' }, { now: formatUsd(settled) })}
          </Button>
        )}
      </p>
      <EntryField
        name={at('duty_reason')}
        columns={12}
        empty={t({ id: 'typed-duty.empty', defaultMessage: 'Choose a reason' })}
        note={
          !reason && t({ id: 'typed-duty.note', defaultMessage: 'A duty that is typed over needs a reason.' })
        }
      />
      <EntryField
        name={at('duty_note')}
        columns={12}
        note={
          before || now
            ? t({
                id: 'typed-duty.both-amounts-reason-note',
                defaultMessage:
                  'Say what you looked up, and where: without it the entry cannot be filed. Both amounts, the reason and the note are kept with the line and shown in the review. The history says who typed them and when.',
              })
            : t({
                id: 'typed-duty.what-you-looked-up',
                defaultMessage:
                  'Say what you looked up, and where. Without it the entry cannot be filed. It is kept with the line and shown in the review.',
              })
        }
      />
      <LineLookedUp id={id} note={isCurrent ? duty?.looked_up : undefined} />
    </>
  )
}

/** True if a line declares another duty than the tariff gives; a number that the tariff does not have is an error of the query. */
export function isTypedOver({ isCurrent, isTaken, error, line }: LineDutyState): boolean {
  if (isTaken || line.duty_source === 'calculated') return false
  return line.duty_source === 'typed' || ((isCurrent || error !== null) && Boolean(line.duty_amount))
}

/** Compares the tariff's amount from when the duty was typed with the present one. */
function calculatedText(
  before: string | undefined,
  now: string | null | undefined,
  typed: string | undefined,
) {
  if (!now)
    return before
      ? t(
          { id: 'typed-duty.calculated', defaultMessage: 'Calculated {before}.' },
          { before: formatUsd(before) },
        )
      : ''
  if (before && toCents(before) !== toCents(now))
    return t(
      {
        id: 'typed-duty.calculated-calculated-now',
        defaultMessage: 'Calculated was {before}. Calculated is now {now}.',
      },
      { before: formatUsd(before), now: formatUsd(now) },
    )
  const difference = toCents(typed) - toCents(now)
  return difference < 0n
    ? t(
        { id: 'typed-duty.calculated-less', defaultMessage: 'Calculated {now}, {dollarsText} less.' },
        { now: formatUsd(now), dollarsText: dollarsText(-difference) },
      )
    : t(
        { id: 'typed-duty.calculated-more', defaultMessage: 'Calculated {now}, {difference} more.' },
        { now: formatUsd(now), difference: dollarsText(difference) },
      )
}
