import type { OperatedAccount } from '@edfe/contracts/operator/operator'
import { useState } from 'react'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import { t } from '../words/t.ts'
import type { Wanted } from './act-dialog.tsx'
import { actTexts, openSessions } from './act-texts.ts'
import { EmptyList } from './list-panel.tsx'
import styles from './operator.module.css'
import { useAccounts } from './use-operations.ts'

const TYPING_MS = 300

/** Finds an account, to disable it or to end its sessions. */
export function AccountsPanel({ sessions, onAct }: { sessions: number; onAct: (wanted: Wanted) => void }) {
  const [text, setText] = useState('')
  const found = useAccounts(useSettled(text, TYPING_MS))
  const isAsked = text.trim().length >= 2
  return (
    <Panel
      title={t({ id: 'accounts-panel.accounts', defaultMessage: 'Accounts' })}
      aside={
        <Button
          look="quiet"
          small
          onClick={() => onAct({ order: { act: 'end_all_sessions' }, about: openSessions(sessions) })}
        >
          {actTexts('end_all_sessions').label}
        </Button>
      }
    >
      <search className={panelStyles.body}>
        <TextField
          label={t({ id: 'accounts-panel.find-an-account', defaultMessage: 'Find an account' })}
          hint={t({
            id: 'accounts-panel.the-beginning-of-the-address',
            defaultMessage: 'The beginning of the address, or a part of the name',
          })}
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      {isAsked && found.isError && (
        <LoadFailed
          message={t({
            id: 'accounts-panel.the-accounts-could-not-be',
            defaultMessage: 'The accounts could not be loaded.',
          })}
          onRetry={() => void found.refetch()}
        />
      )}
      {isAsked && found.isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={2}
            label={t({ id: 'accounts-panel.looking-for-accounts', defaultMessage: 'Looking for accounts…' })}
          />
        </div>
      )}
      <div role="status">
        {isAsked && found.data?.accounts.length === 0 && (
          <EmptyList>
            {t({
              id: 'accounts-panel.no-account-has-this-address',
              defaultMessage: 'No account has this address or name.',
            })}
          </EmptyList>
        )}
      </div>
      {isAsked && found.data && found.data.accounts.length > 0 && (
        <AccountTable accounts={found.data.accounts} onAct={onAct} />
      )}
    </Panel>
  )
}

function AccountTable({
  accounts,
  onAct,
}: {
  accounts: readonly OperatedAccount[]
  onAct: (wanted: Wanted) => void
}) {
  return (
    <Table isStacked>
      <TableHead
        columns={[
          t({ id: 'accounts-panel.account', defaultMessage: 'Account' }),
          t({ id: 'common.organizations', defaultMessage: 'Organizations' }),
          t({ id: 'accounts-panel.sessions', defaultMessage: 'Sessions' }),
        ]}
        hasActions
      />
      <tbody>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} onAct={onAct} />
        ))}
      </tbody>
    </Table>
  )
}

function AccountRow({ account, onAct }: { account: OperatedAccount; onAct: (wanted: Wanted) => void }) {
  const dates = useDates()
  const { id, name, email, organizations, sessions, last_seen_at, disabled_at } = account
  const turn = disabled_at ? 'enable_account' : 'disable_account'
  const button = (act: 'enable_account' | 'disable_account' | 'end_sessions') => (
    <Button
      look="quiet"
      small
      aria-label={`${actTexts(act).label} ${email}`}
      onClick={() => onAct({ order: { act, id }, about: `${name}, ${email}.` })}
    >
      {actTexts(act).label}
    </Button>
  )
  return (
    <tr>
      <td className={tableStyles.twoLines}>
        {name}
        <small>{email}</small>
      </td>
      <td data-label={t({ id: 'common.organizations', defaultMessage: 'Organizations' })}>
        {organizations.join(', ') || t({ id: 'common.none', defaultMessage: 'None' })}
      </td>
      <td
        data-label={t({ id: 'accounts-panel.sessions', defaultMessage: 'Sessions' })}
        className={tableStyles.twoLines}
      >
        {disabled_at
          ? t(
              { id: 'accounts-panel.disabled', defaultMessage: 'Disabled {day}' },
              { day: dates.day(disabled_at) },
            )
          : t({ id: 'accounts-panel.open', defaultMessage: '{sessions} open' }, { sessions })}
        <small>
          {last_seen_at &&
            t(
              { id: 'accounts-panel.last-used', defaultMessage: 'Last used {day}' },
              { day: dates.dayAndTime(last_seen_at) },
            )}
        </small>
      </td>
      <td className={`${tableStyles.actions} ${styles.acts}`}>
        {sessions > 0 && button('end_sessions')}
        {button(turn)}
      </td>
    </tr>
  )
}
