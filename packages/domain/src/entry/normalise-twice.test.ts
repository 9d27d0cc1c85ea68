import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyFieldDraft } from '../../test/fixtures/every-field-draft.ts'
import type { DraftData } from './draft.ts'
import { normaliseDraft } from './normalise-draft.ts'

const EVERY_FIELD = everyFieldDraft()
/** What rows are known by is no text that anybody types. */
const KEYS = new Set(['id', 'line_number'])

const isTyped = (key: string, value: unknown): value is string => typeof value === 'string' && !KEYS.has(key)

/** The draft with each of its texts replaced; structure, ticks and keys stay. */
function retyped(draft: DraftData, next: (text: string) => string): DraftData {
  const walk = (value: unknown, key: string): unknown => {
    if (isTyped(key, value)) return next(value)
    if (Array.isArray(value)) return value.map((item) => walk(item, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]))
  }
  return walk(draft, '') as DraftData
}

let texts = 0
retyped(EVERY_FIELD, (text) => {
  texts += 1
  return text
})

/** What a person may leave in a field: nothing, what was there, or anything else, in any case and spacing. */
const typed = fc.oneof(
  fc.constant(undefined),
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.stringMatching(/^[A-Za-z0-9 $.,/()#-]{0,20}$/),
  fc.constantFrom(
    '12 Main Street, Suite 5',
    '$1,248.505',
    '03/05/2026',
    '9405418440',
    'a570967',
    ' x ',
    'MULTI',
  ),
)

test('normalising twice equals once, whatever is typed into any field of an entry', () => {
  expect(texts).toBeGreaterThan(150)
  const answers = fc.array(typed, { minLength: texts, maxLength: texts })
  fc.assert(
    fc.property(answers, (given) => {
      let at = 0
      const draft = retyped(EVERY_FIELD, (text) => {
        const answer = given[at]
        at += 1
        return answer ?? text
      })
      const once = normaliseDraft(draft)
      expect(normaliseDraft(once)).toEqual(once)
    }),
    { numRuns: 150 },
  )
})
