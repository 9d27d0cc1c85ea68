import { LAST_ADMIN_REMOVE, type Member } from '@edfe/contracts/organization/members'
import type { Role } from '@edfe/domain/entry'
import type { Dates } from '../messages/dates.ts'
import { isRole, ROLE_OPTIONS, ROLE_TEXTS } from '../messages/roles.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Badge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './member-row.module.css'

const STATUS_LABELS = {
  get active() {
    return t({ id: 'common.active', defaultMessage: 'Active' })
  },
  get invited() {
    return t({ id: 'common.invited', defaultMessage: 'Invited' })
  },
  get disabled() {
    return t({ id: 'common.disabled', defaultMessage: 'Disabled' })
  },
} as const

const expiryLabel = (expires: string, dates: Dates): string =>
  new Date(expires) > new Date()
    ? t({ id: 'member-row.until', defaultMessage: 'Until {expires}' }, { expires: dates.day(expires) })
    : t({ id: 'member-row.expired', defaultMessage: 'Expired {expires}' }, { expires: dates.day(expires) })

interface MemberRowProps {
  member: Member
  /** The only active administrator, whom the organization keeps. */
  isLastAdmin: boolean
  onRole: (role: Role) => void
  onStatus: (status: 'active' | 'disabled') => void
  onRemove: () => void
  /** Sends an open invitation once more, with a new link. */
  onResend: () => void
}

/** One member: role, status, and the actions that the status allows. */
export function MemberRow({ member, isLastAdmin, onRole, onStatus, onRemove, onResend }: MemberRowProps) {
  const dates = useDates()
  const name = member.name || member.email
  const invited = member.status === 'invited'
  return (
    <tr>
      <td className={`${tableStyles.twoLines} ${textStyles.breaks}`}>
        <b className={textStyles.strong}>{name}</b>
        {member.name && member.name !== member.email && <small>{member.email}</small>}
      </td>
      <td data-label={t({ id: 'common.role', defaultMessage: 'Role' })}>
        <span className={`${layoutStyles.wrap} ${layoutStyles.middle} ${styles.roleCell}`}>
          <Badge className={styles.role} data-role={member.role}>
            {ROLE_TEXTS[member.role].name}
          </Badge>
          <span className={`${controlStyles.selectBox} ${styles.choice}`}>
            <select
              className={controlStyles.control}
              aria-label={t({ id: 'member-row.role-of', defaultMessage: 'Role of {name}' }, { name })}
              value={member.role}
              onChange={({ target }) => isRole(target.value) && onRole(target.value)}
            >
              {ROLE_OPTIONS.map(([role, words]) => (
                <option key={role} value={role}>
                  {words}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        </span>
      </td>
      <td className={tableStyles.twoLines} data-label={t({ id: 'common.status', defaultMessage: 'Status' })}>
        {STATUS_LABELS[member.status]}
        {member.invitation_expires_at && <small>{expiryLabel(member.invitation_expires_at, dates)}</small>}
      </td>
      <td
        className={styles.lastLogin}
        data-label={t({ id: 'member-row.last-sign-in', defaultMessage: 'Last sign-in' })}
      >
        {member.last_login
          ? dates.dayAndTime(member.last_login)
          : t({ id: 'member-row.never', defaultMessage: 'Never' })}
      </td>
      <td className={`${tableStyles.actions} ${styles.actions}`}>
        <span className={layoutStyles.actions}>
          {member.status === 'active' && (
            <Button
              look="quiet"
              small
              onClick={() => onStatus('disabled')}
              aria-label={t({ id: 'member-row.disable', defaultMessage: 'Disable {name}' }, { name })}
            >
              {t({ id: 'member-row.disable-2', defaultMessage: 'Disable' })}
            </Button>
          )}
          {member.status === 'disabled' && (
            <Button
              look="quiet"
              small
              onClick={() => onStatus('active')}
              aria-label={t({ id: 'member-row.enable', defaultMessage: 'Enable {name}' }, { name })}
            >
              {t({ id: 'member-row.enable-2', defaultMessage: 'Enable' })}
            </Button>
          )}
          {invited && (
            <Button
              look="quiet"
              small
              onClick={onResend}
              aria-label={t(
                { id: 'member-row.resend-invitation-to', defaultMessage: 'Resend invitation to {name}' },
                { name },
              )}
            >
              {t({ id: 'member-row.resend', defaultMessage: 'Resend' })}
            </Button>
          )}
          <Button
            look="quiet"
            small
            disabledReason={isLastAdmin ? t(LAST_ADMIN_REMOVE) : undefined}
            onClick={onRemove}
            aria-label={
              invited
                ? t(
                    { id: 'member-row.revoke-invitation-of', defaultMessage: 'Revoke invitation of {name}' },
                    { name },
                  )
                : t({ id: 'member-row.remove', defaultMessage: 'Remove {name}' }, { name })
            }
          >
            {invited
              ? t({ id: 'common.revoke', defaultMessage: 'Revoke' })
              : t({ id: 'common.remove', defaultMessage: 'Remove' })}
          </Button>
        </span>
      </td>
    </tr>
  )
}
