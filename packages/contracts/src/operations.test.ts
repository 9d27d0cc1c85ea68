import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { ADDRESSES } from './addresses.ts'
import type { Entry } from './entries/entry.ts'
import type { FindingsDetails } from './entries/entry-records.ts'
import { operation, refusalShapes } from './operation.ts'
import {
  type AnswerOf,
  type BodyOf,
  type DetailsOf,
  OPERATIONS,
  type ParamsOf,
  type ProblemCode,
  type QueryOf,
  type RefusalCode,
} from './operations.ts'
import { PROBLEM_DETAILS } from './problem-details.ts'

describe('every operation', () => {
  test('is defined under the name that its address has', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual(Object.keys(ADDRESSES).sort())
    for (const [name, defined] of Object.entries(OPERATIONS)) expect(defined.name).toBe(name)
  })

  test('has an address that no other operation has', () => {
    const addresses = Object.values(ADDRESSES)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('takes the parameters of its path', () => {
    for (const defined of Object.values(OPERATIONS)) {
      const inPath = [...defined.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect('params' in defined ? Object.keys(defined.params.shape) : [], defined.name).toEqual(inPath)
    }
  })

  test('that can be refused with details names a code that carries them', () => {
    const codes = new Set(Object.values(OPERATIONS).flatMap(({ refusals }) => Object.values(refusals).flat()))
    for (const code of Object.keys(PROBLEM_DETAILS)) expect(codes).toContain(code)
  })
})

test('a refusal is described with the details of its code, and sent even when they differ', () => {
  const [stale] = Object.values(refusalShapes({ 409: ['draft_conflict', 'entry_archived'] }))
  const conflict = { code: 'draft_conflict', message: 'Somebody saved', details: { reasons: [] } }
  expect(stale?.safeParse({ code: 'entry_archived', message: 'Archived' }).success).toBe(true)
  expect(stale?.safeParse(conflict).data).toEqual(conflict)
  expect(stale?.safeParse({ code: 'draft_conflict' }).success).toBe(false)
})

/** What follows is checked by the compiler: a line that stops being an error, or becomes one, fails `npm run check`. */
describe('the types of an operation', () => {
  test('come from its shapes', () => {
    expectTypeOf<ParamsOf<'saveEntry'>>().toEqualTypeOf<{ id: string }>()
    expectTypeOf<AnswerOf<'saveEntry'>>().toEqualTypeOf<{ entry: z.output<typeof Entry> }>()
    expectTypeOf<AnswerOf<'deleteEntry'>>().toEqualTypeOf<null>()
    expectTypeOf<BodyOf<'getEntry'>>().toEqualTypeOf<undefined>()
    expectTypeOf<ParamsOf<'listTasks'>>().toEqualTypeOf<undefined>()
    expectTypeOf<QueryOf<'listTasks'>>().toEqualTypeOf<{ scope?: 'mine' | 'all'; limit?: number }>()
    expectTypeOf<ParamsOf<'getSnapshotVersion'>>().toEqualTypeOf<{ id: string; version: number }>()
  })

  test('refuse a wrong body, parameter, query or field of an answer', () => {
    const expected_updated_at = '2026-03-05T10:00:00Z'
    expectTypeOf({ draft_data: {}, expected_updated_at }).toExtend<BodyOf<'saveEntry'>>()
    expectTypeOf({ draft_data: {} }).not.toExtend<BodyOf<'saveEntry'>>()
    expectTypeOf({ draft_data: { header: { port_code: 2704 } }, expected_updated_at }).not.toExtend<
      BodyOf<'saveEntry'>
    >()
    expectTypeOf({ id: 1 }).not.toExtend<ParamsOf<'saveEntry'>>()
    expectTypeOf({ scope: 'theirs' }).not.toExtend<QueryOf<'listTasks'>>()
    // @ts-expect-error An entry has no such field.
    expectTypeOf<AnswerOf<'saveEntry'>['entry']['number']>()
  })

  test('say what the details of its refusals hold', () => {
    expectTypeOf<'draft_conflict'>().toExtend<RefusalCode<'saveEntry'>>()
    expectTypeOf<'import_failed'>().not.toExtend<RefusalCode<'saveEntry'>>()
    expectTypeOf<DetailsOf<'draft_conflict'>['entry']>().toEqualTypeOf<z.output<typeof Entry>>()
    expectTypeOf<DetailsOf<'STATUS_VALIDATION_FAILED'>>().toEqualTypeOf<z.output<typeof FindingsDetails>>()
    expectTypeOf<DetailsOf<'entry_archived'>>().toEqualTypeOf<undefined>()
    expectTypeOf<string>().not.toExtend<ProblemCode>()
  })

  test('bind the parameters to the path', () => {
    const shape = { summary: 'One entry', tag: 'entries', answers: {}, refusals: {} } as const
    // @ts-expect-error The path names an id.
    operation('getEntry', shape)
    // @ts-expect-error The path names nothing.
    operation('listEntries', { ...shape, params: OPERATIONS.getEntry.params })
  })
})
