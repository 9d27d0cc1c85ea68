import type { CalendarDay } from '@edfe/domain/calendar'
import { lastCorrectionDay, type Milestone, type MilestoneKey } from '@edfe/domain/tasks'
import { shortDay } from '../../messages/short-day.ts'
import { useDates } from '../../session/use-dates.ts'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './track.module.css'

interface Props {
  milestones: readonly Milestone[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  entryDate: CalendarDay | undefined
  isPractice: boolean
  /** Where the goods are. */
  location: string | undefined
  isRejected: boolean
}

const NAMES: Record<MilestoneKey, string> = {
  filed: 'Filed',
  accepted: 'Accepted',
  rejected: 'Rejected',
  released: 'Released',
  file_again: 'File again',
  paid: 'Paid',
  liquidated: 'Liquidated',
}

const STATES: Record<Milestone['state'], string> = {
  done: 'Done',
  now: 'Next',
  failed: 'Failed',
  later: 'Later',
}

/** The milestones of a filed entry from left to right, each with its day and what it means. */
export function Track({ milestones, ...rest }: Props) {
  return (
    <>
      <ol className={styles.track} aria-label="Progress of this entry">
        {milestones.map((milestone) => (
          <li key={milestone.key} className={styles[milestone.state]}>
            <span className={styles.dot}>
              {milestone.state === 'done' && <Icon name="check" />}
              {milestone.state === 'failed' && <Icon name="close" />}
            </span>
            <b>
              {NAMES[milestone.key]}
              <span className={textStyles.visuallyHidden}>, {STATES[milestone.state].toLowerCase()}</span>
            </b>
            <MilestoneDay milestone={milestone} {...rest} />
            <span className={styles.meaning}>{meaningOf(milestone, rest)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.help}>
        <a href="/documentation/status">What each status means</a>
      </p>
    </>
  )
}

function MilestoneDay({
  milestone,
  today,
  isPractice,
}: Omit<Props, 'milestones'> & { milestone: Milestone }) {
  const dates = useDates()
  const { key, at, day, state } = milestone
  if (at) return <time dateTime={at}>{dates.dayAndTime(at)}</time>
  if (isPractice && state !== 'done' && key !== 'file_again')
    return <span className={styles.day}>Not in practice</span>
  if (!day) return <span className={styles.day}>Not yet</span>
  return (
    <time dateTime={day}>
      {DAY_PREFIXES[key]?.[state === 'done' ? 'done' : 'ahead'] ?? ''}
      {shortDay(day, today)}
    </time>
  )
}

const DAY_PREFIXES: Partial<Record<MilestoneKey, { done: string; ahead: string }>> = {
  file_again: { done: '', ahead: 'By ' },
  paid: { done: '', ahead: 'Due ' },
  liquidated: { done: '', ahead: 'About ' },
}

function meaningOf(
  { key, state }: Milestone,
  { today, entryDate, isPractice, location, isRejected }: Omit<Props, 'milestones'>,
): string {
  const isDone = state === 'done'
  switch (key) {
    case 'filed':
      return isPractice ? 'You signed; our simulator has it.' : 'You signed; we sent it.'
    case 'accepted':
      if (!isDone) return 'CBP checks the entry summary.'
      return isPractice ? 'Checked by CBP’s published rules.' : 'The summary is on file.'
    case 'rejected':
      return 'Nothing is on file yet.'
    case 'released':
      if (isPractice) return `${isDone ? 'By the simulator. ' : ''}CBP releases goods only on a real filing.`
      return isDone
        ? `You can pick up the goods${location ? ` at ${location}` : ''}.`
        : 'CBP releases the goods.'
    case 'file_again':
      return 'Same number, corrected.'
    case 'paid':
      if (isPractice) return 'No money moves.'
      return isDone
        ? 'As recorded here.'
        : isRejected
          ? 'With the corrected summary.'
          : 'Duty and fees, to CBP.'
    case 'liquidated':
      return entryDate && !isPractice
        ? `CBP closes the entry. You can correct it until ${shortDay(lastCorrectionDay(entryDate), today)}.`
        : 'CBP closes the entry.'
  }
}
