import type { FileResult } from '@edfe/sheet-file/read-file'
import type { ReadRequest } from './file.worker.ts'

/** Longer than any sheet of 999 lines takes. A file that needs more is ended with its worker. */
const PATIENCE_MS = 20_000

/** Reads a file or a paste away from the page, in a worker that lives for this one reading. */
export function readInWorker(request: ReadRequest): Promise<FileResult> {
  const worker = new Worker(new URL('./file.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FileResult>((resolve) => {
    const end = (result: FileResult) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(result)
    }
    const timer = setTimeout(() => end({ ok: false, refusal: 'too-large' }), PATIENCE_MS)
    worker.onmessage = ({ data }: MessageEvent<FileResult>) => end(data)
    worker.onerror = () => end({ ok: false, refusal: 'failed' })
    worker.postMessage(request)
  })
}
