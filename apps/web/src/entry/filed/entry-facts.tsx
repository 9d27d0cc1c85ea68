import type { Entry } from '@edfe/contracts/entries/entry'
import { parseDay } from '@edfe/domain/calendar'
import { requiredUntil } from '@edfe/domain/documents'
import { labelByMode } from '@edfe/domain/entry'
import { countryName, entryTypeLabel, modeName } from '@edfe/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '../../lookup/lookups.ts'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { showDay } from '../values/format.ts'
import styles from './entry-facts.module.css'

const codeAnd = (code: string | undefined, name: string | undefined): string =>
  [code, name].filter(Boolean).join(' ') || 'Not given'

/** What identifies the shipment, and until when its records are kept. */
export const EntryFacts = ({ entry }: { entry: Entry }) => (
  <Panel title="Entry">
    <EntryFactList entry={entry} />
  </Panel>
)

/** The same without a panel. */
export function EntryFactList({ entry }: { entry: Entry }) {
  const { header = {}, shipment_origin: shipment = {}, bond_information: bond = {} } = entry.draft_data
  const { data: port } = useQuery(codeQuery('port-codes', header.port_code ?? ''))
  const entryDate = parseDay(header.entry_date)
  const facts: [string, string | undefined][] = [
    ['Entry type', codeAnd(header.entry_type, entryTypeLabel(header.entry_type ?? ''))],
    ['Port of entry', codeAnd(header.port_code, port?.name)],
    ['Mode of transport', codeAnd(shipment.mode_of_transport, modeName(shipment.mode_of_transport ?? ''))],
    ['Country of origin', codeAnd(shipment.country_of_origin, countryName(shipment.country_of_origin ?? ''))],
    ['Entry date', showDay(header.entry_date ?? '') || 'Not given'],
    ['Summary date', showDay(header.summary_date ?? '') || 'Not given'],
    [labelByMode('bill_of_lading', shipment.mode_of_transport ?? ''), shipment.bill_of_lading || 'None'],
    ['Surety and bond', [header.surety_no, bond.bond_type_detail].filter(Boolean).join(', ') || 'Not given'],
    ['Signed by', entry.signed_by?.name],
    ['Keep records until', showDay(entry.kept_until ?? '')],
    ['Required by law until', entryDate && `${showDay(requiredUntil(entryDate))} (19 CFR 163.4)`],
  ]
  return (
    <dl className={`${panelStyles.body} ${styles.facts}`}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
