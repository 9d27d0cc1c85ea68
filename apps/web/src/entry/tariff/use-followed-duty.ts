import type { LineItem } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { inside } from '../form/inside.ts'
import { onValues } from '../form/on-values.ts'
import { showAmount } from '../values/format.ts'
import type { LineDutyState } from './use-line-duty.ts'

/**
 * A line whose duty is the tariff's follows it when somebody changes number, value, quantity or an answer. It never
 * follows on opening: a later edition changes no draft unasked. A number that somebody types makes the duty the tariff's
 * where none is typed; a rate or a duty that somebody types is the person's from then on.
 */
export function useFollowedDuty(
  id: string,
  { facts, isCurrent, isTaken, line, duty, take }: LineDutyState,
): void {
  const { form } = useEntryFormContext()
  const shown = useRef(facts)
  const calculated = useRef<string | null>(undefined)
  calculated.current = isCurrent ? duty?.duty : undefined
  const isFollowing = line.duty_source === 'calculated' && facts !== shown.current
  const amount = duty?.duty
  const hasAmount = duty?.open_questions.length === 0

  /** The facts whose open question the line has taken: units and tax, and no amount. */
  const asked = useRef<string>(undefined)

  useEffect(() => {
    if (!isFollowing || !isCurrent || (hasAmount ? isTaken : asked.current === facts)) return
    asked.current = facts
    if (take() && hasAmount)
      announce(
        t(
          {
            id: 'use-followed-duty.the-duty-of-this-line',
            defaultMessage: 'The duty of this line is now {amount}, by the tariff.',
          },
          { amount: formatUsd(amount ?? '') },
        ),
      )
  }, [isFollowing, isCurrent, isTaken, facts, amount, hasAmount, take])

  useEffect(() => {
    const at = inside(`line_items.${id}`)
    const setSource = (source: NonNullable<LineItem['duty_source']>) => {
      if (form.getValues(at('duty_source')) !== source)
        form.setValue(at('duty_source'), source, { shouldDirty: true })
    }
    return onValues(form, ({ name, isTyped }) => {
      if (!isTyped) return
      if (name === at('htsus') && !form.getValues(at('duty_amount'))) setSource('calculated')
      const isOwn = name === at('duty_amount') || name === at('hts_rate')
      if (!isOwn || form.getValues(at('duty_source')) !== 'calculated') return
      setSource('typed')
      form.setValue(at('duty_calculated'), showAmount(calculated.current ?? ''), { shouldDirty: true })
    })
  }, [form, id])
}
