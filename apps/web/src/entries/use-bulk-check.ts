import { UNFILED } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { checkEntries, entriesOfFilter } from '../api/check-entries.ts'
import type { EntryListAsk, EntryRowData } from '../api/entry-list.ts'
import { messageOf } from '../api/problem.ts'
import { announce } from '../ui/announce.tsx'
import { t } from '../words/t.ts'
import { type BulkCheck, COLLECTING, checkLabel, ended, withLine } from './bulk-check.ts'
import { entryName } from './use-moving.ts'

/** A thousand results come faster than anybody reads: they are shown this often. */
const SHOWN_EVERY_MS = 100

const startOf = (chosen: readonly EntryRowData[]): BulkCheck => {
  const open = chosen.filter(UNFILED.has)
  const entries = open.map((entry) => ({ id: entry.id, name: entryName(entry) }))
  return { phase: 'running', entries, results: [], leftOut: chosen.length - open.length }
}

/** Checks many entries while the list stays usable; leaving the page or `stop` ends it and keeps the results. */
export function useBulkCheck() {
  const client = useQueryClient()
  const [check, setCheck] = useState<BulkCheck>()
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )

  const run = useCallback(
    async (collect: (signal: AbortSignal) => Promise<readonly EntryRowData[]>) => {
      running.current?.abort()
      const control = new AbortController()
      const { signal } = control
      running.current = control
      let now = COLLECTING
      let soon: ReturnType<typeof setTimeout> | undefined
      const paint = () => {
        soon = undefined
        if (running.current === control) setCheck(now)
      }
      const show = (next: BulkCheck) => {
        now = next
        clearTimeout(soon)
        paint()
      }
      show(COLLECTING)
      try {
        show(startOf(await collect(signal)))
        const ids = now.entries.map(({ id }) => id)
        if (ids.length > 0) {
          announce(
            t(
              {
                id: 'use-bulk-check.checking',
                defaultMessage: 'Checking {count, plural, one {1 entry} other {# entries}}.',
              },
              { count: ids.length },
            ),
          )
          for await (const line of checkEntries(ids, signal)) {
            now = withLine(now, line)
            soon ??= setTimeout(paint, SHOWN_EVERY_MS)
          }
        }
        show(ended(now))
      } catch (failure) {
        const problem = messageOf(
          failure,
          t({
            id: 'use-bulk-check.the-check-could-not-be',
            defaultMessage: 'The check could not be finished. Please try again.',
          }),
        )
        show(signal.aborted ? { ...now, phase: 'stopped' } : { ...now, phase: 'failed', problem })
      }
      if (running.current !== control) return
      announce(checkLabel(now))
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    },
    [client],
  )
  return {
    check,
    isRunning: check?.phase === 'collecting' || check?.phase === 'running',
    chosen: (entries: readonly EntryRowData[]) => void run(async () => entries),
    filtered: (ask: EntryListAsk) => void run((signal) => entriesOfFilter(ask, signal)),
    stop: () => running.current?.abort(),
    close: () => {
      running.current?.abort()
      running.current = undefined
      setCheck(undefined)
    },
  }
}
