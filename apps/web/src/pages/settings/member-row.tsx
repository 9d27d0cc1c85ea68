import type { Member } from '@edfe/contracts/members'
import type { Role } from '@edfe/domain/entry'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { useDates } from '../../session/use-dates.ts'
import { isRole, ROLE_OPTIONS, ROLE_WORDS } from './roles.ts'

const STATUS_WORDS = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const

interface MemberRowProps {
  member: Member
  onRole: (role: Role) => void
  onStatus: (status: 'active' | 'disabled') => void
  onRemove: () => void
}

/** One member: role to choose, status, and the actions that the status offers. */
export function MemberRow({ member, onRole, onStatus, onRemove }: MemberRowProps) {
  const dates = useDates()
  const name = member.name || member.email
  return (
    <tr>
      <td className="two-l">
        <b className="strong">{name}</b>
        {member.name && <small>{member.email}</small>}
      </td>
      <td>
        <span className="role-cell">
          <span className={`badge role-${member.role}`}>{ROLE_WORDS[member.role].name}</span>
          <span className="select small">
            <select
              className="in"
              aria-label={`Role of ${name}`}
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
      <td>{STATUS_WORDS[member.status]}</td>
      <td>{member.last_login ? dates.dayAndTime(member.last_login) : 'Never'}</td>
      <td className="act">
        <span className="btns end">
          {member.status === 'active' && (
            <Button look="quiet" small onClick={() => onStatus('disabled')} aria-label={`Disable ${name}`}>
              Disable
            </Button>
          )}
          {member.status === 'disabled' && (
            <Button look="quiet" small onClick={() => onStatus('active')} aria-label={`Enable ${name}`}>
              Enable
            </Button>
          )}
          <Button look="quiet" small onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </span>
      </td>
    </tr>
  )
}
