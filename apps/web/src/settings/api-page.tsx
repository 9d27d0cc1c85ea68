import { defineMessage } from '@edfe/domain/messages'
import { useMe } from '../session/use-me.ts'
import layoutStyles from '../ui/layout.module.css'
import { PageHead } from '../ui/page-head.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { ApiKeysPanel } from './api-keys-panel.tsx'
import { NoOrganization } from './no-organization.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

const TITLE = defineMessage({ id: 'api-page.api', defaultMessage: 'API' })

/** How programs work with the organization: their keys, and the addresses that are sent events. */
export function ApiPage() {
  const me = useMe()
  if (me.isPending) return <PageSkeleton title={t(TITLE)} />
  if (me.data && !me.data.membership) {
    return (
      <>
        <PageHead title={t(TITLE)} />
        <NoOrganization />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={
          <T
            id="api-page.sub"
            defaultMessage="Shops, warehouses and books prepare entries and follow them by program. People sign and submit. <a>Read the description</a>"
            values={{ a: (content) => <a href="/reference/v1/">{content}</a> }}
          />
        }
      />
      <div className={layoutStyles.stack}>
        <ApiKeysPanel />
        <WebhooksPanel />
      </div>
    </>
  )
}
