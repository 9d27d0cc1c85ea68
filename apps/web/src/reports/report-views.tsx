import { Link } from '@tanstack/react-router'
import { ViewNav } from '../ui/view-nav.tsx'
import { t } from '../words/t.ts'

/** The reports: what entries cost, and what is due when. */
export function ReportViews() {
  return (
    <ViewNav label={t({ id: 'report-views.reports', defaultMessage: 'Reports' })}>
      <li>
        <Link to="/reports" activeOptions={{ exact: true, includeSearch: false }}>
          {t({ id: 'report-views.duty-and-fees', defaultMessage: 'Duty and fees' })}
        </Link>
      </li>
      <li>
        <Link to="/reports/deadlines">
          {t({ id: 'report-views.deadlines', defaultMessage: 'Deadlines' })}
        </Link>
      </li>
    </ViewNav>
  )
}
