import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDraft } from '../../test/snapshot/any-draft.ts'
import { snapshotOf } from '../../test/snapshot/sample-file.ts'
import { canonicalSchema } from './canonical-schema.ts'
import { SCHEMA_VERSIONS, type SchemaVersion } from './shape/schema-version.ts'

const LINE_WIDTH = 110

/** Text as the formatter of this project writes JSON: lists of words on one line when they fit. */
const published = (version: SchemaVersion): string =>
  `${JSON.stringify(canonicalSchema(version), null, 2)}\n`.replace(
    /^(.*)\[\n([^[\]{}]*)\](,?)$/gm,
    (broken, before: string, words: string, after: string) => {
      const line = `${before}[${words.trim().replace(/\s*\n\s*/g, ' ')}]${after}`
      return line.length > LINE_WIDTH ? broken : line
    },
  )

const FILES = { '1.0': 'canonical-entry.schema.json', '2.0': 'canonical-entry-2.0.schema.json' }

describe('the published schema', () => {
  test.each(SCHEMA_VERSIONS)(
    'of version %s is the file in docs, which vitest -u writes anew',
    async (version) => {
      await expect(published(version)).toMatchFileSnapshot(`../../../../docs/${FILES[version]}`)
    },
  )

  test('names the members of a snapshot in the order in which they are written', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const payload = snapshotOf(draft)
        const version = SCHEMA_VERSIONS.find((known) => known === payload.schema_version)!
        expect(Object.keys(canonicalSchema(version).properties as object)).toEqual(Object.keys(payload))
      }),
      { numRuns: 20 },
    )
  })
})
