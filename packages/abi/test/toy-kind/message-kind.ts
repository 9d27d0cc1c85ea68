import type { FiledKind } from '@edfe/domain/customs'

/** A kind that CBP does not have: it asks how an entry stands, and freezes nothing. */
export const QUERY = {
  name: 'toy_query',
  sent: 'ZQ',
  answer: 'ZR',
  subject: 'entry',
  stream: 'cbp_request',
  snapshot: 'none',
} as const satisfies FiledKind
