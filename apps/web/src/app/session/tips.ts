import { useSyncExternalStore } from 'react'

/**
 * Whether short explanations stand beside fields. A store of its own and not the account's record: a form of 999 lines
 * has thousands of hints, and each asks here.
 */
let shown = true
const watchers = new Set<() => void>()

/** Shows or hides every tip at once. */
export function showTips(next: boolean): void {
  if (next === shown) return
  shown = next
  for (const watcher of watchers) watcher()
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** True while the person wants tips; visitors see them. */
export const useTips = (): boolean => useSyncExternalStore(subscribe, () => shown)

const BLOCK = /^Blocks? [0-9A-Z]+(?:[–-][0-9A-Z]+)?/

/** What stays of a hint without tips: the block of the form that the field is, as '32B' is no explanation. */
export const withoutTip = (hint: string): string => BLOCK.exec(hint)?.[0] ?? ''
