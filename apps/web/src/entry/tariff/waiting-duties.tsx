import { MOST_COMPARED_LINES } from '@edfe/contracts/tariff/limits'
import { useEffect } from 'react'
import { useLineDuty } from './use-line-duty.ts'

interface Props {
  /** Lines whose duty follows the tariff and whose facts have changed. */
  ids: readonly string[]
  onDone: (id: string) => void
}

/** Gives lines that are not open the duty of the tariff: as many at a time as one request asks for. */
export function WaitingDuties({ ids, onDone }: Props) {
  return ids.slice(0, MOST_COMPARED_LINES).map((id) => <WaitingDuty key={id} id={id} onDone={onDone} />)
}

function WaitingDuty({ id, onDone }: { id: string; onDone: (id: string) => void }) {
  const { duty, facts, isCurrent, isTaken, error, take } = useLineDuty(id)
  // An open question leaves the line without a duty, but not without its units and tax.
  const isOpen = (duty?.open_questions.length ?? 0) > 0
  useEffect(() => {
    if (!isCurrent && !error && facts !== 'null') return
    // Lines of equal facts have their answer at once: without a pause, each would bring the next within one update of the page.
    const next = setTimeout(() => {
      if (isCurrent && (isOpen || !isTaken)) take()
      onDone(id)
    })
    return () => clearTimeout(next)
  }, [id, facts, isCurrent, isOpen, isTaken, error, take, onDone])
  return null
}
