import { may } from '@edfe/domain/access'
import { ROLES, type Role } from '@edfe/domain/entry'
import controlStyles from '../../../ui/control.module.css'
import { controlAria, Field, ReadOnlyField, SelectBox } from '../../../ui/field.tsx'
import styles from './submit-panel.module.css'

const ROLE_LABELS: Partial<Record<Role, string>> = {
  admin: 'Admin',
  approver: 'Approver',
  preparer: 'Preparer',
}

/** The roles in which a member declares. */
export const CERTIFYING = ROLES.filter((role) => may(role, 'entry.certify'))

export const ROLE_FIELD = {
  id: 'f-declarant-role',
  label: 'Declarant role',
  hint: 'Must be your role in the organization',
}

interface Props {
  role: Role | ''
  onChoose: (role: Role | '') => void
  /** The member's role, where one can declare in it: nothing is to be chosen then. */
  own: Role | undefined
}

/** The role in which the member declares: shown where it is known, asked otherwise. */
export function RoleField({ role, onChoose, own }: Props) {
  if (own) {
    return (
      <ReadOnlyField
        id={ROLE_FIELD.id}
        label={ROLE_FIELD.label}
        hint="Your role in the organization"
        columns={6}
      >
        <p className={styles.signedBy}>{ROLE_LABELS[own]}</p>
      </ReadOnlyField>
    )
  }
  return (
    <Field {...ROLE_FIELD} columns={6}>
      <SelectBox>
        <select
          {...controlAria(ROLE_FIELD.id, ROLE_FIELD)}
          id={ROLE_FIELD.id}
          className={controlStyles.control}
          value={role}
          onChange={(event) => onChoose(event.currentTarget.value as Role | '')}
        >
          <option value="">Choose</option>
          {CERTIFYING.map((choice) => (
            <option key={choice} value={choice}>
              {ROLE_LABELS[choice]}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}
