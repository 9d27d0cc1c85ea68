import { expect, test } from 'vitest'
import { csvStream } from './csv.ts'

test('rows are read no faster than they are taken', async () => {
  let read = 0
  async function* batches() {
    for (; read < 1000; read += 1) yield [['x'.repeat(10_000)]]
  }
  const stream = csvStream(['Head'], batches(), (row) => row)
  const first = (await stream[Symbol.asyncIterator]().next()).value
  expect(String(first)).toBe('\ufeff"Head"\r\n')
  expect(read).toBeLessThan(100)
  stream.destroy()
})
