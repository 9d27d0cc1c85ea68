import { getRouteApi } from '@tanstack/react-router'
import { useMe } from '../session/use-me.ts'
import layoutStyles from '../ui/layout.module.css'
import { PageHead } from '../ui/page-head.tsx'
import { t } from '../words/t.ts'
import { AuditPanel } from './audit-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

const route = getRouteApi('/signed-in/settings/security')

/**
 * Shows the protection of the account, which is short, before the audit record, which is long and only some
 * may read.
 */
export function SecurityPage() {
  const me = useMe().data
  const { error } = route.useSearch()
  const readsAudit = me && !me.lacks_second_factor && (!me.membership || me.may.includes('audit.read'))
  return (
    <>
      <PageHead
        title={t({ id: 'security-page.security-audit', defaultMessage: 'Security & Audit' })}
        sub={t({
          id: 'security-page.how-your-account-is-protected',
          defaultMessage: 'How your account is protected, and who changed what.',
        })}
      />
      <div className={layoutStyles.stack}>
        <SecondFactorPanel />
        <PasskeysPanel />
        <ProviderPanel error={error} />
        <SessionsPanel />
        {readsAudit && <AuditPanel />}
      </div>
    </>
  )
}
