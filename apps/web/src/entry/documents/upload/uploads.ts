import { MAX_DOCUMENT_BYTES, partCount, suggestKind } from '@edfe/domain/documents'
import { messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { createStore } from '../../../ui/create-store.ts'
import { type EntryDocument, uploadCalls } from '../documents-api.ts'
import { Pace } from './pace.ts'
import { type Begun, pauseUntilOnline, uploadFile } from './upload-file.ts'

/** A file on its way to the server; one that arrived is no longer listed. */
export interface Upload {
  key: string
  entryId: string
  /** What the file is for, such as a request of CBP; undefined for the entry as a whole. */
  purpose?: string | undefined
  file: File
  state: 'queued' | 'sending' | 'waiting' | 'paused' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** How long the rest takes at the pace so far; unknown before the first part has arrived. */
  secondsLeft?: number | undefined
  /** Why it failed. */
  problem?: string
}

interface Work {
  /** Ends the run, by a pause or for good. */
  cancel: AbortController
  begun?: Begun
  onDone: () => void
  onUploaded?: Purpose['onUploaded'] | undefined
}

/** What files are added for, and who hears of each document that arrived. */
interface Purpose {
  purpose: string
  onUploaded: (document: EntryDocument) => void
}

/** Every upload of this tab: it goes on while the person opens other pages. */
export const uploads = createStore<readonly Upload[]>([])
const work = new Map<string, Work>()
let isRunning = false
let lastKey = 0

const change = (key: string, changed: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))
const forget = (key: string) => {
  work.delete(key)
  uploads.set(uploads.get().filter((upload) => upload.key !== key))
}

/** An upload of this file that did not end, in this tab or an earlier one. */
const begunFor = (file: File, documents: readonly EntryDocument[]): Begun | undefined => {
  const running = new Set([...work.values()].map(({ begun }) => begun?.id))
  return documents.find(
    ({ id, state, name, size, modified_at }) =>
      state === 'uploading' &&
      !running.has(id) &&
      name === file.name &&
      size === file.size &&
      modified_at !== null &&
      Date.parse(modified_at) === file.lastModified,
  )
}

/** Queues files of an entry. A file that an earlier upload began goes on where that stopped. */
export function addFiles(
  entryId: string,
  files: Iterable<File>,
  documents: readonly EntryDocument[],
  onDone: () => void,
  { purpose, onUploaded }: Partial<Purpose> = {},
): void {
  for (const file of files) {
    const key = String(++lastKey)
    const problem = refusal(file)
    work.set(key, { cancel: new AbortController(), begun: begunFor(file, documents), onDone, onUploaded })
    const state = problem ? 'failed' : 'queued'
    uploads.set([...uploads.get(), { key, entryId, purpose, file, state, progress: 0, problem }])
    if (problem) announce(`${file.name}: ${problem}`)
  }
  void runNext()
}

/** What the server would say only after the upload. */
function refusal(file: File): string | undefined {
  if (file.size === 0) return 'The file is empty.'
  return file.size > MAX_DOCUMENT_BYTES ? 'The file is larger than 25 MB.' : undefined
}

/** One file after the other: two at once arrive no sooner. */
async function runNext(): Promise<void> {
  const next = uploads.get().find(({ state }) => state === 'queued')
  if (isRunning || !next) return
  isRunning = true
  await run(next)
  isRunning = false
  void runNext()
}

async function run({ key, entryId, file }: Upload): Promise<void> {
  const job = work.get(key)
  if (!job) return
  const { signal } = job.cancel
  change(key, { state: 'sending', secondsLeft: undefined })
  const parts = partCount(file.size)
  const pace = new Pace()
  try {
    const document = await uploadFile({
      file,
      kind: suggestKind(file.name),
      calls: uploadCalls(entryId),
      begun: job.begun,
      signal,
      onBegun: (begun) => {
        job.begun = begun
      },
      onProgress: (received) => {
        if (job.begun) job.begun = { ...job.begun, received_parts: received }
        change(key, { progress: received / parts, secondsLeft: pace.secondsLeft(received, parts) })
      },
      onWaiting: (isWaiting) => {
        if (isWaiting) pace.stop()
        change(key, { state: isWaiting ? 'waiting' : 'sending', secondsLeft: undefined })
        announce(isWaiting ? 'The connection is lost. The upload waits.' : 'The upload continues.')
      },
      pause: pauseUntilOnline,
    })
    forget(key)
    job.onUploaded?.(document)
    announce(`${file.name} is uploaded.`)
  } catch (failure) {
    if (signal.aborted) return
    const problem = messageOf(failure, 'The file could not be uploaded.')
    change(key, { state: 'failed', problem })
    announce(`${file.name}: ${problem}`)
  }
  job.onDone()
}

/** Stops an upload; the server keeps the parts that it has, and the next file begins. */
export function pauseUpload({ key, file }: Upload): void {
  work.get(key)?.cancel.abort(new Error('paused'))
  change(key, { state: 'paused', secondsLeft: undefined })
  announce(`${file.name} is paused.`)
}

/** Resumes an upload after the parts that the server has. */
export function resumeUpload({ key, file }: Upload): void {
  const job = work.get(key)
  if (!job) return
  job.cancel = new AbortController()
  change(key, { state: 'queued' })
  announce(`The upload of ${file.name} continues.`)
  void runNext()
}

/** Ends an upload and removes what the server has of it. */
export async function cancelUpload({ key, entryId, file }: Upload): Promise<void> {
  const job = work.get(key)
  job?.cancel.abort(new Error('cancelled'))
  forget(key)
  announce(`${file.name} is not uploaded.`)
  // What stays after a lost connection is dropped by the server later.
  if (job?.begun)
    await uploadCalls(entryId)
      .drop(job.begun.id)
      .catch(() => undefined)
  job?.onDone()
}
