import { type ComparedDuties, livingTotal } from '@edfe/domain/calculations'
import { RELEASE_WORDS } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
import type { Finding } from '@edfe/domain/rules'
import type { ShownFinding } from '@edfe/messages'
import { meQuery } from '../../src/api/me.ts'
import { historyQuery } from '../../src/entry/activity/activity-api.ts'
import { HistoryList } from '../../src/entry/activity/history-list.tsx'
import { ConditionList } from '../../src/entry/answers/condition-list.tsx'
import { CostTable } from '../../src/entry/costs/cost-table.tsx'
import { TotalCorner } from '../../src/entry/costs/total-corner.tsx'
import type { SavePhase } from '../../src/entry/editing/editor-state.ts'
import { defaultsQuery, filingQuery } from '../../src/entry/editing/entry-queries.ts'
import { SaveStatus } from '../../src/entry/editing/save-status.tsx'
import { customsRequestsQuery } from '../../src/entry/filed/customs-requests-api.ts'
import { FiledEntry } from '../../src/entry/filed/filed-entry.tsx'
import { FilingState } from '../../src/entry/filed/filing-state.tsx'
import { MessageTimeline } from '../../src/entry/filed/message-timeline.tsx'
import { NextStepPanel } from '../../src/entry/filed/next-step-panel.tsx'
import { ReleaseBadge } from '../../src/entry/filed/release-badge.tsx'
import { ErrorSummary } from '../../src/entry/form/error-summary.tsx'
import { IssuePanel } from '../../src/entry/steps/review/issue-panel.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Panel } from '../../src/ui/panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { entryDialogs } from './entry-dialogs.tsx'
import { entryFields } from './entry-fields.tsx'
import {
  ACCEPTED,
  CONDITION,
  DEFAULTS,
  DRAFT,
  FILING,
  MESSAGES,
  Opened,
  REFUSAL,
  REJECTED,
  SUBMITTED,
} from './entry-sample.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME, TODAY } from './sample.ts'
import { versionDialogs } from './version-dialogs.tsx'

const PHASES: SavePhase[] = ['saved', 'unsaved', 'saving', 'failed', 'offline', 'conflict']
const TRANSMISSIONS = ['queued', 'sending', 'retrying', 'answered', 'failed'] as const
const HISTORY = historyQuery(DRAFT.id)
const LONG_CONDITION = { ...CONDITION, code: '146', message: LONG_TEXT, sent_value: LONG_NAME }

const finding = (rule_id: string, path: string): Finding => ({
  rule_id,
  path,
  severity: 'error',
  message: { id: `rule.${rule_id}` },
  step: 'header',
  block: '6',
})
const issue = (change: Partial<ShownFinding>): ShownFinding => ({
  rule_id: 'HEADER_PORT_REQUIRED',
  path: 'header.port_code',
  severity: 'error',
  step: 'header',
  label: 'Port code',
  message: 'Port code is required',
  ...change,
})
const ISSUES = [
  issue({}),
  issue({
    path: 'line_items.0.htsus',
    step: 'line_items',
    rule_id: 'LINE_HTSUS_REQUIRED',
    message: LONG_TEXT,
  }),
  issue({ path: 'header.surety_no', severity: 'warning', message: 'Check the surety.', detail: LONG_TEXT }),
]

const filed = (entry: typeof ACCEPTED, filing: typeof FILING) => (
  <Answered
    answers={[
      answer(meQuery, ME),
      answer(defaultsQuery, DEFAULTS),
      answer(filingQuery(entry.id), filing),
      answer(customsRequestsQuery(entry.id), { requests: [], may_close: true, may_add_letter: true }),
    ]}
  >
    <Opened entry={entry}>
      <FiledEntry />
    </Opened>
  </Answered>
)
const next = (entry: typeof ACCEPTED, filing: typeof FILING, customs: CustomsSide = 'CBP') => (
  <Opened entry={entry}>
    <NextStepPanel entry={entry} filing={filing} customs={customs} today={TODAY} corrections={undefined} />
  </Opened>
)

const LINE_ID = DRAFT.draft_data.line_items?.[0]?.id ?? ''
const corner = (compared: ComparedDuties | undefined) => {
  const total = livingTotal(DRAFT.draft_data, compared)
  return (
    <TotalCorner figure={total} open={total.open.length}>
      <CostTable total={total} check={undefined} order={[LINE_ID]} />
    </TotalCorner>
  )
}

