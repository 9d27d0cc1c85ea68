import { addDays, addMonths, type CalendarDay, monthOf, parseDay } from '@edfe/domain/calendar'
import { useState } from 'react'
import { addressOf } from '../api/client.ts'
import { useOrganizationPreferences, useSaveOrganizationPreferences } from '../api/settings.ts'
import { useMe } from '../session/use-me.ts'
import { buttonClass } from '../ui/button.tsx'
import filtersStyles from '../ui/filters.module.css'
import { Icon } from '../ui/icon.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

/** The first and the last day of the month of a day. */
function monthOfDay(day: CalendarDay) {
  const month = monthOf(day)
  const from = parseDay(`${month}-01`) ?? day
  const next = parseDay(`${addMonths(month, 1)}-01`) ?? day
  return { from, to: addDays(next, -1) }
}

/** Files for the books: what was paid and is owed in a span of days, in detail, and as bills for an accounting program. */
export function BooksPanel({ today }: { today: CalendarDay }) {
  const [span, setSpan] = useState<{ from: string; to: string }>(() => monthOfDay(today))
  const me = useMe().data
  const kept = useOrganizationPreferences(me?.membership != null).data?.preferences
  const save = useSaveOrganizationPreferences()
  const [typed, setTyped] = useState<{ duty_account?: string; fee_account?: string }>({})
  const accounts = {
    duty_account: typed.duty_account ?? kept?.duty_account ?? '',
    fee_account: typed.fee_account ?? kept?.fee_account ?? '',
  }
  // Those who may change the settings of the organization keep its accounts by typing them here.
  const keep = (field: keyof typeof accounts) => {
    if (!me?.may.includes('organization.edit') || accounts[field] === (kept?.[field] ?? '')) return
    save.mutate({ preferences: { [field]: accounts[field] } })
  }
  return (
    <Panel title={t({ id: 'books-panel.title', defaultMessage: 'For your books' })}>
      <div className={filtersStyles.row}>
        <TextField
          label={t({ id: 'books-panel.from', defaultMessage: 'From day' })}
          type="date"
          value={span.from}
          max={span.to}
          onChange={({ target }) => target.value && setSpan({ ...span, from: target.value })}
        />
        <TextField
          label={t({ id: 'books-panel.to', defaultMessage: 'To day' })}
          type="date"
          value={span.to}
          min={span.from}
          onChange={({ target }) => target.value && setSpan({ ...span, to: target.value })}
        />
        <a
          className={buttonClass('quiet')}
          href={addressOf('exportPaymentDetails', { query: span })}
          download
        >
          <Icon name="download" />
          {t({ id: 'books-panel.details', defaultMessage: 'Details (CSV)' })}
        </a>
      </div>
      <p className={`${panelStyles.body} ${textStyles.small} ${textStyles.secondary}`}>
        {t({
          id: 'books-panel.what-counts',
          defaultMessage:
            'Payments made on these days, and payments due on them, by statement, entry, part and class. Fees are divided among parts by value.',
        })}
      </p>
      <div className={filtersStyles.row}>
        <TextField
          label={t({ id: 'books-panel.duty-account', defaultMessage: 'Account for duties' })}
          value={accounts.duty_account}
          maxLength={100}
          onChange={({ target }) => setTyped({ ...typed, duty_account: target.value })}
          onBlur={() => keep('duty_account')}
        />
        <TextField
          label={t({ id: 'books-panel.fee-account', defaultMessage: 'Account for taxes and fees' })}
          value={accounts.fee_account}
          maxLength={100}
          onChange={({ target }) => setTyped({ ...typed, fee_account: target.value })}
          onBlur={() => keep('fee_account')}
        />
        <a
          className={buttonClass('quiet')}
          href={addressOf('exportBills', { query: { ...span, ...accounts } })}
          download
        >
          <Icon name="download" />
          {t({ id: 'books-panel.bills', defaultMessage: 'Bills (CSV)' })}
        </a>
      </div>
      <p className={`${panelStyles.body} ${textStyles.small} ${textStyles.secondary}`}>
        {t({
          id: 'books-panel.how-to-import',
          defaultMessage:
            'Each entry is one bill. The columns are those of Xero’s template for bills: enter account codes. QuickBooks Online asks you which column is which: enter account names.',
        })}
      </p>
    </Panel>
  )
}
