import { describe, expect, test } from 'vitest'
import { canonicalSchema } from './canonical-schema.ts'
import { toCanonical } from './to-canonical.ts'

const LINE_WIDTH = 110

/** Text as the formatter of this project writes JSON: lists of words on one line when they fit. */
const published = (): string =>
  `${JSON.stringify(canonicalSchema(), null, 2)}\n`.replace(
    /^(.*)\[\n([^[\]{}]*)\](,?)$/gm,
    (broken, before: string, words: string, after: string) => {
      const line = `${before}[${words.trim().replace(/\s*\n\s*/g, ' ')}]${after}`
      return line.length > LINE_WIDTH ? broken : line
    },
  )

describe('the published schema', () => {
  test('is the file in docs, which vitest -u writes anew', async () => {
    await expect(published()).toMatchFileSnapshot('../../../../docs/canonical-entry.schema.json')
  })

  test('names the members of a snapshot in the order in which they are written', () => {
    const payload = toCanonical({ draft: {}, findings: [], version: 1, generatedAt: '2026-03-05T14:00:00Z' })
    expect(Object.keys(canonicalSchema().properties as object)).toEqual(Object.keys(payload))
  })
})
