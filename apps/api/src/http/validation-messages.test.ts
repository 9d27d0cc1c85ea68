import { OPERATIONS } from '@edfe/contracts/operations'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { english } from '../messages/formatter.ts'
import { InvalidRequest, validationCompiler } from './validation-messages.ts'

/** What is said of a body: each field with its sentence. */
function saidOf(shape: z.ZodType, body: unknown): Record<string, string> {
  const validate = validationCompiler({ schema: shape, method: 'PUT', url: '/', httpPart: 'body' })
  const { error } = validate(body) as { error?: unknown }
  if (!(error instanceof InvalidRequest)) return {}
  return Object.fromEntries(error.fields.map(({ path, message }) => [path, english.format(message)]))
}

const shape = z.strictObject({
  dba: z.string().max(100).optional(),
  port_code: z.string().min(4).optional(),
  name: z.string().min(1).optional(),
  digest: z.enum(['daily', 'weekly', 'off']).optional(),
  code: z.string().max(1).optional(),
  count: z.number().min(1).max(9).optional(),
  ids: z.array(z.uuid()).min(2).max(3).optional(),
  is_open: z.boolean().optional(),
  size: z.union([z.number(), z.boolean()]).optional(),
})

test.each([
  [{ dba: 'x'.repeat(101) }, { dba: 'DBA must be 100 characters or less' }],
  [{ dba: 7 }, { dba: 'DBA must be text' }],
  [{ port_code: '27' }, { port_code: 'Port code must be at least 4 characters' }],
  [{ name: '' }, { name: 'Name is required' }],
  [{ digest: 'hourly' }, { digest: 'Digest must be daily, weekly or off' }],
  [{ code: 'ab' }, { code: 'Code must be 1 character or less' }],
  [{ count: 10 }, { count: 'Count must be 9 or less' }],
  [{ count: 0 }, { count: 'Count must be at least 1' }],
  [{ count: 'one' }, { count: 'Count must be a number' }],
  [{ ids: [] }, { ids: 'Ids must be at least 2 items' }],
  [{ ids: ['a', 'b'] }, { 'ids.0': 'Ids is not a valid ID', 'ids.1': 'Ids is not a valid ID' }],
  [{ is_open: 'yes' }, { is_open: 'Is open must be true or false' }],
  [{ size: 'xx' }, { size: 'Size is not valid' }],
  [{ colour: 'red' }, { '': 'The request has no field colour' }],
  [
    { colour: 'red', dba: 7 },
    { '': 'The request has no field colour', dba: 'DBA must be text' },
  ],
  [7, { '': 'The request must be an object' }],
  [undefined, { '': 'The request is required' }],
  [{ dba: 'Harbour' }, {}],
])('of the body %j is said %j', (body, said) => expect(saidOf(shape, body)).toEqual(said))

test('a field of the draft goes by its label, with its line', () => {
  const line = { id: 'a', line_number: 1, description: 'x'.repeat(5000) }
  const body = { draft_data: { line_items: [line] }, expected_updated_at: '2026-03-05T12:00:00Z' }
  expect(saidOf(OPERATIONS.saveEntry.body, body)).toEqual({
    'draft_data.line_items.0.description': expect.stringMatching(
      /^Line 1: .*[Dd]escription.* must be \d+ characters or less$/,
    ),
  })
})

test('no operation answers an unfit body with words of the validator', () => {
  const raw = /Invalid (?!user ID)|Too (big|small)|Unrecognized|expected/
  const unfit = [undefined, null, 7, 'text', [], {}, { colour: 'red' }]
  const said = Object.values(OPERATIONS).flatMap((operation) => {
    const { body } = operation as { body?: z.ZodType }
    return body ? unfit.flatMap((value) => Object.values(saidOf(body, value))) : []
  })
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((sentence) => raw.test(sentence))).toEqual([])
})
