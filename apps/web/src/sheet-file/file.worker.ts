import { type FileResult, readFile, readText } from './read-file.ts'

/** A file as bytes, or the text of a paste. */
export type ReadRequest = Uint8Array | string

addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  const result: FileResult = typeof data === 'string' ? readText(data) : await readFile(data)
  postMessage(result)
})
