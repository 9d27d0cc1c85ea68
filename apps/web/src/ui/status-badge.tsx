import { ENTRY_STATUSES, type EntryStatus } from '@edfe/domain/entry'
import { type CustomsSide, ofLine } from '@edfe/domain/profile'
import type { ComponentPropsWithRef } from 'react'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
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
  /** Who says so: the word names practice and a test. */
  by?: CustomsSide
}

/** A coloured word. */
export function Badge({ look = 'draft', by = 'CBP', className, children, ...rest }: BadgeProps) {
  const classes = [styles.badge, styles[look], className]
  return (
    <span {...rest} className={classes.filter(Boolean).join(' ')}>
      {by !== 'CBP' ? <T {...ofLine} values={{ text: children, by }} /> : children}
    </span>
  )
}

interface StatusProps {
  status: string
  /** True if CBP has deleted the summary since. */
  isDeleted?: boolean
  /** Who says so. */
  by?: CustomsSide
}

/** Status as a word in its specified colour, in practice too; unknown statuses are plain text. */
export function StatusBadge({ status, isDeleted = false, by }: StatusProps) {
  if (isDeleted) return <Badge by={by}>{t({ id: 'status-badge.deleted', defaultMessage: 'Deleted' })}</Badge>
  if (!isStatus(status)) return <span>{status}</span>
  return (
    <Badge look={status} by={by}>
      {STATUS_LABELS[status]}
    </Badge>
  )
}
