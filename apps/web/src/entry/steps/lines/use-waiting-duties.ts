import { useCallback, useEffect, useRef, useState } from 'react'
import type { EntryFormValue } from '../../form/form-context.ts'
import { onValues } from '../../form/on-values.ts'
import { isDutyFact } from '../../lines-sheet/duty-of-changes.ts'
import { cellName } from '../../lines-sheet/sheet-columns.ts'

export interface WaitingDuties {
  /** Lines that are not open and wait for the duty of the tariff. */
  waitingDuties: readonly string[]
  onDutyDone: (id: string) => void
  /** Lines of which the tariff knows more than before. */
  onDutyChanged: (ids: readonly string[]) => void
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
  const changed = useRef(new Set<string>())
  const onDutyChanged = useCallback(
    (ids: readonly string[]) => setWaiting((now) => [...new Set([...now, ...ids])]),
    [],
  )
  const onDutyDone = useCallback((done: string) => setWaiting((now) => now.filter((id) => id !== done)), [])
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
      const isFollowing = form.getValues(cellName(openId, 'duty_source')) === 'calculated'
      if (changed.current.delete(openId) && isFollowing) onDutyChanged([openId])
    }
  }, [form, onDutyChanged, openId])
  return { waitingDuties: waiting.filter((id) => id !== openId), onDutyDone, onDutyChanged }
}
