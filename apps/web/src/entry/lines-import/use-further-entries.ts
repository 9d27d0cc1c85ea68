import type { LineItem } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { unfinishedSplitQuery } from '../editing/entry-queries.ts'

export interface FurtherEntry {
  id: string
  entry_number: string
  line_count: number
}

const NOT_REMOVED = defineMessage({
  id: 'use-further-entries.the-further-entries-could-not',
  defaultMessage: 'The further entries could not be deleted. Please try again.',
})
const FAILED = defineMessage({
  id: 'use-further-entries.the-further-entries-could-not-2',
  defaultMessage: 'The further entries could not be made. Nothing was imported. Please try again.',
})

const MOST = 10

/**
 * Makes the further entries of a sheet, after this entry was saved, since they take its facts. The ids are chosen once,
 * so that another try after a lost answer makes nothing twice; what an earlier try made too many is deleted. `resumed`
 * are the drafts of an abandoned import, which get the lines again.
 */
export function useFurtherEntries(resumed: readonly string[] = []) {
  const { editor } = useEntryContext()
  const client = useQueryClient()
  const [ids] = useState(() => [
    ...resumed,
    ...Array.from({ length: MOST - resumed.length }, () => crypto.randomUUID()),
  ])
  const asked = useRef(resumed.length)
  const hasTried = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const tellLists = () => {
    notifyEntriesChanged()
    void client.invalidateQueries({ queryKey: ['entries'] })
    void client.invalidateQueries({ queryKey: unfinishedSplitQuery(editor.state().entry.id).queryKey })
  }
  /** The entries that were made; undefined when they were not, and `problem` says why. */
  const make = async (parts: readonly LineItem[][]): Promise<FurtherEntry[] | undefined> => {
    if (parts.length === 0 && !hasTried.current) return []
    hasTried.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await removeEntries(ids.slice(parts.length, asked.current))
      asked.current = parts.length
      if (parts.length === 0) return []
      if (!(await editor.save()).ok) throw new Error(t(FAILED))
      const wanted = parts.map((line_items, index) => ({ id: ids[index]!, line_items }))
      const { entries } = await entryApi.addFurther(editor.state().entry.id, wanted)
      tellLists()
      return entries
    } catch (failure) {
      tellLists()
      setProblem(messageOf(failure, t(FAILED)))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  /** Ends the import once this entry is saved with its own lines; until then, a visit finds it unfinished. */
  const finish = async (): Promise<void> => {
    if (!(await editor.save()).ok) return
    try {
      await entryApi.finishSplit(editor.state().entry.id)
    } catch (failure) {
      console.warn('the import could not be marked as finished', failure)
    }
    tellLists()
  }
  /** Deletes entries that were made; whether all are gone. */
  const remove = async (made: readonly FurtherEntry[]): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await removeEntries(made.map(({ id }) => id))
      tellLists()
      return true
    } catch (failure) {
      setProblem(messageOf(failure, t(NOT_REMOVED)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { make, finish, remove, isBusy, problem }
}

/** Deletes drafts; one that is gone already counts as deleted. */
async function removeEntries(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await entryApi.remove(id)
    } catch (failure) {
      if (!(failure instanceof ApiProblem && failure.status === 404)) throw failure
    }
  }
}
