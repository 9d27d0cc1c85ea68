import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import type { Task } from '../api/dashboard.ts'
import { entryLink } from '../entry/entry-link.ts'
import { distanceLabel, isPressing, shortDay } from '../messages/short-day.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import textStyles from '../ui/text.module.css'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { figureWords } from '../words/total-words.ts'
import { assigneeLabel } from './assignee-label.ts'
import dashboardStyles from './dashboard.module.css'
import styles from './needs-you-now.module.css'
import type { EntryTasks } from './tasks-by-entry.ts'

const LOOKS: Record<Task['kind'], { icon: IconName; tone: string | undefined }> = {
  respond: { icon: 'hold', tone: textStyles.warning },
  security_filing: { icon: 'warning', tone: textStyles.warning },
  correct: { icon: 'rejected', tone: textStyles.error },
  pay: { icon: 'pay', tone: textStyles.info },
  fix: { icon: 'error', tone: textStyles.error },
  approve: { icon: 'validated', tone: textStyles.info },
  finish: { icon: 'draft', tone: textStyles.muted },
  summary_due: { icon: 'warning', tone: textStyles.warning },
}

/** Tasks about a sum that CBP was sent; of the others something may still be open. */
const FILED: readonly Task['kind'][] = ['respond', 'correct', 'pay']

const FIGURES = `${textStyles.right} ${textStyles.figures}`

interface Props extends EntryTasks<Task> {
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  ownId: string
}

/** One entry: what to do next about which goods, its number and the reason, its last day, its duty and fees. */
export function EntryTaskRow({ next, later, reminder, today, ownId }: Props) {
  const { icon, tone } = LOOKS[next.kind]
  const supplier =
    next.supplier &&
    t({ id: 'entry-tasks.supplier', defaultMessage: 'from {supplier}' }, { supplier: next.supplier })
  const goods = [next.goods, supplier].filter(Boolean).join(', ')
  const number = `${formatEntryNumber(next.entry_number)}.`
  const reasons = [next.detail, reminder && `${reminder.title}.`, assigneeLabel(next.assigned_to, ownId)]
  return (
    <li>
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={dashboardStyles.cut} title={[next.title, goods].filter(Boolean).join(': ')}>
          <Link className={styles.task} {...entryLink(next.entry_id, next.page)}>
            <span className={`${textStyles.strong} ${textStyles.link} ${styles.verb}`}>{next.title}</span>
            {goods && <span className={styles.goods}>: {goods}</span>}
          </Link>
        </p>
        <p className={`${textStyles.note} ${dashboardStyles.cut}`} title={reasons.filter(Boolean).join(' ')}>
          {number}{' '}
          {later.map((task) => (
            <span key={`${task.kind} ${task.title}`}>
              <T
                id="entry-tasks.then"
                defaultMessage="Then: {title}"
                values={{ title: <Link {...entryLink(task.entry_id, task.page)}>{task.title}</Link> }}
              />
              {'. '}
            </span>
          ))}
          {reasons.filter(Boolean).join(' ')}
        </p>
      </div>
      <LastDay day={next.due_on} today={today} />
      <div className={`${styles.sum} ${FIGURES}`}>
        {Number(next.amount) > 0 && (
          <b>
            {figureWords({ certainty: FILED.includes(next.kind) ? 'firm' : 'about', amount: next.amount })}
          </b>
        )}
      </div>
    </li>
  )
}

function LastDay({ day, today }: { day: string | null; today: string }) {
  if (!day) return <div />
  const distance = distanceLabel(day, today)
  return (
    <div className={`${styles.day} ${FIGURES}`}>
      <b>{shortDay(day, today)}</b>
      <small className={isPressing(day, today) ? textStyles.problem : undefined}>
        {day < today
          ? t(
              { id: 'entry-tasks.overdue', defaultMessage: 'Overdue, {distance}' },
              { distance: inSentence(distance) },
            )
          : distance}
      </small>
    </div>
  )
}
