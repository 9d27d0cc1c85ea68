import { ENTRY_STATUSES, type EntryStatus } from '@edfe/domain/entry'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { Icon } from './icon.tsx'
import styles from './status-badge.module.css'

const STATUS_LABELS: Record<EntryStatus, string> = {
  get draft() {
    return t({ id: 'common.draft', defaultMessage: 'Draft' })
  },
  get validated() {
    return t({ id: 'common.validated', defaultMessage: 'Validated' })
  },
  get submitted() {
    return t({ id: 'common.submitted', defaultMessage: 'Submitted' })
  },
  get accepted() {
    return t({ id: 'common.accepted', defaultMessage: 'Accepted' })
  },
  get rejected() {
    return t({ id: 'common.rejected', defaultMessage: 'Rejected' })
  },
  get hold() {
    return t({ id: 'status-badge.hold', defaultMessage: 'Hold' })
  },
  get released() {
    return t({ id: 'common.released', defaultMessage: 'Released' })
  },
}

const isStatus = (status: string): status is EntryStatus =>
  (ENTRY_STATUSES as readonly string[]).includes(status)

/** The word for a status; a status that this version does not know is shown as it came. */
export const statusLabel = (status: string) => (isStatus(status) ? STATUS_LABELS[status] : status)

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colours of a status. */
  look?: EntryStatus
  /** True if the status comes from the simulator and not from CBP: the word says so. */
  isPractice?: boolean
}

/** A coloured word. */
export function Badge({ look = 'draft', isPractice = false, className, children, ...rest }: BadgeProps) {
  const classes = [styles.badge, styles[look], className]
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {isPractice ? (
        <T id="status-badge.practice" defaultMessage="{status} (practice)" values={{ status: children }} />
      ) : (
        children
      )}
    </span>
  )
}

interface StatusProps {
  status: string
  /** True if CBP has deleted the summary since. */
  isDeleted?: boolean
  /** True if the status comes from the simulator and not from CBP. */
  isPractice?: boolean
  /** Draws the shape of the status before its word. */
  hasIcon?: boolean
}

/** Status as a word in its specified colour, in practice too; unknown statuses are plain text. */
export function StatusBadge({ status, isDeleted = false, isPractice = false, hasIcon }: StatusProps) {
  if (isDeleted)
    return (
      <Badge isPractice={isPractice}>{t({ id: 'status-badge.deleted', defaultMessage: 'Deleted' })}</Badge>
    )
  if (!isStatus(status)) return <span>{status}</span>
  return (
    <Badge look={status} isPractice={isPractice}>
      {hasIcon && <Icon name={status} />}
      {STATUS_LABELS[status]}
    </Badge>
  )
}
