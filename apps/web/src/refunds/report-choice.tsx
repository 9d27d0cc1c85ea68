import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmedButton } from '../ui/confirmed-button.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { SelectField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { ReadReportDialog } from './read-report-dialog.tsx'
import { type AceReport, useDeleteReport } from './use-ace-reports.ts'

interface Props {
  reports: readonly AceReport[]
  /** The id of the report that is shown; undefined for the entries on file here. */
  shown: string | undefined
}

/** Which entries are checked: those on file here, or those of a report; reads and removes reports. */
export function ReportChoice({ reports, shown }: Props) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useDeleteReport()
  const show = (report: string | undefined) => void navigate({ to: '/refunds', search: { report } })
  const options = [
    ['', t({ id: 'report-choice.on-file', defaultMessage: 'Entries filed here' })] as const,
    ...reports.map(({ id, name }) => [id, name] as const),
  ]
  const problem = remove.error
    ? messageOf(
        remove.error,
        t({
          id: 'report-choice.not-removed',
          defaultMessage: 'The report could not be removed. Please try again.',
        }),
      )
    : undefined
  return (
    <Panel aria-label={t({ id: 'report-choice.which', defaultMessage: 'Which entries are checked' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack16}`}>
        <SelectField
          label={t({ id: 'report-choice.entries', defaultMessage: 'Entries' })}
          options={options}
          value={shown ?? ''}
          onChange={({ target: { value } }) => show(value || undefined)}
        />
        <div className={layoutStyles.actions}>
          <Button look="quiet" icon="upload" onClick={() => setAsked(true)}>
            {t({ id: 'report-choice.read', defaultMessage: 'Read an ACE report or 7501s…' })}
          </Button>
          {shown && (
            <ConfirmedButton
              small={false}
              label={t({ id: 'report-choice.remove', defaultMessage: 'Remove this report…' })}
              title={t({ id: 'report-choice.remove-title', defaultMessage: 'Remove the report?' })}
              question={t({
                id: 'report-choice.remove-question',
                defaultMessage: 'Its lines are removed from here. Nothing changes in ACE.',
              })}
              action={t({ id: 'report-choice.remove-action', defaultMessage: 'Remove the report' })}
              busy={remove.isPending}
              problem={problem}
              onConfirm={() =>
                remove.mutateAsync(shown).then(
                  () => show(undefined),
                  () => undefined,
                )
              }
            />
          )}
        </div>
      </div>
      {isAsked && (
        <ReadReportDialog
          known={reports}
          onClose={() => setAsked(false)}
          onKept={(id) => {
            setAsked(false)
            show(id)
          }}
        />
      )}
    </Panel>
  )
}
