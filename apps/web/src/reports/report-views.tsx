import { Link } from '@tanstack/react-router'
import { ViewNav } from '../ui/view-nav.tsx'
import { t } from '../words/t.ts'

/** The reports: what entries and goods cost, what is due when, and what can come back. */
export function ReportViews() {
  return (
    <ViewNav label={t({ id: 'report-views.reports', defaultMessage: 'Reports' })}>
      <li>
        <Link to="/reports" activeOptions={{ exact: true, includeSearch: false }}>
          {t({ id: 'report-views.duty-and-fees', defaultMessage: 'Duty and fees' })}
        </Link>
      </li>
      <li>
        <Link to="/reports/landed-cost">
          {t({ id: 'report-views.landed-cost', defaultMessage: 'Landed cost' })}
        </Link>
      </li>
      <li>
        <Link to="/reports/deadlines">
          {t({ id: 'report-views.deadlines', defaultMessage: 'Deadlines' })}
        </Link>
      </li>
      <li>
        <Link to="/refunds">
          {t({ id: 'report-views.what-can-come-back', defaultMessage: 'What can come back' })}
        </Link>
      </li>
    </ViewNav>
  )
}
