import { PageHead } from '../../components/page-head.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The audit record, the places where the account is signed in, and its second factor. */
export function SecurityPage() {
  return (
    <>
      <PageHead title="Security & Audit" sub="Who changed what, and how your account is protected." />
      <div className="stack">
        <AuditPanel />
        <SecondFactorPanel />
        <SessionsPanel />
      </div>
    </>
  )
}
