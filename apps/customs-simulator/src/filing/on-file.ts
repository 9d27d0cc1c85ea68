import type { CalendarDay } from '@edfe/domain/calendar'
import type { FiledRelease } from './filed-release.ts'
import type { SecurityFilingOnFile } from './filed-security-filing.ts'
import type { FiledSummary } from './filed-summary.ts'
import type { IssuedStatement } from './issued-statement.ts'

/**
 * The effect of a transmission on what is on file: it files a summary, changes the links of another one, or deletes
 * one; it files a release or a security filing, or changes its state.
 */
export type Effect =
  | { kind: 'stored' | 'linked'; summary: FiledSummary }
  | { kind: 'deleted'; key: string }
  | {
      kind: 'release'
      release: FiledRelease
      /** The day on which its state became so. */
      day: CalendarDay
    }
  | { kind: 'security_filing'; filing: SecurityFilingOnFile }
  | { kind: 'statement'; statement: IssuedStatement }

/** What is on file, by filer code and entry number; security filings have numbers of their own. */
export interface OnFile {
  summary(key: string): FiledSummary | undefined
  release(key: string): FiledRelease | undefined
  /** All summaries, then all releases on file. */
  summaries(): readonly FiledSummary[]
  releases(): readonly FiledRelease[]
  /** All that CBP took, also deleted ones, oldest first. */
  securityFilings(): readonly SecurityFilingOnFile[]
  /** All statements that CBP has sent, oldest first. */
  statements(): readonly IssuedStatement[]
}

export const NOTHING_ON_FILE: OnFile = {
  summary: () => undefined,
  release: () => undefined,
  summaries: () => [],
  releases: () => [],
  securityFilings: () => [],
  statements: () => [],
}

/** A file on top of another one: it has the effects that were applied to it, and the rest from below. */
export function fileOver(below: OnFile): OnFile & { apply(effect: Effect): void } {
  const summaries = new Map<string, FiledSummary | undefined>()
  const releases = new Map<string, FiledRelease>()
  const filings = new Map<string, SecurityFilingOnFile>()
  const statements: IssuedStatement[] = []
  return {
    summary: (key) => (summaries.has(key) ? summaries.get(key) : below.summary(key)),
    release: (key) => releases.get(key) ?? below.release(key),
    summaries: () => [
      ...below.summaries().filter(({ key }) => !summaries.has(key)),
      ...[...summaries.values()].filter((one) => one !== undefined),
    ],
    releases: () => [...below.releases().filter(({ key }) => !releases.has(key)), ...releases.values()],
    securityFilings: () => [
      ...new Map([
        ...below.securityFilings().map((filing) => [filing.transaction, filing] as const),
        ...filings,
      ]).values(),
    ],
    statements: () => [...below.statements(), ...statements],
    apply(effect) {
      if (effect.kind === 'deleted') summaries.set(effect.key, undefined)
      else if (effect.kind === 'statement') statements.push(effect.statement)
      else if (effect.kind === 'security_filing') filings.set(effect.filing.transaction, effect.filing)
      else if (effect.kind === 'release') releases.set(effect.release.key, effect.release)
      else summaries.set(effect.summary.key, effect.summary)
    },
  }
}
