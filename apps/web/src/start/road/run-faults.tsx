import type { RehearsalRun } from '@edfe/contracts/organization/rehearsal-runs'
import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { entryLink } from '../../entry/entry-link.ts'
import { fieldHash } from '../../entry/form/use-field-from-hash.ts'
import { pageOfFinding } from '../../entry/frame/field-page.ts'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

type Fault = RehearsalRun['refused'][number]

/** What refused filings of a run, and what the product's check held back, each with the field that is to be mended. */
export function RunFaults({ run: { refused, held } }: { run: RehearsalRun }) {
  return (
    <>
      {refused.length > 0 && (
        <FaultList
          title={t({ id: 'run-faults.refused', defaultMessage: 'What failed, and where to mend it' })}
          faults={refused}
        />
      )}
      {held.length > 0 && (
        <FaultList
          title={t({ id: 'run-faults.held', defaultMessage: 'Held back by our check' })}
          lead={t({
            id: 'run-faults.held-lead',
            defaultMessage:
              'By CBP’s rules these could not be sent, so they count as no error of CBP. Mend them before you file.',
          })}
          faults={held}
        />
      )}
    </>
  )
}

function FaultList({ title, lead, faults }: { title: string; lead?: string; faults: readonly Fault[] }) {
  return (
    <Panel title={title}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        {lead && <p className={textStyles.small}>{lead}</p>}
        <ul className={`${layoutStyles.rules} ${layoutStyles.stack12}`}>
          {faults.map((fault) => (
            <li key={`${fault.code} ${fault.message}`} className={layoutStyles.stack4}>
              <p className={textStyles.strong}>{fault.message}</p>
              <p className={`${textStyles.fine} ${textStyles.muted}`}>
                {t(
                  {
                    id: 'run-faults.days',
                    defaultMessage:
                      '{code, select, none {} other {CBP {code}: {label}. }}{times, plural, one {Day} other {Days}} {days}',
                  },
                  {
                    code: fault.code || 'none',
                    label: fault.label,
                    times: fault.days.length,
                    days: fault.days.join(', '),
                  },
                )}
              </p>
              <FaultPlaces fault={fault} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

function FaultPlaces({ fault: { drafts, shipments } }: { fault: Fault }) {
  return (
    <p className={`${layoutStyles.wrap8} ${textStyles.small}`}>
      {drafts.map(({ entry_id, entry_number, ...place }) => (
        <Link
          key={entry_id}
          {...entryLink(entry_id, pageOfFinding(place, {}).page)}
          hash={fieldHash(place.path)}
        >
          {t(
            { id: 'run-faults.mend', defaultMessage: 'Mend entry {number}' },
            { number: formatEntryNumber(entry_number) },
          )}
        </Link>
      ))}
      {shipments.length > 0 && (
        <span className={textStyles.muted}>
          {t(
            {
              id: 'run-faults.public',
              defaultMessage:
                'Not your draft: {times, plural, one {public shipment} other {public shipments}} {numbers}',
            },
            { times: shipments.length, numbers: shipments.join(', ') },
          )}
        </span>
      )}
    </p>
  )
}
