import { Link } from '@tanstack/react-router'
import { ViewNav } from '../ui/view-nav.tsx'

/** The reports: what entries cost, and what is due when. */
export function ReportViews() {
  return (
    <ViewNav label="Reports">
      <li>
        <Link to="/reports" activeOptions={{ exact: true, includeSearch: false }}>
          Duty and fees
        </Link>
      </li>
      <li>
        <Link to="/reports/deadlines">Deadlines</Link>
      </li>
    </ViewNav>
  )
}
