import { expect, test } from 'vitest'
import {
  type FilingMessage,
  type SecurityFilingState,
  securityFilingStanding,
} from '../security-filing/index.ts'
import { type SecurityState, securityCell, securityFilingCell } from './security-cell.ts'

type Sent = [action: FilingMessage['action'], outcome: FilingMessage['outcome']]
const after = (...messages: Sent[]) => {
  const { tone, state, sentence } = securityFilingCell(
    securityFilingStanding(
      messages.map(([action, outcome]) => ({
        action,
        outcome,
        transaction: outcome === 'accepted' ? 'B76-1' : undefined,
        isFive: false,
        bills: ['EGLV1'],
      })),
      [],
    ),
  )
  return [tone, state.id, sentence.id]
}

test.each<[string, Sent[], string[]]>([
  ['nothing sent', [], ['neutral', 'filings.not-filed', 'filings.security.by-vessel']],
  ['sent', [['A', 'open']], ['wait', 'filings.sent', 'filings.waits']],
  ['refused', [['A', 'rejected']], ['bad', 'filings.rejected', 'filings.correct']],
  ['not answered', [['A', 'failed']], ['bad', 'filings.unanswered', 'filings.send-again']],
  ['on file', [['A', 'accepted']], ['ok', 'filings.on-file', 'filings.security.bill-may-match']],
  [
    'a replacement sent',
    [
      ['A', 'accepted'],
      ['R', 'open'],
    ],
    ['wait', 'filings.on-file', 'filings.security.change-sent'],
  ],
  [
    'a replacement refused',
    [
      ['A', 'accepted'],
      ['R', 'rejected'],
    ],
    ['bad', 'filings.on-file', 'filings.security.change-refused'],
  ],
  [
    'a deletion without an answer',
    [
      ['A', 'accepted'],
      ['D', 'failed'],
    ],
    ['bad', 'filings.on-file', 'filings.security.change-unanswered'],
  ],
  [
    'deleted',
    [
      ['A', 'accepted'],
      ['D', 'accepted'],
    ],
    ['neutral', 'filings.deleted', 'filings.security.by-vessel'],
  ],
])('%s', (_name, messages, cell) => {
  expect(after(...messages)).toEqual(cell)
})

test.each<[SecurityFilingState[], string]>([
  [['matched', 'no_match', 'sent'], 'filings.security.no-bill-match'],
  [['on_file', 'none'], 'filings.not-filed'],
  [['matched', 'sent'], 'filings.sent'],
  [[], 'filings.not-filed'],
])('of several bills the one that lags most is shown: %j', (security, id) => {
  expect(securityCell({ isByVessel: true, security: security.map((state) => ({ state })) }).state.id).toBe(id)
})

test.each<[string, SecurityState[], string, string]>([
  ['refused', [{ state: 'on_file', refused: 'R' }], 'bad', 'changeRefused'],
  [
    'refused, of one bill of two',
    [{ state: 'on_file' }, { state: 'matched', refused: 'R' }],
    'bad',
    'changeRefused',
  ],
  ['open', [{ state: 'matched', awaits: 'R' }], 'wait', 'changeSent'],
  [
    'open, of one bill of two',
    [{ state: 'on_file' }, { state: 'matched', awaits: 'D' }],
    'wait',
    'changeSent',
  ],
  [
    'open, beside a bill that is not filed',
    [{ state: 'matched', awaits: 'R' }, { state: 'none' }],
    'neutral',
    'notFiled',
  ],
  ['none', [{ state: 'sent', awaits: 'A' }], 'wait', 'sent'],
])('a change of what is on file shows: %s', (_, security, tone, word) => {
  expect(securityCell({ isByVessel: true, security })).toMatchObject({ tone, word })
})
