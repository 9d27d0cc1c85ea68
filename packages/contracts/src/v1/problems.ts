import { z } from 'zod'
import type { Refusals } from '../operation.ts'
import { type DetailedCode, PROBLEM_DETAILS } from '../problem-details.ts'

/** The body of a refusal of version 1, `application/problem+json` (RFC 9457): `code` is for programs. */
export const V1Problem = z.object({
  /** No page says more than `detail`. */
  type: z.literal('about:blank'),
  /** The words of the status, such as 'Not Found'. */
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.string(),
  details: z.unknown().optional(),
})
export type V1Problem = z.output<typeof V1Problem>

/** Refusals of a person's session, which a key does not have. */
const OF_SESSIONS: readonly string[] = ['proof_required', 'second_factor_required', 'organization_changed']

const OF_KEYS: Refusals = {
  401: ['key_missing', 'key_unknown', 'key_expired', 'key_revoked'],
  403: ['key_scope', 'key_address'],
  409: ['idempotency_key_in_use'],
  422: ['idempotency_key_reused'],
  429: ['too_many_requests'],
}

/** The shapes of an operation's refusals in version 1, by status. */
export function v1RefusalShapes(refusals: Refusals): Record<string, z.ZodType<V1Problem>> {
  const own = Object.entries(refusals).filter(([status]) => status !== '401')
  const codes = new Map<string, string[]>()
  for (const [status, listed] of [...own, ...Object.entries(OF_KEYS)]) {
    const kept = listed.filter((code) => !OF_SESSIONS.includes(code))
    codes.set(status, [...(codes.get(status) ?? []), ...kept])
  }
  return Object.fromEntries(
    [...codes].flatMap(([status, listed]) => (listed.length > 0 ? [[status, shapeOf(listed)]] : [])),
  )
}

const shapeOf = (codes: readonly string[]): z.ZodType<V1Problem> =>
  z.union([...codes.filter(isDetailed).map(detailed), V1Problem.describe(codes.join(', '))])

const isDetailed = (code: string): code is DetailedCode => code in PROBLEM_DETAILS

const detailed = (code: DetailedCode) =>
  V1Problem.extend({ code: z.literal(code), details: PROBLEM_DETAILS[code] })
