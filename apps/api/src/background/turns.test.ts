import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** Work that ends when the test ends it, and how much of it has begun. */
function heldWork() {
  const ends: (() => void)[] = []
  return { ends, work: () => new Promise<void>((done) => ends.push(done)) }
}
const moment = () => new Promise((done) => setImmediate(done))

test('work of one key waits for a place, and that of another key does not', async () => {
  const inTurn = turns({ atOnce: 2 })
  const { ends, work } = heldWork()
  const all = [1, 2, 3, 4].map(() => inTurn('one', work))
  await moment()
  expect(ends.length).toBe(2)
  expect(await inTurn('other', async () => 'done')).toBe('done')
  ends[0]?.()
  await moment()
  expect(ends.length).toBe(3)
  ends[1]?.()
  await moment()
  for (const end of ends) end()
  await Promise.all(all)
})

test('work that fails leaves its place, and what is beyond the queue is refused', async () => {
  const inTurn = turns({ atOnce: 1, mostWaiting: 1 })
  const failed = inTurn('one', () => Promise.reject(new Error('broken')))
  const waiting = inTurn('one', async () => 'done')
  await expect(inTurn('one', async () => 'never')).rejects.toThrow('Too much')
  await expect(failed).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})
