import type { BodyOf } from '@edfe/contracts/operations'
import { useCustomsRequest } from '../answers/use-customs-request.ts'
import { entryApi } from '../editing/entry-api.ts'
import { releaseQuery } from '../editing/entry-queries.ts'

/** Asks CBP something about the release. */
export const useReleaseRequest = () =>
  useCustomsRequest({
    keyOf: (id) => releaseQuery(id).queryKey,
    send: (id, body: BodyOf<'requestRelease'>) => entryApi.requestRelease(id, body),
  })
