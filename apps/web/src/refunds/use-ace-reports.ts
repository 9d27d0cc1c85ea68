import type { AnswerOf } from '@edfe/contracts/operations'
import { MOST_LINES_AT_ONCE } from '@edfe/contracts/refunds/ace-reports'
import type { ReadReport, ReportColumns, ReportEntry } from '@edfe/domain/refunds'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type AceReport = AnswerOf<'listAceReports'>['reports'][number]

export const REPORTS = ['refunds', 'reports'] as const

/** The reports that members read in, the newest first. */
export const useAceReports = () =>
  useQuery({ queryKey: REPORTS, queryFn: ({ signal }) => call('listAceReports', { signal }) })

/** Parts of a report that the server keeps at once. */
export function partsOf(entries: readonly ReportEntry[]): { place: number; entries: ReportEntry[] }[] {
  const parts: { place: number; entries: ReportEntry[]; lines: number }[] = []
  entries.forEach((entry, place) => {
    const part = parts.at(-1)
    if (part && part.lines + entry.lines.length <= MOST_LINES_AT_ONCE) {
      part.entries.push(entry)
      part.lines += entry.lines.length
    } else parts.push({ place, entries: [entry], lines: entry.lines.length })
  })
  return parts.map(({ place, entries: own }) => ({ place, entries: own }))
}

interface NewReport {
  name: string
  headings: string
  columns: ReportColumns
  read: ReadReport
  onProgress: (entries: number) => void
}

/** Keeps a report part by part; one that fails on the way is removed. */
export function useKeepReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, headings, columns, read: { entries, unread }, onProgress }: NewReport) => {
      const body = {
        name,
        headings,
        columns: { ...columns },
        entries: entries.length,
        unread: cutTexts(unread),
      }
      const { id } = await call('addAceReport', { body })
      try {
        for (const part of partsOf(entries)) {
          await call('addReportEntries', { params: { id }, body: part })
          onProgress(part.place + part.entries.length)
        }
      } catch (error) {
        await call('deleteAceReport', { params: { id } }).catch(() => undefined)
        throw error
      }
      return id
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS }),
  })
}

const MOST_TEXT = 200
const cutTexts = (unread: ReadReport['unread']) =>
  unread.map(({ row, fault }) => ({ row, fault: { ...fault, text: fault.text.slice(0, MOST_TEXT) } }))

export function useDeleteReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('deleteAceReport', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS }),
  })
}
