import { PageHead } from '../../components/page-head.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** The audit record, the places where the account is signed in, its second factor and its passkeys. */
export function SecurityPage() {
  return (
    <>
      <PageHead title="Security & Audit" sub="Who changed what, and how your account is protected." />
      <div className="stack">
        <AuditPanel />
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
      </div>
    </>
  )
}
