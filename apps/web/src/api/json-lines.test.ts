import { expect, test } from 'vitest'
import { jsonLines } from './json-lines.ts'

/** A stream that comes in pieces of so many bytes. */
function inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

const TEXT = '{"done":1,"message":"Señal"}\n{"done":2}\n\n{"done":3}'

test.each([1, 2, 7, 1000])('results are read whole however the network cuts them: %i bytes', async (size) => {
  const read: unknown[] = []
  for await (const value of jsonLines(inPieces(TEXT, size))) read.push(value)
  expect(read).toEqual([{ done: 1, message: 'Señal' }, { done: 2 }, { done: 3 }])
})

test('whoever stops reading ends the stream', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"done":1}\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const line of jsonLines<{ done: number }>(endless)) if (line.done === 1) break
  expect(isCancelled).toBe(true)
})
