import { z } from 'zod'

/** The first version; a change that an implementation of it cannot ignore gets another path. */
export const CONTRACT_VERSION = '1'

/** Messages of CBP can have 100 MB (ABI requirements of July 2022, REQ-4); JSON adds to that. */
export const MOST_BYTES = 128 * 1024 * 1024
/** At most this many messages are in one page. */
export const PAGE_SIZE = 100

const Records = z
  .array(z.string().max(1000))
  .min(1)
  .describe('Records of 80 characters (CATAIR), without line ends.')

/** The path has the id of the transmission, which with `sending` is the key of idempotency. */
export const Submitted = z.object({
  sending: z
    .int()
    .min(1)
    .describe('1, and one more each time CBP asks for the same records again (a system failure, ZZZ).'),
  records: Records,
})
export type Submitted = z.output<typeof Submitted>

export const Message = z.object({
  id: z.string().min(1).max(200).describe('Stays the same however often the message is given.'),
  transmission_id: z
    .guid()
    .nullable()
    .describe('The transmission that it answers, where the gateway knows it.'),
  records: Records,
  received_at: z.iso.datetime().describe('When the gateway got it.'),
})
export type Message = z.output<typeof Message>

export const TransmissionState = z.object({
  id: z.string(),
  sending: z.int().min(1).describe('The highest that the gateway has taken.'),
  answers: z.array(Message).describe('Those that are not acknowledged, oldest first.'),
})
export type TransmissionState = z.output<typeof TransmissionState>

export const MessagePage = z.object({
  messages: z.array(Message).max(PAGE_SIZE).describe('Those that are not acknowledged, oldest first.'),
  next: z.string().nullable().describe('`after` of the next page; null after the last one.'),
})
export type MessagePage = z.output<typeof MessagePage>

export const Health = z.object({
  status: z.literal('ok'),
  version: z.literal(CONTRACT_VERSION),
  last_contact: z.iso.datetime().nullable().describe('When the far side last took or gave something.'),
  waiting: z.int().min(0).describe('Messages that are not acknowledged.'),
})
export type Health = z.output<typeof Health>

export const REFUSAL_CODES = [
  'malformed',
  'signature',
  'not_found',
  'conflict',
  'too_large',
  'refused',
  'unavailable',
  'full',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** How a code is answered, and what it means to the product. */
export const REFUSAL_STATUS: Record<RefusalCode, number> = {
  malformed: 400,
  signature: 401,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  refused: 422,
  unavailable: 503,
  full: 507,
}

export const Refusal = z.object({ code: z.enum(REFUSAL_CODES), message: z.string().min(1) })
export type Refusal = z.output<typeof Refusal>

/** What can be asked of a gateway. `answer` is null for 204. */
export const OPERATIONS = {
  submit: {
    method: 'PUT',
    path: '/v1/transmissions/{id}',
    summary: 'Hands over a transmission. The same id and sending hand it over once, however often they come.',
    body: Submitted,
    answer: TransmissionState,
    refusals: ['malformed', 'signature', 'conflict', 'too_large', 'refused', 'unavailable', 'full'],
  },
  find: {
    method: 'GET',
    path: '/v1/transmissions/{id}',
    summary: 'What the gateway knows of a transmission, with its answers.',
    body: null,
    answer: TransmissionState,
    refusals: ['malformed', 'signature', 'not_found', 'unavailable'],
  },
  messages: {
    method: 'GET',
    path: '/v1/messages',
    summary: 'Messages that are not acknowledged: answers, and what CBP sends without being asked.',
    body: null,
    answer: MessagePage,
    refusals: ['malformed', 'signature', 'unavailable'],
  },
  acknowledge: {
    method: 'DELETE',
    path: '/v1/messages/{id}',
    summary: 'Says that a message is stored and need not be given again. Any number of times.',
    body: null,
    answer: null,
    refusals: ['malformed', 'signature', 'unavailable'],
  },
  health: {
    method: 'GET',
    path: '/v1/health',
    summary: 'Whether the gateway works, and when the far side last took or gave something.',
    body: null,
    answer: Health,
    refusals: ['signature', 'unavailable'],
  },
} as const satisfies Record<
  string,
  {
    method: 'GET' | 'PUT' | 'DELETE'
    path: string
    summary: string
    body: z.ZodType | null
    answer: z.ZodType | null
    refusals: readonly RefusalCode[]
  }
>

/** The path of an operation with an id in it. */
export const pathOf = (operation: keyof typeof OPERATIONS, id = ''): string =>
  OPERATIONS[operation].path.replace('{id}', encodeURIComponent(id))
