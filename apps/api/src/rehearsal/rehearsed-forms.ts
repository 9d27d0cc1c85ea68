import type { DraftData } from '@edfe/domain/entry'
import type { FormMarks } from '@edfe/form-7501'
import type { Tariff } from '@edfe/tariff/duty'
import { loadEntry } from '../entries/repository/load-entry.ts'
import { maskDraft } from '../entries/repository/personal-numbers.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { publicEntries } from './public-entries.ts'
import type { StoredRun } from './read-runs.ts'

/** Behind the content and at the head of each page. */
export const REHEARSAL_MARKS: FormMarks = { marks: ['REHEARSAL: NOT SENT TO CBP'] }

/** The drafts whose summaries a run filed, each once, under the number of its first filing; personal numbers masked. */
export async function rehearsedDrafts(
  scope: RequestScope,
  { filings }: Pick<StoredRun, 'filings'>,
  tariff: Tariff,
): Promise<DraftData[]> {
  const shipments = new Map(publicEntries(tariff).map(({ shipment, draft }) => [shipment, draft]))
  const first = new Map(
    filings
      .filter(({ kind, outcome }) => kind === 'summary' && outcome !== 'held')
      .toReversed()
      .map(({ source, number }) => [source, number]),
  )
  const drafts: DraftData[] = []
  for (const [source, number] of [...first].toReversed()) {
    const draft = typeof source === 'number' ? shipments.get(source) : (await loadEntry(scope, source))?.draft
    if (draft) drafts.push(maskDraft({ ...draft, header: { ...draft.header, entry_number: number } }))
  }
  return drafts
}
