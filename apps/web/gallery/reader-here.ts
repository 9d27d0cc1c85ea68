import type { FileResult } from '@edfe/sheet-file/read-file'
import type { ReadRequest } from '../src/sheet-file/file.worker.ts'

/**
 * The worker that reads a file, in the page itself: as many workers as examples would each load their program, for
 * longer than the product waits for one.
 */
export class ReaderHere {
  onmessage?: (event: { data: FileResult }) => void
  terminate(): void {
    // The reader ends without a call.
  }
  async postMessage(request: ReadRequest): Promise<void> {
    const { readFile, readText } = await import('@edfe/sheet-file/read-file')
    const data =
      typeof request === 'string' ? readText(request) : await readFile(request.bytes, request.encoding)
    this.onmessage?.({ data })
  }
}
