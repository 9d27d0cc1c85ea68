import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntryFormValue } from '../../form/form-context.ts'
import { onValues } from '../../form/on-values.ts'
import { isDutyFact } from '../../lines-sheet/duty-of-changes.ts'
import { cellName } from '../../lines-sheet/sheet-columns.ts'

export interface WaitingDuties {
  /** Lines that wait for the duty of the tariff; the open one only while a save waits for it. */
  waitingDuties: readonly string[]
  onDutyDone: (id: string) => void
  /** Lines of which the tariff knows more than before. */
  onDutyChanged: (ids: readonly string[]) => void
  /** Before a save: has the open line wait too, if its duty may be of what it was before; whether it does. */
  settleOpen: () => boolean
}

/**
 * The lines whose duty has to be calculated again. The open line follows the tariff in its panel; it waits here when it
 * is closed before the answer is there. `first` are those that have none when the page opens, as in an entry that was
 * made of the rows of a sheet.
 */
export function useWaitingDuties(
  { form }: Pick<EntryFormValue, 'form'>,
  openId: string | undefined,
  first: () => readonly string[],
): WaitingDuties {
  const [waiting, setWaiting] = useState<readonly string[]>(first)
  const [settled, setSettled] = useState<string>()
  const changed = useRef(new Set<string>())
  const onDutyChanged = useCallback(
    (ids: readonly string[]) => setWaiting((now) => [...new Set([...now, ...ids])]),
    [],
  )
  const onDutyDone = useCallback((done: string) => {
    setWaiting((now) => now.filter((id) => id !== done))
    setSettled((id) => (id === done ? undefined : id))
  }, [])
  useEffect(
    () =>
      onValues(form, ({ name = '' }) => {
        const [, id, field] = name.split('.')
        if (id && field && isDutyFact(field)) changed.current.add(id)
      }),
    [form],
  )
  useEffect(() => {
    if (openId === undefined) return
    changed.current.delete(openId)
    return () => {
      if (changed.current.delete(openId) && isFollowing(form, openId)) onDutyChanged([openId])
    }
  }, [form, onDutyChanged, openId])
  const settleOpen = useCallback(() => {
    if (openId === undefined || !changed.current.delete(openId) || !isFollowing(form, openId)) return false
    onDutyChanged([openId])
    setSettled(openId)
    return true
  }, [form, onDutyChanged, openId])
  const waitingDuties = waiting.filter((id) => id !== openId || id === settled)
  return { waitingDuties, onDutyDone, onDutyChanged, settleOpen }
}

/** True if the duty of a line is that of the tariff, and not one that a person typed. */
const isFollowing = (form: EntryFormValue['form'], id: string): boolean =>
  form.getValues(cellName(id, 'duty_source')) === 'calculated'