/** `src/entry`: parts of an entry while it is written and after it is filed. */
export const examples: readonly Example[] = [
  entryFields,
  {
    component: 'SaveStatus',
    states: Object.fromEntries(
      PHASES.map((phase) => [
        phase,
        <Opened key={phase} entry={DRAFT} phase={phase}>
          <SaveStatus />
        </Opened>,
      ]),
    ),
  },
  {
    component: 'ErrorSummary',
    states: {
      usual: (
        <ErrorSummary
          findings={[
            finding('HEADER_PORT_REQUIRED', 'header.port_code'),
            finding('LINE_HTSUS_REQUIRED', 'line_items.2.htsus'),
          ]}
          lead="Correct these errors."
          nameOf={(path) => path}
          attempt={1}
          onFollow={nothing}
        />
      ),
    },
  },
  {
    component: 'IssuePanel',
    states: {
      usual: (
        <Opened entry={DRAFT}>
          <IssuePanel
            entry={DRAFT}
            issues={ISSUES}
            action={<Button small>Check again</Button>}
            onFixed={nothing}
          />
        </Opened>
      ),
      'read-only': (
        <Opened entry={SUBMITTED}>
          <IssuePanel entry={SUBMITTED} issues={ISSUES} action={null} onFixed={nothing} />
        </Opened>
      ),
      empty: (
        <Opened entry={DRAFT}>
          <IssuePanel entry={DRAFT} issues={[]} action={null} onFixed={nothing} />
        </Opened>
      ),
    },
  },
  {
    component: 'ConditionList',
    states: {
      usual: <ConditionList entry={REJECTED} conditions={[CONDITION]} onFile={() => '054'} />,
      'long text': <ConditionList entry={REJECTED} conditions={[LONG_CONDITION]} foot={LONG_TEXT} />,
      notices: <ConditionList entry={ACCEPTED} conditions={[{ ...CONDITION, severity: 'info' }]} />,
    },
  },
  {
    component: 'ReleaseBadge',
    states: Object.fromEntries(
      Object.keys(RELEASE_WORDS).map((state) => [state, <ReleaseBadge key={state} state={state} by="CBP" />]),
    ),
  },
  {
    component: 'FilingState',
    states: Object.fromEntries(
      TRANSMISSIONS.map((state) => [
        state,
        <FilingState
          key={state}
          headingId={`filing-${state}`}
          transmission={FILING.transmission && { ...FILING.transmission, state }}
          customs="CBP"
        />,
      ]),
    ),
  },
  {
    component: 'TotalCorner',
    states: {
      firm: corner({ unread: [], open: [] }),
      'a question is open': corner({
        unread: [{ gap: 'open_question', lines: [LINE_ID] }],
        open: [{ line: LINE_ID, why: 'question', usual: '324.48', least: '0.00', most: '324.48' }],
      }),
      'nobody compared the lines': corner(undefined),
      'no goods yet': (
        <TotalCorner figure={{ certainty: 'unknown', amount: '0.00' }} open={0}>
          <CostTable total={livingTotal({}, undefined)} check={undefined} order={[]} />
        </TotalCorner>
      ),
    },
  },
  {
    component: 'NextStepPanel',
    states: {
      accepted: next(ACCEPTED, FILING),
      rejected: next(REJECTED, REFUSAL),
      'waiting for CBP': next(SUBMITTED, FILING),
      practice: next(ACCEPTED, FILING, 'simulator'),
    },
  },
  {
    component: 'MessageTimeline',
    states: {
      usual: <MessageTimeline messages={MESSAGES} isPending={false} problem={undefined} onRetry={nothing} />,
      loading: <MessageTimeline messages={[]} isPending problem={undefined} onRetry={nothing} />,
      error: (
        <MessageTimeline messages={[]} isPending={false} problem="The server is away." onRetry={nothing} />
      ),
      empty: <MessageTimeline messages={[]} isPending={false} problem={undefined} onRetry={nothing} />,
      'long text': (
        <MessageTimeline
          messages={MESSAGES.map((message) => ({ ...message, title: LONG_TEXT, detail: LONG_NAME }))}
          isPending={false}
          problem={undefined}
          onRetry={nothing}
        />
      ),
    },
  },
  {
    component: 'HistoryList',
    states: {
      usual: (
        <Answered answers={[answer(HISTORY, { messages: MESSAGES, activities: [] })]}>
          <Panel>
            <HistoryList entryId={DRAFT.id} />
          </Panel>
        </Answered>
      ),
      loading: <HistoryList entryId={DRAFT.id} />,
      error: (
        <Answered answers={[failure(HISTORY)]}>
          <HistoryList entryId={DRAFT.id} />
        </Answered>
      ),
      empty: (
        <Answered answers={[answer(HISTORY, { messages: [], activities: [] })]}>
          <HistoryList entryId={DRAFT.id} />
        </Answered>
      ),
    },
  },
  {
    component: 'FiledEntry',
    states: {
      accepted: filed(ACCEPTED, FILING),
      rejected: filed(REJECTED, REFUSAL),
      loading: (
        <Opened entry={SUBMITTED}>
          <FiledEntry />
        </Opened>
      ),
      error: (
        <Answered answers={[answer(meQuery, ME), failure(filingQuery(ACCEPTED.id))]}>
          <Opened entry={ACCEPTED}>
            <FiledEntry />
          </Opened>
        </Answered>
      ),
    },
  },
  ...entryDialogs,
  ...versionDialogs,
]
