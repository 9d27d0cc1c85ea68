import { AUDIT_CATEGORIES } from '@edfe/contracts/choices'
import type { AuditFilters as Filters } from '@edfe/contracts/organization/audit'
import { useMembers } from '../api/settings.ts'
import { entityLabel } from '../messages/audit-messages.ts'
import filtersStyles from '../ui/filters.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import styles from './audit-filters.module.css'

export type AuditFilter = Filters

const categoryOptions = () => [
  ['', t({ id: 'common.all', defaultMessage: 'All' })] as const,
  ...AUDIT_CATEGORIES.map((category) => [category, entityLabel(category)] as const),
]

interface AuditFiltersProps {
  filter: AuditFilter
  onChange: (next: AuditFilter) => void
}

/** User, category and dates; all optional. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const members = useMembers().data?.members ?? []
  const actors = [
    ['', t({ id: 'audit-filters.everyone', defaultMessage: 'Everyone' })] as const,
    ...members.flatMap(({ user_id, name, email }) => (user_id ? [[user_id, name || email] as const] : [])),
  ]
  const field = (name: keyof AuditFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value || undefined }),
  })
  return (
    <search className={`${filtersStyles.row} ${styles.filters}`}>
      <SelectField
        label={t({ id: 'audit-filters.user', defaultMessage: 'User' })}
        options={actors}
        {...field('actor')}
      />
      <SelectField
        label={t({ id: 'audit-filters.category', defaultMessage: 'Category' })}
        options={categoryOptions()}
        {...field('category')}
      />
      <TextField
        label={t({ id: 'audit-filters.from', defaultMessage: 'From' })}
        type="date"
        max={filter.end_date}
        {...field('start_date')}
      />
      <TextField
        label={t({ id: 'audit-filters.to', defaultMessage: 'To' })}
        type="date"
        min={filter.start_date}
        {...field('end_date')}
      />
    </search>
  )
}
