import { say } from '@edfe/domain/messages'
import { findCustomsRequest } from '../../customs/notices/customs-requests.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/problems.ts'

/** Refused for a request of CBP that the entry does not have, and for one that is done. */
export async function refuseClosed(
  scope: MemberScope,
  entryId: string,
  requestId: string,
): Promise<Refusal | undefined> {
  const request = await findCustomsRequest(scope, entryId, requestId)
  if (isRefusal(request)) return request
  return request.closed_at
    ? refuse(
        409,
        'request_closed',
        say({ id: 'refusal.request-closed', defaultMessage: 'This request is marked as done already.' }),
      )
    : undefined
}
