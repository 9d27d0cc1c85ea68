import { actorLabel } from './actor-label.ts'
import type { HistoryItem } from './load-history.ts'

/** The actions of one person in one sitting, newest first; a single item is shown as it is. */
export interface Sitting {
  key: string
  who: string
  items: readonly [HistoryItem, ...HistoryItem[]]
}

/** Longer than this without an action, and the next one begins another sitting. */
const PAUSE_MS = 30 * 60_000

/** People sit down to work; CBP and the system send one thing at a time. */
const isAlone = (who: string) =>
  who === actorLabel({ actor: 'customs' }) || who === actorLabel({ actor: 'system' })

/** The items of a history, newest first, by person and sitting. What somebody else does in between parts two sittings. */
export function sittingsOf(items: readonly HistoryItem[]): Sitting[] {
  const sittings: { key: string; who: string; items: [HistoryItem, ...HistoryItem[]] }[] = []
  for (const item of items) {
    const above = sittings.at(-1)
    const last = above?.items.at(-1)
    const isSame = above && last && above.who === item.who && !isAlone(item.who)
    if (isSame && Date.parse(last.at) - Date.parse(item.at) <= PAUSE_MS) above.items.push(item)
    else sittings.push({ key: item.key, who: item.who, items: [item] })
  }
  return sittings
}
