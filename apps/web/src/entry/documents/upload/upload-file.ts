import { PART_BYTES, partCount } from '@edfe/domain/documents'
import { whenServerIsBack } from '../../../api/connection.ts'
import { ApiProblem } from '../../../api/problem.ts'
import type { EntryDocument, UploadCalls } from '../documents-api.ts'

/** A document of the server that has some of its parts. */
export type Begun = Pick<EntryDocument, 'id' | 'received_parts'>

interface UploadOptions {
  file: File
  kind: EntryDocument['kind']
  calls: UploadCalls
  /** An earlier upload of this file that did not end. */
  begun?: Begun
  signal: AbortSignal
  /** The document has its id now. */
  onBegun(begun: Begun): void
  /** Parts that the server has. */
  onProgress(parts: number): void
  /** The connection is lost (true) or back. */
  onWaiting(isWaiting: boolean): void
  /** Ends when it is worth to try again, after `attempt` failures in a row. */
  pause(attempt: number, signal: AbortSignal): Promise<void>
}

/**
 * Uploads a file part by part. While the server cannot be reached it waits and repeats the same part. Throws what the
 * server refuses, and the signal's reason when it is cancelled.
 */
export async function uploadFile(options: UploadOptions): Promise<EntryDocument> {
  const { file, kind, calls, signal, onBegun, onProgress } = options
  const begun = options.begun ?? (await patiently(options, () => calls.start(file, kind, signal)))
  onBegun(begun)
  onProgress(begun.received_parts)
  for (let index = begun.received_parts; index < partCount(file.size); index += 1) {
    const bytes = file.slice(index * PART_BYTES, (index + 1) * PART_BYTES)
    await patiently(options, () => calls.putPart(begun.id, index, bytes, signal))
    onProgress(index + 1)
  }
  return patiently(options, () => calls.complete(begun.id, signal))
}

async function patiently<T>(options: UploadOptions, ask: () => Promise<T>): Promise<T> {
  const { signal, onWaiting, pause } = options
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted()
    try {
      const answer = await ask()
      if (attempt > 1) onWaiting(false)
      return answer
    } catch (failure) {
      if (!(failure instanceof ApiProblem && isPassing(failure))) throw failure
      onWaiting(true)
      await pause(attempt, signal)
    }
  }
}

/** No answer, a server that is busy or restarts, or too many requests: the same may succeed later. */
const isPassing = (problem: ApiProblem): boolean =>
  problem.isRetryable || problem.status === 408 || problem.status === 429

const FIRST_MS = 1000
const LONGEST_MS = 15_000

/** Waits longer after each failure, and not at all once the server is back. */
export function pauseUntilOnline(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      stopWaiting()
      signal.removeEventListener('abort', stop)
      settle()
    }
    const goOn = end(resolve)
    const stop = end(() => reject(signal.reason))
    const timer = setTimeout(goOn, Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS))
    const stopWaiting = whenServerIsBack(goOn)
    signal.addEventListener('abort', stop)
  })
}
