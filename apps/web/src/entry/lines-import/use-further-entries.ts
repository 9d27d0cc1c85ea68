import type { LineItem } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyEntriesChanged } from '../../api/entry-list.ts'
import { messageOf } from '../../api/problem.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'

export interface FurtherEntry {
  id: string
  entry_number: string
  line_count: number
}

const FAILED = 'The further entries could not be made. Nothing was imported. Please try again.'

/**
 * Makes the further entries of a sheet, after this entry was saved, since they take its facts. The ids are chosen once,
 * so that another try after a lost answer makes nothing twice.
 */
export function useFurtherEntries() {
  const { editor } = useEntryContext()
  const client = useQueryClient()
  const [ids] = useState(() => Array.from({ length: 10 }, () => crypto.randomUUID()))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The entries that were made; undefined when they were not, and `problem` says why. */
  const make = async (parts: readonly LineItem[][]): Promise<FurtherEntry[] | undefined> => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (!(await editor.save()).ok) throw new Error(FAILED)
      const wanted = parts.map((line_items, index) => ({ id: ids[index]!, line_items }))
      const { entries } = await entryApi.addFurther(editor.state().entry.id, wanted)
      notifyEntriesChanged()
      void client.invalidateQueries({ queryKey: ['entries'] })
      return entries
    } catch (failure) {
      setProblem(messageOf(failure, FAILED))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { make, isBusy, problem }
}
