import { expect, test } from 'vitest'
import { breakingChanges, type Description } from './breaking-changes.ts'

const text = { type: 'string' }

const described = (change: {
  query?: object[]
  body?: object
  answer?: object
  path?: string
}): Description =>
  ({
    paths: {
      [change.path ?? '/api/v1/parts']: {
        post: {
          parameters: change.query ?? [{ name: 'show', in: 'query', schema: { enum: ['all', 'changed'] } }],
          requestBody: {
            content: {
              'application/json': {
                schema: change.body ?? { type: 'object', properties: { name: text }, required: ['name'] },
              },
            },
          },
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: change.answer ?? {
                    type: 'object',
                    properties: { id: text, rows: { type: 'array', items: { properties: { no: text } } } },
                    required: ['id'],
                  },
                },
              },
            },
          },
        },
      },
    },
  }) as unknown as Description

const AT = 'POST /api/v1/parts'

test.each([
  ['an operation that is gone', { path: '/api/v1/pieces' }, [`${AT} is gone`]],
  ['a parameter that is gone', { query: [] }, [`${AT} no longer takes query show`]],
  [
    'a parameter that became required',
    { query: [{ name: 'show', in: 'query', required: true, schema: { enum: ['all', 'changed'] } }] },
    [`${AT} requires show`],
  ],
  [
    'a narrowed enum',
    { query: [{ name: 'show', in: 'query', schema: { enum: ['all'] } }] },
    [`${AT} show no longer takes "changed"`],
  ],
  [
    'a field of the body that became required',
    { body: { type: 'object', properties: { name: text, unit: text }, required: ['name', 'unit'] } },
    [`${AT} body requires unit`],
  ],
  [
    'a field of the body that is gone',
    { body: { type: 'object', properties: {} } },
    [`${AT} body no longer takes name`],
  ],
  [
    'a property of the answer that is gone, also of its rows',
    { answer: { type: 'object', properties: { rows: { type: 'array', items: { properties: {} } } } } },
    [`${AT} 200 has no id any more`, `${AT} 200.rows[] has no no any more`],
  ],
  [
    'a property of the answer with another type',
    {
      answer: {
        type: 'object',
        properties: { id: { type: 'integer' }, rows: { type: 'array', items: { properties: { no: text } } } },
        required: ['id'],
      },
    },
    [`${AT} 200.id may be integer`],
  ],
])('%s breaks programs', (_, change, found) => {
  expect(breakingChanges(described({}), described(change))).toEqual(found)
})

test('more to ask for, more to send and more in the answer break nothing', () => {
  const wider = described({
    query: [
      { name: 'show', in: 'query', schema: { enum: ['all', 'changed', 'used'] } },
      { name: 'q', in: 'query', schema: text },
    ],
    body: { type: 'object', properties: { name: text, unit: text }, required: ['name'] },
    answer: {
      type: 'object',
      properties: { id: text, unit: text, rows: { type: 'array', items: { properties: { no: text } } } },
      required: ['id', 'unit'],
    },
  })
  expect(breakingChanges(described({}), wider)).toEqual([])
})
