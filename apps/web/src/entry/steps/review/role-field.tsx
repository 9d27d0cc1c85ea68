import { may } from '@edfe/domain/access'
import { ROLES, type Role } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import controlStyles from '../../../ui/control.module.css'
import { controlAria, Field, ReadOnlyField, SelectBox } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'

const ROLE_LABELS: Partial<Record<Role, MessageDescriptor>> = {
  admin: defineMessage({ id: 'role-field.admin', defaultMessage: 'Admin' }),
  approver: defineMessage({ id: 'role-field.approver', defaultMessage: 'Approver' }),
  preparer: defineMessage({ id: 'role-field.preparer', defaultMessage: 'Preparer' }),
}

function roleLabel(role: Role): string | undefined {
  const label = ROLE_LABELS[role]
  return label && t(label)
}

/** The roles in which a member declares. */
export const CERTIFYING = ROLES.filter((role) => may(role, 'entry.certify'))

export const roleField = () => ({
  id: 'f-declarant-role',
  label: t({ id: 'role-field.label', defaultMessage: 'Declarant role' }),
  hint: t({ id: 'role-field.hint', defaultMessage: 'Must be your role in the organization' }),
})

interface Props {
  role: Role | ''
  onChoose: (role: Role | '') => void
  /** The member's role, where one can declare in it: nothing is to be chosen then. */
  own: Role | undefined
}

/** The role in which the member declares: shown where it is known, asked otherwise. */
export function RoleField({ role, onChoose, own }: Props) {
  const field = roleField()
  if (own) {
    return (
      <ReadOnlyField
        id={field.id}
        label={field.label}
        hint={t({ id: 'role-field.role-organization', defaultMessage: 'Your role in the organization' })}
        columns={6}
      >
        <p className={layoutStyles.asControl}>{roleLabel(own)}</p>
      </ReadOnlyField>
    )
  }
  return (
    <Field {...field} columns={6}>
      <SelectBox>
        <select
          {...controlAria(field.id, field)}
          id={field.id}
          className={controlStyles.control}
          value={role}
          onChange={(event) => onChoose(event.currentTarget.value as Role | '')}
        >
          <option value="">{t({ id: 'role-field.choose', defaultMessage: 'Choose' })}</option>
          {CERTIFYING.map((choice) => (
            <option key={choice} value={choice}>
              {roleLabel(choice)}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}
