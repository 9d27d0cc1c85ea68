import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import type { Entry } from '@edfe/contracts/entries/entry'
import { chosenPayment, paymentDueDay } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { type DraftData, isAwaitingDecision, REJECTED } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
import { type Milestone, milestonesOf, nextStepOf } from '@edfe/domain/tasks'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import panelStyles from '../../ui/panel.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { customsRequestsQuery } from './customs-requests-api.ts'
import { FilingState } from './filing-state.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { CorrectButton } from './new-version.tsx'
import styles from './next-step-panel.module.css'
import { nextStepWords } from './next-step-words.ts'
import { Track } from './track.tsx'

interface Props {
  entry: Entry
  filing: FilingAnswer
  customs: CustomsSide
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  /** The values on file for everything that CBP refused; undefined while one is not known. */
  corrections: DraftData | undefined
}

/** From practice to what is missing before CBP takes an entry. */
const FileForRealLink = () => (
  <LinkButton to="/start" hash="before-you-can-file">
    {t({ id: 'next-step-panel.file-for-real', defaultMessage: 'File for real' })}
  </LinkButton>
)

/** In practice nothing comes after the answer but a correction. */
const practised = (milestones: readonly Milestone[]): Milestone[] =>
  milestones.map((milestone) =>
    milestone.state === 'now' && milestone.key !== 'file_again' && milestone.key !== 'accepted'
      ? { ...milestone, state: 'later' }
      : milestone,
  )

/** Shows the next step for a filed entry, and its milestones from filing to liquidation. */
export function NextStepPanel({ entry, filing, customs, today, corrections }: Props) {
  const isPractice = customs !== 'CBP'
  const headingId = useId()
  const howId = useId()
  const [isExplained, setExplained] = useState(false)
  const requests = useQuery(customsRequestsQuery(entry.id)).data?.requests ?? []
  const entryDate = parseDay(entry.draft_data.header?.entry_date)
  const releasedOn = parseDay(entry.released_on ?? undefined)
  const facts = {
    ...filing.dates,
    status: entry.status,
    summary_state: entry.summary_state,
    deletion: entry.deletion,
    entry_date: entryDate,
    released_on: releasedOn,
    payment_due: paymentDueDay(entry.draft_data, releasedOn),
    grand_total: entry.grand_total,
    duty_paid_on: parseDay(entry.duty_paid_on ?? undefined) ?? null,
    liquidated_on: parseDay(entry.liquidated_on ?? undefined),
  }
  const open = requests.filter(({ closed_at }) => !closed_at)
  const step = nextStepOf({
    ...facts,
    is_corrected: !entry.may.correct,
    is_superseded: entry.superseded_by !== null || entry.deletion === 'deleted',
    requests: open.map(({ due_on }) => parseDay(due_on ?? undefined)),
  })
  const { title, text } = nextStepWords({
    step,
    today,
    customs,
    grandTotal: entry.grand_total,
    isPaid: facts.duty_paid_on !== null,
    keptUntil: entry.kept_until,
    isEarlierOnFile: entry.control !== 'trade',
    payment: chosenPayment(entry.draft_data.totals_declarations)?.kind,
  })
  const payLabel = facts.duty_paid_on
    ? t({ id: 'next-step-panel.payment', defaultMessage: 'Payment' })
    : isPractice
      ? t({ id: 'next-step-panel.how-you-would-pay', defaultMessage: 'How you would pay' })
      : t({ id: 'next-step-panel.how-to-pay', defaultMessage: 'How to pay' })
  const isRejected = REJECTED.has(entry)
  const isWaiting = isAwaitingDecision(entry)
  return (
    <section
      className={`${panelStyles.panel} ${styles.result} ${isRejected ? styles.bad : ''}`}
      aria-labelledby={headingId}
    >
      <div className={styles.step}>
        {isWaiting ? (
          <FilingState headingId={headingId} transmission={filing.transmission} customs={customs} />
        ) : (
          <div>
            <h2 id={headingId}>{title}</h2>
            <p className={`${textStyles.secondary} ${textStyles.measure} ${layoutStyles.spaceAbove6}`}>
              {text}
            </p>
          </div>
        )}
        <div className={`${layoutStyles.actions} ${styles.buttons}`}>
          {entry.may.correct && (
            <CorrectButton
              corrections={corrections}
              count={filing.conditions.filter(({ severity }) => severity === 'error').length}
            />
          )}
          {isPractice && (step.kind === 'pay' || step.kind === 'none') && <FileForRealLink />}
          {entry.may.record_payment && (
            <Button
              look={step.kind === 'pay' && !isPractice ? 'primary' : 'quiet'}
              aria-expanded={isExplained}
              aria-controls={howId}
              onClick={() => setExplained(!isExplained)}
            >
              {payLabel}
            </Button>
          )}
        </div>
      </div>
      <div id={howId} hidden={!isExplained}>
        {isExplained && <HowToPay entry={entry} today={today} />}
      </div>
      <Track
        milestones={isPractice ? practised(milestonesOf(facts)) : milestonesOf(facts)}
        today={today}
        entryDate={entryDate}
        customs={customs}
        location={entry.draft_data.parties?.location_of_goods}
        isRejected={isRejected}
      />
    </section>
  )
}
