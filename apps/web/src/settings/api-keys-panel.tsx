import type { ApiKey } from '@edfe/contracts/keys/keys'
import { useState } from 'react'
import { useApiKeys, useRevokeApiKey } from '../api/keys.ts'
import { useDates } from '../session/use-dates.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { useNow } from '../ui/use-now.ts'
import { t } from '../words/t.ts'
import { keyScopeWords } from './key-words.ts'
import { MakeKeyDialog } from './make-key-dialog.tsx'
import { useSaveNotice } from './use-save-notice.ts'

/** The keys of the organization: what each may do, until when, when it was used last, and one press that ends it. */
export function ApiKeysPanel() {
  const mayManage = useMe().data?.may.includes('organization.edit') ?? false
  const list = useApiKeys(mayManage)
  const revoke = useRevokeApiKey()
  const { notice, run, clear } = useSaveNotice()
  const [isMaking, setMaking] = useState(false)
  const keys = list.data?.keys ?? []
  const end = ({ id, name }: ApiKey) =>
    run(
      () => revoke.mutateAsync(id),
      t({ id: 'api-keys-panel.revoked', defaultMessage: 'The key {name} no longer works.' }, { name }),
      t({ id: 'api-keys-panel.not-revoked', defaultMessage: 'The key could not be revoked.' }),
    )
  return (
    <Panel
      title={t({ id: 'api-keys-panel.keys', defaultMessage: 'Keys' })}
      aside={
        mayManage && (
          <Button look="quiet" small icon="plus" onClick={() => setMaking(true)}>
            {t({ id: 'api-keys-panel.make-a-key', defaultMessage: 'Make a key' })}
          </Button>
        )
      }
    >
      <Banner notice={notice} onGone={clear} isInset />
      {list.isError && (
        <LoadFailed
          message={t({ id: 'api-keys-panel.not-loaded', defaultMessage: 'The keys could not be loaded.' })}
          onRetry={() => void list.refetch()}
        />
      )}
      {mayManage && list.isPending && (
        <div className={panelStyles.body}>
          <Skeleton rows={2} label={t({ id: 'api-keys-panel.loading', defaultMessage: 'Loading keys…' })} />
        </div>
      )}
      {!mayManage && (
        <p className={panelStyles.body}>
          {t({ id: 'api-keys-panel.for-admins', defaultMessage: 'Admins make and revoke the keys.' })}
        </p>
      )}
      {list.data && keys.length === 0 && (
        <p className={panelStyles.body}>
          {t({
            id: 'api-keys-panel.none',
            defaultMessage: 'No keys yet. A program needs one to reach the entries of the organization.',
          })}
        </p>
      )}
      {keys.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'common.name', defaultMessage: 'Name' }),
              t({ id: 'api-keys-panel.may', defaultMessage: 'May' }),
              t({ id: 'api-keys-panel.last-used', defaultMessage: 'Last used' }),
              t({ id: 'api-keys-panel.works-until', defaultMessage: 'Works until' }),
            ]}
            hasActions
          />
          <tbody>
            {keys.map((key) => (
              <KeyRow key={key.id} apiKey={key} busy={revoke.isPending} onRevoke={() => void end(key)} />
            ))}
          </tbody>
        </Table>
      )}
      {isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}
    </Panel>
  )
}

interface KeyRowProps {
  apiKey: ApiKey
  busy: boolean
  onRevoke: () => void
}

function KeyRow({ apiKey, busy, onRevoke }: KeyRowProps) {
  const dates = useDates()
  const now = useNow()
  const words = keyScopeWords()
  const { name, hint, scopes, networks, expires_at, last_used_at, revoked_at } = apiKey
  const hasExpired = new Date(expires_at) <= now
  return (
    <tr>
      <td className={tableStyles.twoLines}>
        {name}
        <small>{t({ id: 'api-keys-panel.hint', defaultMessage: '{hint}…' }, { hint })}</small>
      </td>
      <td
        className={tableStyles.twoLines}
        data-label={t({ id: 'api-keys-panel.may', defaultMessage: 'May' })}
      >
        {scopes.map((scope) => words[scope].name).join(', ')}
        {networks.length > 0 && (
          <small>
            {t(
              { id: 'api-keys-panel.from', defaultMessage: 'From {networks}' },
              { networks: networks.join(', ') },
            )}
          </small>
        )}
      </td>
      <td data-label={t({ id: 'api-keys-panel.last-used', defaultMessage: 'Last used' })}>
        {last_used_at
          ? dates.dayAndTime(last_used_at)
          : t({ id: 'api-keys-panel.never', defaultMessage: 'Never' })}
      </td>
      <td data-label={t({ id: 'api-keys-panel.works-until', defaultMessage: 'Works until' })}>
        {revoked_at
          ? t(
              { id: 'api-keys-panel.revoked-on', defaultMessage: 'Revoked on {day}' },
              { day: dates.day(revoked_at) },
            )
          : hasExpired
            ? t(
                { id: 'api-keys-panel.expired-on', defaultMessage: 'Expired on {day}' },
                { day: dates.day(expires_at) },
              )
            : dates.day(expires_at)}
      </td>
      <td className={tableStyles.actions}>
        {!revoked_at && !hasExpired && (
          <Button
            look="quiet"
            small
            busy={busy}
            onClick={onRevoke}
            aria-label={t({ id: 'api-keys-panel.revoke', defaultMessage: 'Revoke {name}' }, { name })}
          >
            {t({ id: 'common.revoke', defaultMessage: 'Revoke' })}
          </Button>
        )}
      </td>
    </tr>
  )
}
