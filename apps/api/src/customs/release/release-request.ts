import type { ReleaseBody } from '@edfe/contracts/customs/release'
import { CANCELLATION_REASONS, RELEASE_REFERENCES, type ReleaseAction } from '@edfe/domain/filing'
import { say } from '@edfe/domain/messages'
import type { z } from 'zod'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/** What a person asks of CBP about the release of an entry's goods. */
export interface ReleaseRequest {
  action: ReleaseAction
  /** True if the security filing of the goods goes in the same message. */
  withFiling?: boolean
  /** Of a cancellation: 01 to 12. */
  reason?: string
  /** The number of what takes the place of the entry, where the reason needs it. */
  replacement?: string
  hasSeveralDispositions?: boolean
}

const ACTIONS = { add: 'A', replace: 'R', update: 'U' } as const

/** The request of a body, or why it is none: a reason may need the number of what takes the place of this entry. */
export function readReleaseRequest(
  body: z.output<typeof ReleaseBody>,
  entryType: string,
): { ok: true; request: ReleaseRequest } | { ok: false; refusal: Refusal } {
  if (body.action !== 'cancel') return { ok: true, request: { action: ACTIONS[body.action] } }
  const { reason } = body
  const { reference: qualifier, onlyType } = CANCELLATION_REASONS[reason] ?? {}
  if (onlyType !== undefined && onlyType !== entryType) return { ok: false, refusal: reasonNotAllowed() }
  const text = (body.replacement ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (qualifier !== undefined && !RELEASE_REFERENCES[qualifier]?.test(text))
    return { ok: false, refusal: replacementNeeded() }
  return {
    ok: true,
    request: {
      action: 'D',
      reason,
      ...(qualifier !== undefined && { replacement: text }),
      hasSeveralDispositions: body.has_several_dispositions,
    },
  }
}

const reasonNotAllowed = (): Refusal =>
  refuse(
    422,
    'release_reason_not_allowed',
    say({
      id: 'refusal.release.reason-not-allowed',
      defaultMessage: 'This reason is for entries of type 06 only. Choose another one.',
    }),
  )

const replacementNeeded = (): Refusal =>
  refuse(
    422,
    'release_replacement_needed',
    say({
      id: 'refusal.release.replacement-needed',
      defaultMessage:
        'CBP asks for the number that takes the place of this entry: an entry number, an in-bond number or a zone admission, as the reason says.',
    }),
  )
