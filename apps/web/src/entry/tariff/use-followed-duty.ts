import { formatUsd } from '@edfe/domain/money'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { onValues } from '../form/on-values.ts'
import type { LineDutyState } from './use-line-duty.ts'

/**
 * A line whose duty is the tariff's follows it when somebody changes number, value, quantity or an answer. It never
 * follows on opening: a later edition changes no draft unasked. A duty typed in block 38 is the person's from then on.
 */
export function useFollowedDuty(
  id: string,
  { facts, isCurrent, isTaken, line, duty, take }: LineDutyState,
): void {
  const { form } = useEntryFormContext()
  const shown = useRef(facts)
  const isFollowing = line.duty_source === 'calculated' && facts !== shown.current
  const amount = duty?.duty

  useEffect(() => {
    if (!isFollowing || !isCurrent || isTaken) return
    if (take()) announce(`The duty of this line is now ${formatUsd(amount ?? '')}, by the tariff.`)
  }, [isFollowing, isCurrent, isTaken, amount, take])

  useEffect(() => {
    const amountName = `line_items.${id}.duty_amount`
    const sourceName = `line_items.${id}.duty_source`
    return onValues(form, ({ name, isTyped }) => {
      if (isTyped && name === amountName && form.getValues(sourceName) === 'calculated')
        form.setValue(sourceName, 'typed', { shouldDirty: true })
    })
  }, [form, id])
}
