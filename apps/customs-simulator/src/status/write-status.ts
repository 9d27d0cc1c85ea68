import {
  AX_LAYOUTS,
  encodeBatch,
  encodeRecord,
  type LayoutBook,
  type RecordToEncode,
  SO_LAYOUTS,
  UC_LAYOUTS,
} from '@edfe/abi'
import type { FiledSummary } from '../filing/filed-summary.ts'
import type { StatusRequest } from './status-request.ts'

/** The code of CBP's release in SO60. */
const RELEASE_ORIGIN = '01'

type Said = Exclude<StatusRequest, { application: 'raw' }>
export type Written = { ok: true; images: string[] } | { ok: false; message: string }

/** The batch of a notification about a summary on file. Refuses a value that does not fit its columns. */
export function writeStatus(said: Said, summary: FiledSummary): Written {
  const [layouts, records] =
    said.application === 'UC'
      ? [UC_LAYOUTS, noticeRecords(said, summary)]
      : [SO_LAYOUTS, releaseRecords(said, summary)]
  return wrapped(said.application, layouts, records, summary)
}

const identity = ({ key }: FiledSummary) => ({ filerCode: key.slice(0, 3), entryNumber: key.slice(3) })

function noticeRecords(said: Extract<Said, { application: 'UC' }>, summary: FiledSummary): RecordToEncode[] {
  const { disposition, team, reason, date, user, telephone, extension, remarks } = said
  return [
    {
      id: 'E1',
      values: { disposition, source: '1', team, reason, date: date ?? summary.day, ...identity(summary) },
    },
    { id: 'E2', values: { user, telephone, extension, actionId: summary.key } },
    ...remarks.map((text) => ({ id: 'E3', values: { remarks: text } })),
  ]
}

function releaseRecords(said: Extract<Said, { application: 'SO' }>, summary: FiledSummary): RecordToEncode[] {
  const { port, entryType, importer, day } = summary
  return [
    { id: 'SO10', values: { port, entryType, importer, ...identity(summary) } },
    ...said.actions.map(({ record, code, narrative, date = day, time, release_date }) => ({
      id: record,
      values: {
        date,
        time,
        code,
        narrative,
        ...(record === 'SO50' && { split: 'N' }),
        ...(release_date && { releaseDate: release_date, releaseOrigin: RELEASE_ORIGIN }),
      },
    })),
  ]
}

function wrapped(
  application: string,
  layouts: LayoutBook,
  records: readonly RecordToEncode[],
  { key, port, day }: FiledSummary,
): Written {
  const written = encodeBatch(records, layouts)
  if (!written.ok) return { ok: false, message: written.problems.map(({ problem }) => problem).join('; ') }
  const sender = { siteCode: port, senderId: key.slice(0, 3), date: day }
  const block = { port, filerCode: key.slice(0, 3), application }
  const control = (id: string, values: Record<string, string>): string => {
    const encoded = encodeRecord(AX_LAYOUTS.get(id)!, values)
    if (!encoded.ok) throw new Error(encoded.problems.map(({ problem }) => `${id}: ${problem}`).join('; '))
    return encoded.image
  }
  return {
    ok: true,
    images: [
      control('A', { ...sender, application }),
      control('B', block),
      ...written.images,
      control('Y', { ...block, imageCount: String(written.images.length) }),
      control('Z', sender),
    ],
  }
}
