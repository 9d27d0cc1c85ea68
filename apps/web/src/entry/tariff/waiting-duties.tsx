import { useEffect } from 'react'
import { useLineDuty } from './use-line-duty.ts'

interface Props {
  /** Lines whose duty follows the tariff and whose facts have changed. */
  ids: readonly string[]
  onDone: (id: string) => void
}

/** So many lines ask for their duty at once. */
const AT_ONCE = 4

/** Gives lines that are not open the duty of the tariff, a few at a time. */
export function WaitingDuties({ ids, onDone }: Props) {
  return ids.slice(0, AT_ONCE).map((id) => <WaitingDuty key={id} id={id} onDone={onDone} />)
}

function WaitingDuty({ id, onDone }: { id: string; onDone: (id: string) => void }) {
  const { facts, isCurrent, isTaken, error, take } = useLineDuty(id)
  useEffect(() => {
    if (!isCurrent && !error && facts !== 'null') return
    // Lines of equal facts have their answer at once: without a pause, each would bring the next within one update of the page.
    const next = setTimeout(() => {
      if (isCurrent && !isTaken) take()
      onDone(id)
    })
    return () => clearTimeout(next)
  }, [id, facts, isCurrent, isTaken, error, take, onDone])
  return null
}
