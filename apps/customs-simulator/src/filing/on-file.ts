import type { FiledRelease } from './filed-release.ts'
import type { FiledSummary } from './filed-summary.ts'

/**
 * The effect of a transmission on what is on file: it files a summary, changes the links of another one, or deletes
 * one; it files a release, or changes its state.
 */
export type Effect =
  | { kind: 'stored' | 'linked'; summary: FiledSummary }
  | { kind: 'deleted'; key: string }
  | { kind: 'release'; release: FiledRelease }

/** What is on file, by filer code and entry number. */
export interface OnFile {
  summary(key: string): FiledSummary | undefined
  release(key: string): FiledRelease | undefined
}

export const NOTHING_ON_FILE: OnFile = { summary: () => undefined, release: () => undefined }

/** A file on top of another one: it has the effects that were applied to it, and the rest from below. */
export function fileOver(below: OnFile): OnFile & { apply(effect: Effect): void } {
  const summaries = new Map<string, FiledSummary | undefined>()
  const releases = new Map<string, FiledRelease>()
  return {
    summary: (key) => (summaries.has(key) ? summaries.get(key) : below.summary(key)),
    release: (key) => releases.get(key) ?? below.release(key),
    apply(effect) {
      if (effect.kind === 'deleted') summaries.set(effect.key, undefined)
      else if (effect.kind === 'release') releases.set(effect.release.key, effect.release)
      else summaries.set(effect.summary.key, effect.summary)
    },
  }
}
