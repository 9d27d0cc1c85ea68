import type { FieldProblem } from '@edfe/contracts/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notifyEntriesChanged } from '../api/entry-list.ts'
import { importEntry, wrongFields } from '../api/import-entry.ts'
import { messageOf } from '../api/problem.ts'
import { entryKey } from '../entry/editing/entry-queries.ts'
import { entryLink } from '../entry/entry-link.ts'
import { announce } from '../ui/announce.tsx'
import { t } from '../words/t.ts'
import { readImportFile } from './read-import-file.ts'

interface ImportState {
  phase: 'idle' | 'reading' | 'sending' | 'failed'
  problem?: string
  fields: readonly FieldProblem[]
}

const IDLE: ImportState = { phase: 'idle', fields: [] }

/** Reads a file, has it imported and opens the new entry, which says what was left behind. */
export function useImport(onDone: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (problem: string, fields: readonly FieldProblem[] = []) => {
    setState({ phase: 'failed', problem, fields })
    announce(problem)
  }
  const start = async (file: File) => {
    const control = new AbortController()
    running.current = control
    setState({ phase: 'reading', fields: [] })
    try {
      const read = await readImportFile(file)
      if (control.signal.aborted) return
      if (!read.ok) return fail(read.message)
      setState({ phase: 'sending', fields: [] })
      const { entry, notes } = await importEntry(read.json, control.signal)
      client.setQueryData(entryKey(entry.id), entry)
      notifyEntriesChanged()
      void client.invalidateQueries({ queryKey: ['entries'] })
      setState(IDLE)
      onDone()
      await navigate({ ...entryLink(entry.id, 'step-1'), state: { entry, notes } })
    } catch (failure) {
      if (control.signal.aborted) return
      fail(
        messageOf(
          failure,
          t({
            id: 'use-import.the-file-could-not-be',
            defaultMessage: 'The file could not be imported. Please try again.',
          }),
        ),
        wrongFields(failure),
      )
    }
  }
  const reset = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, start, reset }
}
