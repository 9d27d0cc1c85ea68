import { ROLES } from '../../access/index.ts'
import { choice, count, flag, group, instant, money } from '../field.ts'

const total = money({ always: true })

/** As a review computed them, decimal text. */
const reviewTotals = {
  total_entered_value: total,
  total_duty: total,
  total_tax: total,
  total_other: total,
  grand_total: total,
} as const

/** Step 6: what was acknowledged, the role signed in, and what the latest review found. The server writes all but the role. */
export const reviewFields = {
  acknowledged: flag({
    label: 'Acknowledgement',
    hint: 'You have reviewed the entry summary',
    optional: true,
    canonical: { name: 'declaration.acknowledged', about: 'Whether the final review was acknowledged.' },
  }),
  declarant_role: choice({
    label: 'Declarant role',
    hint: 'Must be your role in the organization',
    alsoOn: 'declaration',
    values: ROLES,
    canonical: { name: 'declaration.declarant_role', about: 'Role in which it was signed.' },
  }),
  acknowledged_at: instant({ canonical: { name: 'declaration.acknowledged_at', about: 'When.' } }),
  last_evaluated_at: instant({ canonical: false }),
  blocking_error_count: count(),
  warning_count: count(),
  totals: group(reviewTotals, { canonical: false }),
} as const
