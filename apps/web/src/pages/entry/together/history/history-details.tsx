import { useState } from 'react'
import { HistoryList } from './history-list.tsx'

/** The entry's history, folded away until somebody asks; nothing is loaded before. */
export function HistoryDetails({ entryId }: { entryId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="panel fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>History</h2>
      </summary>
      {open && <HistoryList entryId={entryId} />}
    </details>
  )
}
