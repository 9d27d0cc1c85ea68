import { QUERY, type QueryAnswer } from '@edfe/abi/test/toy-kind'
import type { EntryAnswer } from '../../src/customs/kinds/entry-kind.ts'
import type { CustomsNotifyTools } from '../../src/customs/notices/notify-of-answer.ts'
import { recordEvent } from '../../src/entries/repository/record-event.ts'
import type { RequestScope } from '../../src/entries/request-scope.ts'
import { queryMessages } from './query-messages.ts'

export const applyQueryAnswer = (
  scope: RequestScope,
  _tools: CustomsNotifyTools,
  { entry, answer, messageId }: EntryAnswer<QueryAnswer>,
): Promise<void> =>
  recordEvent(scope, entry.id, {
    stream: QUERY.stream,
    kind: 'query_answered',
    direction: 'received',
    title: queryMessages.answered({ narrative: answer.narrative }),
    detail: [],
    tone: answer.disposition === 'accepted' ? 'ok' : 'bad',
    messageId,
  })
