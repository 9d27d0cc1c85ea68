import type { CalendarDay } from '@edfe/domain/calendar'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'
import { lastCorrectionDay, type Milestone, type MilestoneKey } from '@edfe/domain/tasks'
import { shortDay } from '../../messages/short-day.ts'
import { useDates } from '../../session/use-dates.ts'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from '../answers/track.module.css'

interface Props {
  milestones: readonly Milestone[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  entryDate: CalendarDay | undefined
  customs: CustomsSide
  /** Where the goods are. */
  location: string | undefined
  isRejected: boolean
}

const NAMES: Record<MilestoneKey, MessageDescriptor> = {
  filed: defineMessage({ id: 'track.filed', defaultMessage: 'Filed' }),
  accepted: defineMessage({ id: 'track.accepted', defaultMessage: 'Accepted' }),
  rejected: defineMessage({ id: 'track.rejected', defaultMessage: 'Rejected' }),
  released: defineMessage({ id: 'track.released', defaultMessage: 'Released' }),
  file_again: defineMessage({ id: 'track.file-again', defaultMessage: 'File again' }),
  paid: defineMessage({ id: 'track.paid', defaultMessage: 'Paid' }),
  liquidated: defineMessage({ id: 'track.liquidated', defaultMessage: 'Liquidated' }),
}

/** The state of a milestone, for screen readers. */
const STATES: Record<Milestone['state'], MessageDescriptor> = {
  done: defineMessage({ id: 'track.state-done', defaultMessage: '{milestone}<span>, done</span>' }),
  now: defineMessage({ id: 'track.state-now', defaultMessage: '{milestone}<span>, next</span>' }),
  failed: defineMessage({ id: 'track.state-failed', defaultMessage: '{milestone}<span>, failed</span>' }),
  later: defineMessage({ id: 'track.state-later', defaultMessage: '{milestone}<span>, later</span>' }),
}

/** The milestones of a filed entry from left to right, each with its day and what it means. */
export function Track({ milestones, ...rest }: Props) {
  return (
    <>
      <ol
        className={styles.track}
        aria-label={t({ id: 'track.label', defaultMessage: 'Progress of this entry' })}
      >
        {milestones.map((milestone) => (
          <li key={milestone.key} className={styles[milestone.state]}>
            <span className={`${shapeStyles.circle} ${styles.dot}`}>
              {milestone.state === 'done' && <Icon name="check" />}
              {milestone.state === 'failed' && <Icon name="close" />}
            </span>
            <b
              className={`${textStyles.usual} ${textStyles.ink} ${textStyles.tight} ${textStyles.block} ${layoutStyles.spaceAbove4}`}
            >
              <T
                {...STATES[milestone.state]}
                values={{
                  milestone: t(NAMES[milestone.key]),
                  span: (text) => <span className={textStyles.visuallyHidden}>{text}</span>,
                }}
              />
            </b>
            <MilestoneDay milestone={milestone} {...rest} />
            <span className={`${textStyles.block} ${layoutStyles.spaceAbove4} ${styles.meaning}`}>
              {meaningOf(milestone, rest)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.help}>
        <a href="/documentation/status">
          {t({ id: 'track.guide', defaultMessage: 'What each status means' })}
        </a>
      </p>
    </>
  )
}

function MilestoneDay({ milestone, today, customs }: Omit<Props, 'milestones'> & { milestone: Milestone }) {
  const dates = useDates()
  const isPractice = customs !== 'CBP'
  const { key, at, day, state } = milestone
  if (at) return <time dateTime={at}>{dates.dayAndTime(at)}</time>
  if (isPractice && state !== 'done' && key !== 'file_again')
    return (
      <span className={styles.day}>
        {t(
          {
            id: 'track.not-in-practice',
            defaultMessage: '{by, select, test {Not in a test} other {Not in practice}}',
          },
          { by: customs },
        )}
      </span>
    )
  if (!day) return <span className={styles.day}>{t({ id: 'track.not-yet', defaultMessage: 'Not yet' })}</span>
  const ahead = DAYS_AHEAD[key]
  return (
    <time dateTime={day}>
      {ahead && state !== 'done' ? t(ahead, { day: shortDay(day, today) }) : shortDay(day, today)}
    </time>
  )
}

const DAYS_AHEAD: Partial<Record<MilestoneKey, MessageDescriptor>> = {
  file_again: defineMessage({ id: 'track.file-again-by', defaultMessage: 'By {day}' }),
  paid: defineMessage({ id: 'track.paid-due', defaultMessage: 'Due {day}' }),
  liquidated: defineMessage({ id: 'track.liquidated-about', defaultMessage: 'About {day}' }),
}

function meaningOf(
  { key, state }: Milestone,
  { today, entryDate, customs, location, isRejected }: Omit<Props, 'milestones'>,
): string {
  const isDone = state === 'done'
  const isPractice = customs !== 'CBP'
  switch (key) {
    case 'filed':
      return isPractice
        ? t(
            {
              id: 'track.practice-filed',
              defaultMessage:
                '{by, select, test {You signed; CBP’s test system has it.} other {You signed; our simulator has it.}}',
            },
            { by: customs },
          )
        : t({ id: 'track.filed-text', defaultMessage: 'You signed; we sent it.' })
    case 'accepted':
      if (!isDone)
        return t({
          id: 'track.accepted-ahead',
          defaultMessage: 'CBP checks the entry summary.',
        })
      return isPractice
        ? t(
            {
              id: 'track.practice-accepted',
              defaultMessage:
                '{by, select, test {Checked by CBP’s test system.} other {Checked by CBP’s published rules.}}',
            },
            { by: customs },
          )
        : t({ id: 'track.accepted-text', defaultMessage: 'The summary is on file.' })
    case 'rejected':
      return t({ id: 'track.rejected-text', defaultMessage: 'Nothing is on file yet.' })
    case 'released':
      if (isPractice)
        return isDone
          ? t(
              {
                id: 'track.practice-released-done',
                defaultMessage:
                  '{by, select, test {By CBP’s test system. CBP releases goods only on a real filing.} other {By the simulator. CBP releases goods only on a real filing.}}',
              },
              { by: customs },
            )
          : t({
              id: 'track.practice-released',
              defaultMessage: 'CBP releases goods only on a real filing.',
            })
      return isDone
        ? location
          ? t(
              { id: 'track.pick-up-at', defaultMessage: 'You can pick up the goods at {location}.' },
              { location },
            )
          : t({ id: 'track.pick-up', defaultMessage: 'You can pick up the goods.' })
        : t({ id: 'track.released-ahead', defaultMessage: 'CBP releases the goods.' })
    case 'file_again':
      return t({ id: 'track.file-again-text', defaultMessage: 'Same number, corrected.' })
    case 'paid':
      if (isPractice) return t({ id: 'track.practice-paid', defaultMessage: 'No money moves.' })
      return isDone
        ? t({ id: 'track.paid-text', defaultMessage: 'As recorded here.' })
        : isRejected
          ? t({ id: 'track.paid-rejected', defaultMessage: 'With the corrected summary.' })
          : t({ id: 'track.paid-ahead', defaultMessage: 'Duty and fees, to CBP.' })
    case 'liquidated':
      if (isDone) return t({ id: 'track.liquidated-done', defaultMessage: 'CBP made the duty final.' })
      return entryDate && !isPractice
        ? t(
            {
              id: 'track.liquidated-until',
              defaultMessage: 'CBP closes the entry. You can correct it until {day}.',
            },
            { day: shortDay(lastCorrectionDay(entryDate), today) },
          )
        : t({ id: 'track.liquidated-text', defaultMessage: 'CBP closes the entry.' })
  }
}
