import { useParams } from '@tanstack/react-router'
import { FillPage } from './fill-page.tsx'
import { PapersPage } from './papers-page.tsx'

/** The papers of an entry that is not made yet, or of a draft. */
export function PapersOfEntryPage() {
  const { entryId } = useParams({ strict: false }) as { entryId: string }
  return entryId === 'new' ? <PapersPage /> : <FillPage key={entryId} entryId={entryId} />
}
