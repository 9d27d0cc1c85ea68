import filtersStyles from '../ui/filters.module.css'
import { Panel } from '../ui/panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

interface Props {
  /** What a report is summed by: value and name. */
  options: readonly (readonly [string, string])[]
  by: string
  /** Months, `YYYY-MM`. */
  from: string
  to: string
  onBy: (by: string) => void
  onMonths: (months: { from?: string; to?: string }) => void
}

/** What a report is summed by, and its first and last month. */
export const ReportChoices = ({ options, by, from, to, onBy, onMonths }: Props) => (
  <Panel aria-label={t({ id: 'report-choices.what-is-shown', defaultMessage: 'What the report shows' })}>
    <div className={filtersStyles.row}>
      <SelectField
        label={t({ id: 'report-choices.sum-by', defaultMessage: 'Sum by' })}
        options={options}
        value={by}
        onChange={({ target }) => onBy(target.value)}
      />
      <TextField
        label={t({ id: 'report-choices.from-month', defaultMessage: 'From month' })}
        type="month"
        value={from}
        max={to}
        onChange={({ target }) => target.value && onMonths({ from: target.value })}
      />
      <TextField
        label={t({ id: 'report-choices.to-month', defaultMessage: 'To month' })}
        type="month"
        value={to}
        min={from}
        onChange={({ target }) => target.value && onMonths({ to: target.value })}
      />
    </div>
  </Panel>
)
