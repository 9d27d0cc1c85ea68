import { PART_BYTES } from '@edfe/domain/documents'
import { describe, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../api/problem.ts'
import type { EntryDocument, UploadCalls } from '../documents-api.ts'
import { uploadFile } from './upload-file.ts'

const lost = () => new ApiProblem(0, 'network', 'The server cannot be reached.')
const file = new File([new Uint8Array(2 * PART_BYTES + 5)], 'invoice.pdf')

/** A server that keeps parts; `fail` throws in place of an answer. */
function fakeServer(fail: (call: string) => Error | undefined = () => undefined) {
  const log: string[] = []
  const answer = <T>(call: string, value: T): Promise<T> => {
    log.push(call)
    const failure = fail(call)
    return failure ? Promise.reject(failure) : Promise.resolve(value)
  }
  const document = { id: 'd', received_parts: 0 } as EntryDocument
  const calls: UploadCalls = {
    start: () => answer('start', document),
    putPart: (_id, index, bytes) => answer(`part ${index} ${bytes.size}`, { received_parts: index + 1 }),
    complete: () => answer('complete', document),
    drop: () => Promise.reject(lost()),
  }
  return { log, calls }
}

const options = (calls: UploadCalls) => ({
  file,
  kind: 'other' as const,
  calls,
  signal: new AbortController().signal,
  onBegun: vi.fn(),
  onProgress: vi.fn(),
  onWaiting: vi.fn(),
  pause: vi.fn((_attempt: number) => Promise.resolve()),
})

describe('an upload', () => {
  test('sends every part in its order', async () => {
    const { log, calls } = fakeServer()
    const given = options(calls)
    await uploadFile(given)
    expect(log).toEqual(['start', `part 0 ${PART_BYTES}`, `part 1 ${PART_BYTES}`, 'part 2 5', 'complete'])
    expect(given.onProgress.mock.calls.flat()).toEqual([0, 1, 2, 3])
  })

  test('waits while the connection is lost, and repeats the part that did not arrive', async () => {
    let failures = 2
    const { log, calls } = fakeServer((call) =>
      call.startsWith('part 1') && failures-- > 0 ? lost() : undefined,
    )
    const given = options(calls)
    await uploadFile(given)
    expect(log.filter((call) => call.startsWith('part 1'))).toHaveLength(3)
    expect(given.pause.mock.calls.map(([attempt]) => attempt)).toEqual([1, 2])
    expect(given.onWaiting.mock.calls.flat()).toEqual([true, true, false])
  })

  test('goes on with the part after those that the server has', async () => {
    const { log, calls } = fakeServer()
    await uploadFile({ ...options(calls), begun: { id: 'd', received_parts: 2 } })
    expect(log).toEqual(['part 2 5', 'complete'])
  })

  test('ends with what the server refuses', async () => {
    const refused = new ApiProblem(422, 'document_type', 'This is no PDF.')
    const { calls } = fakeServer((call) => (call === 'complete' ? refused : undefined))
    await expect(uploadFile(options(calls))).rejects.toBe(refused)
  })

  test('sends nothing more once it is cancelled', async () => {
    const cancel = new AbortController()
    const { log, calls } = fakeServer((call) => {
      if (call === 'start') cancel.abort(new Error('cancelled'))
      return undefined
    })
    await expect(uploadFile({ ...options(calls), signal: cancel.signal })).rejects.toThrow('cancelled')
    expect(log).toEqual(['start'])
  })
})
