import { type DocumentKind, MAX_DOCUMENT_BYTES, partCount, suggestKind } from '@edfe/domain/documents'
import { messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { createStore } from '../../../ui/create-store.ts'
import { t } from '../../../words/t.ts'
import { type EntryDocument, uploadCalls } from '../documents-api.ts'
import { Pace } from './pace.ts'
import { type Begun, pauseUntilOnline, uploadFile } from './upload-file.ts'

/** A file on its way to the server; one that arrived is no longer listed. */
export interface Upload {
  key: string
  entryId: string
  /** The request of CBP that the file is for; null for the entry as a whole. */
  requestId: string | null
  file: File
  state: 'queued' | 'sending' | 'waiting' | 'paused' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The seconds that the rest takes at the present pace; unknown before the first part has arrived. */
  secondsLeft?: number | undefined
  /** Why it failed. */
  problem?: string
}

interface Work {
  /** Ends the run, by a pause or for good. */
  cancel: AbortController
  begun?: Begun
  onDone: () => void
  kind: DocumentKind
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
const begunFor = (
  file: File,
  documents: readonly EntryDocument[],
  requestId: string | null,
): Begun | undefined => {
  const running = new Set([...work.values()].map(({ begun }) => begun?.id))
  return documents.find(
    ({ id, state, name, size, modified_at, answers_request }) =>
      state === 'uploading' &&
      !running.has(id) &&
      answers_request === requestId &&
      name === file.name &&
      size === file.size &&
      modified_at !== null &&
      Date.parse(modified_at) === file.lastModified,
  )
}

/**
 * Queues files of an entry, or of a request of CBP about it. A file that an earlier upload began goes on where that
 * stopped. The kind of a file is by its name unless `kindOf` knows it.
 */
export function addFiles(
  entryId: string,
  files: Iterable<File>,
  documents: readonly EntryDocument[],
  onDone: () => void,
  requestId: string | null = null,
  kindOf: (file: File) => DocumentKind = ({ name }) => suggestKind(name),
): void {
  for (const file of files) {
    const key = String(++lastKey)
    const problem = refusal(file)
    work.set(key, {
      cancel: new AbortController(),
      begun: begunFor(file, documents, requestId),
      onDone,
      kind: kindOf(file),
    })
    const state = problem ? 'failed' : 'queued'
    uploads.set([...uploads.get(), { key, entryId, requestId, file, state, progress: 0, problem }])
    if (problem) announce(`${file.name}: ${problem}`)
  }
  void runNext()
}

/** Returns the refusal that the server would otherwise give only after the upload. */
function refusal(file: File): string | undefined {
  if (file.size === 0) return t({ id: 'uploads.the-file-is-empty', defaultMessage: 'The file is empty.' })
  return file.size > MAX_DOCUMENT_BYTES
    ? t({ id: 'uploads.the-file-is-larger-than', defaultMessage: 'The file is larger than 25 MB.' })
    : undefined
}

/** The browser asks before a tab is closed on a file that is on its way. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** One file after the other: two at once arrive no sooner. */
async function runNext(): Promise<void> {
  const next = uploads.get().find(({ state }) => state === 'queued')
  if (isRunning || !next) return
  isRunning = true
  window.addEventListener('beforeunload', askBeforeLeaving)
  await run(next)
  window.removeEventListener('beforeunload', askBeforeLeaving)
  isRunning = false
  void runNext()
}

async function run({ key, entryId, requestId, file }: Upload): Promise<void> {
  const job = work.get(key)
  if (!job) return
  const { signal } = job.cancel
  change(key, { state: 'sending', secondsLeft: undefined })
  const parts = partCount(file.size)
  const pace = new Pace()
  try {
    await uploadFile({
      file,
      kind: job.kind,
      calls: uploadCalls(entryId, requestId),
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
        announce(
          isWaiting
            ? t({
                id: 'uploads.the-connection-is-lost-the',
                defaultMessage: 'The connection is lost. The upload waits.',
              })
            : t({ id: 'uploads.the-upload-continues', defaultMessage: 'The upload continues.' }),
        )
      },
      pause: pauseUntilOnline,
    })
    forget(key)
    announce(t({ id: 'uploads.is-uploaded', defaultMessage: '{name} is uploaded.' }, { name: file.name }))
  } catch (failure) {
    if (signal.aborted) return
    const problem = messageOf(
      failure,
      t({ id: 'uploads.the-file-could-not-be', defaultMessage: 'The file could not be uploaded.' }),
    )
    change(key, { state: 'failed', problem })
    announce(`${file.name}: ${problem}`)
  }
  job.onDone()
}

/** Stops an upload; the server keeps the parts that it has, and the next file begins. */
export function pauseUpload({ key, file }: Upload): void {
  work.get(key)?.cancel.abort(new Error('paused'))
  change(key, { state: 'paused', secondsLeft: undefined })
  announce(t({ id: 'uploads.is-paused', defaultMessage: '{name} is paused.' }, { name: file.name }))
}

/** Resumes an upload after the parts that the server has. */
export function resumeUpload({ key, file }: Upload): void {
  const job = work.get(key)
  if (!job) return
  job.cancel = new AbortController()
  change(key, { state: 'queued' })
  announce(
    t(
      { id: 'uploads.the-upload-of-continues', defaultMessage: 'The upload of {name} continues.' },
      { name: file.name },
    ),
  )
  void runNext()
}

/** Ends an upload and removes what the server has of it. */
export async function cancelUpload({ key, entryId, file }: Upload): Promise<void> {
  const job = work.get(key)
  job?.cancel.abort(new Error('cancelled'))
  forget(key)
  announce(
    t({ id: 'uploads.is-not-uploaded', defaultMessage: '{name} is not uploaded.' }, { name: file.name }),
  )
  // The server later drops the parts left after a lost connection.
  if (job?.begun)
    await uploadCalls(entryId)
      .drop(job.begun.id)
      .catch(() => undefined)
  job?.onDone()
}
