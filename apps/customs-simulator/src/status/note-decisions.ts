import type { GoodsDecision } from '../filing/filed-summary.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import type { ReleaseRequest } from './status-request.ts'

/** Keeps what CBP decides about the goods of the summary on file under a number, so that it answers a question with it. */
export function noteDecisions(
  store: TransmissionStore,
  key: string,
  { actions }: ReleaseRequest,
  from: number,
): void {
  const filed = store.onFile.summary(key)
  if (!filed) return
  const decisions = actions.map((action): GoodsDecision => {
    const { record, code, narrative, time, date = filed.day } = action
    const releaseDate = action.record === 'SO60' ? action.release_date : undefined
    return { record, code, narrative, time, date, from, ...(releaseDate && { releaseDate }) }
  })
  store.note({
    kind: 'stored',
    summary: { ...filed, decisions: [...(filed.decisions ?? []), ...decisions] },
  })
}
