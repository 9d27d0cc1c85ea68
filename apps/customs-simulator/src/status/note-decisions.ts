import { parseDay } from '@edfe/domain/calendar'
import type { LifeEvent } from '../filing/filed-release.ts'
import type { GoodsDecision } from '../filing/goods-decision.ts'
import { changeByCode } from '../filing/release-state.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import type { ReleaseRequest } from './status-request.ts'

/**
 * Keeps what CBP decides about the goods of an entry on file under a number: it answers a question with it, and its
 * release changes with it.
 */
export function noteDecisions(
  store: TransmissionStore,
  key: string,
  { actions }: ReleaseRequest,
  { message, from }: Pick<LifeEvent, 'message' | 'from'>,
): void {
  const filed = store.onFile.summary(key)
  const day = filed?.day ?? store.onFile.release(key)?.day ?? ''
  const decisions = actions.map((action): GoodsDecision => {
    const { record, code, narrative, time, date = day } = action
    const releaseDate = action.record === 'SO60' ? action.release_date : undefined
    return { record, code, narrative, time, date, from, ...(releaseDate && { releaseDate }) }
  })
  noteRelease(store, key, { actions, decisions }, { message, from })
  if (!filed) return
  store.note({
    kind: 'stored',
    summary: { ...filed, decisions: [...(filed.decisions ?? []), ...decisions] },
  })
}

function noteRelease(
  store: TransmissionStore,
  key: string,
  { actions, decisions }: { actions: ReleaseRequest['actions']; decisions: readonly GoodsDecision[] },
  event: Pick<LifeEvent, 'message' | 'from'>,
): void {
  const release = store.onFile.release(key)
  if (!release) return
  const changes = actions.map((action) =>
    changeByCode(action, action.record === 'SO60' ? parseDay(action.release_date) : undefined),
  )
  const events = [...(release.events ?? []), { ...event, change: Object.assign({}, ...changes) }]
  store.note({
    kind: 'release',
    release: { ...release, events, decisions: [...(release.decisions ?? []), ...decisions] },
    day: release.day,
  })
}
