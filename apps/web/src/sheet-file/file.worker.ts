import { type FileResult, readFile, readText } from '@edfe/sheet-file/read-file'
import type { ReadLimits } from '@edfe/sheet-file/read-limits'
import type { Encoding } from '@edfe/sheet-file/text-encodings'

/** A file as bytes, with the encoding that a person chose for its text, or the text of a paste. */
export type ReadRequest = { bytes: Uint8Array; encoding?: Encoding | undefined; limits?: ReadLimits } | string

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  const result: FileResult =
    typeof data === 'string' ? readText(data) : await readFile(data.bytes, data.encoding, data.limits)
  postMessage(result)
})
