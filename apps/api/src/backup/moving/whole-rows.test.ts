import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeRows } from './whole-rows.ts'

async function partsOf(rows: readonly string[], bytes: number): Promise<string[]> {
  const parts: string[] = []
  for await (const part of wholeRows(new Blob(rows.map((row) => `${row}\n`)), bytes)) parts.push(part)
  return parts
}

test('rows of any letters and lengths come whole and in order, however they are cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }).map((row) => row.replaceAll('\n', ' '))),
      fc.integer({ min: 1, max: 30 }),
      async (rows, bytes) => {
        const parts = await partsOf(rows, bytes)
        expect(parts.join('')).toBe(rows.map((row) => `${row}\n`).join(''))
        for (const part of parts) expect(part.endsWith('\n')).toBe(true)
      },
    ),
  ))

test('what is short comes at once, and a table without rows has no part', async () => {
  expect(await partsOf(['a\t1', 'b\t2'], 100)).toEqual(['a\t1\nb\t2\n'])
  expect(await partsOf([], 100)).toEqual([])
})

test('a last row without an end is refused', async () => {
  const parts = wholeRows(new Blob(['a\nb']), 100)
  expect((await parts.next()).value).toBe('a\n')
  await expect(parts.next()).rejects.toThrow('has no end')
})
