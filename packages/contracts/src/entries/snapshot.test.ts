import { canonicalSchema, checkCanonical, type SchemaVersion, toCanonical } from '@edfe/domain/snapshot'
import { anyDraft } from '@edfe/domain/test/snapshot'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

describe('the published schema, read by a reader that does not know this product', () => {
  const readerOf = (version: SchemaVersion) =>
    z.fromJSONSchema(canonicalSchema(version) as Parameters<typeof z.fromJSONSchema>[0])
  const schemas = { '1.0': readerOf('1.0'), '2.0': readerOf('2.0') }

  test('takes every snapshot that passes the checks', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const payload = toCanonical({ draft, findings: [], version: 1, generatedAt: '2026-03-05T14:00:00Z' })
        fc.pre(checkCanonical(payload).ok)
        const version = payload.schema_version === '2.0' ? '2.0' : '1.0'
        expect(schemas[version].safeParse(payload).error?.issues ?? []).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  const smallest = { schema_version: '1.0', header: {}, lines: [] }

  test.each([
    ['an amount as a number', { ...smallest, bond: { bond_amount: 50000 } }],
    ['a day as the form writes it', { ...smallest, header: { entry_date: '03/05/2026' } }],
    ['a field of another format', { ...smallest, colour: 'blue' }],
    ['another version', { ...smallest, schema_version: '2.0' }],
    ['the calculation of version 2.0', { ...smallest, lines: [{ calculation: [] }] }],
    ['an entry without lines', { schema_version: '1.0', header: {} }],
  ])('refuses %s', (_, json) => {
    expect(schemas['1.0'].safeParse(smallest).success).toBe(true)
    expect(schemas['1.0'].safeParse(json).success).toBe(false)
  })
})
