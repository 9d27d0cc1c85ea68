import { decodeQueryAnswer, encodeQuery, QUERY } from '@edfe/abi/test/toy-kind'
import { defineEntryKind } from '../../src/customs/kinds/entry-kind.ts'
import { applyQueryAnswer } from './apply-query-answer.ts'
import { toQueryFacts } from './query-facts.ts'
import { queryMessages } from './query-messages.ts'

/** It waits in the queue of the deletions: a queue of its own would be made when the server starts. */
export const queryKind = defineEntryKind({
  ...QUERY,
  queue: 'delete-summary',
  events: {
    asked: () => ({ kind: 'query_asked', title: queryMessages.asked(), detail: [] }),
    sent: queryMessages.sent,
  },
  facts: toQueryFacts,
  encode: encodeQuery,
  readAnswer: decodeQueryAnswer,
  conditions: () => [],
  answered: applyQueryAnswer,
})
