import { z } from 'zod'
import { FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import { ApiKey, ApiKeys, MadeApiKey, NewApiKey } from './keys.ts'

/** Operations on the keys with which programs of an organization call the API. */
export const listApiKeys = operation('listApiKeys', {
  summary: 'Keys of the organization, the newest first, without the keys themselves',
  tag: 'keys',
  answers: { 200: ApiKeys },
  refusals: FORBIDDEN,
})

export const createApiKey = operation('createApiKey', {
  summary: 'Make a key; this answer alone has it',
  tag: 'keys',
  body: NewApiKey,
  answers: { 201: MadeApiKey },
  refusals: {
    ...INVALID,
    ...FORBIDDEN,
    403: [...PROVEN[403], 'key_needs_second_factor'],
    409: ['too_many_keys'],
  },
})

export const revokeApiKey = operation('revokeApiKey', {
  summary: 'End a key at once',
  tag: 'keys',
  params: z.object({ id: z.uuid() }),
  answers: { 200: z.object({ key: ApiKey }) },
  refusals: { ...INVALID, ...NO_ROW },
})
