import type { Entry } from '@edfe/contracts/entries/entry'
import { parseDay } from '@edfe/domain/calendar'
import { requiredUntil } from '@edfe/domain/documents'
import { fieldLabel } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { entryTypeName, modeName } from '@edfe/domain/reference'
import { useQuery } from '@tanstack/react-query'
import { codeQuery } from '../../lookup/lookups.ts'
import { countryWords } from '../../messages/country-words.ts'
import layoutStyles from '../../ui/layout.module.css'
import { OfficialName } from '../../ui/official-name.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { officialText } from '../../words/official-text.ts'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'
import styles from './entry-facts.module.css'

const codeAnd = (code: string | undefined, name: string | undefined): string =>
  [code, name].filter(Boolean).join(' ') || t({ id: 'entry-facts.not-given', defaultMessage: 'Not given' })

/** The name of a fact, and its value. */
type Named = [MessageDescriptor, string | undefined]

/** Shows the identity of the shipment, and the day until which its records are kept. */
export const EntryFacts = ({ entry }: { entry: Entry }) => (
  <Panel title={t({ id: 'entry-facts.title', defaultMessage: 'Entry' })}>
    <EntryFactList entry={entry} />
  </Panel>
)

/** The same without a panel. */
export function EntryFactList({ entry }: { entry: Entry }) {
  const { header = {}, shipment_origin: shipment = {}, bond_information: bond = {} } = entry.draft_data
  const { data: port } = useQuery(codeQuery('port-codes', header.port_code ?? ''))
  const entryDate = parseDay(header.entry_date)
  const mode = modeName(shipment.mode_of_transport ?? '')
  const printed: Named[] = [
    [
      defineMessage({ id: 'entry-facts.entry-type', defaultMessage: 'Entry type' }),
      codeAnd(header.entry_type, t(entryTypeName(header.entry_type ?? ''))),
    ],
    [
      defineMessage({ id: 'entry-facts.port-of-entry', defaultMessage: 'Port of entry' }),
      codeAnd(header.port_code, port?.name),
    ],
    [
      defineMessage({ id: 'entry-facts.mode-of-transport', defaultMessage: 'Mode of transport' }),
      codeAnd(shipment.mode_of_transport, mode && t(mode)),
    ],
    [
      defineMessage({ id: 'entry-facts.country-of-origin', defaultMessage: 'Country of origin' }),
      codeAnd(shipment.country_of_origin, countryWords(shipment.country_of_origin ?? '')),
    ],
    [
      defineMessage({ id: 'entry-facts.entry-date', defaultMessage: 'Entry date' }),
      showDay(header.entry_date ?? '') || t({ id: 'entry-facts.not-given', defaultMessage: 'Not given' }),
    ],
    [
      defineMessage({ id: 'entry-facts.summary-date', defaultMessage: 'Summary date' }),
      showDay(header.summary_date ?? '') || t({ id: 'entry-facts.not-given', defaultMessage: 'Not given' }),
    ],
    [
      fieldLabel('shipment_origin.bill_of_lading', shipment.mode_of_transport ?? ''),
      shipment.bill_of_lading || t({ id: 'common.none', defaultMessage: 'None' }),
    ],
    [
      defineMessage({ id: 'entry-facts.surety-and-bond', defaultMessage: 'Surety and bond' }),
      [header.surety_no, bond.bond_type_detail].filter(Boolean).join(', ') ||
        t({ id: 'entry-facts.not-given', defaultMessage: 'Not given' }),
    ],
  ]
  const ours: Named[] = [
    [defineMessage({ id: 'entry-facts.signed-by', defaultMessage: 'Signed by' }), entry.signed_by?.name],
    [
      defineMessage({ id: 'entry-facts.keep-records-until', defaultMessage: 'Keep records until' }),
      showDay(entry.kept_until ?? ''),
    ],
    [
      defineMessage({ id: 'entry-facts.required-by-law-until', defaultMessage: 'Required by law until' }),
      entryDate &&
        t(
          { id: 'entry-facts.required-day', defaultMessage: '{day} (19 CFR 163.4)' },
          { day: showDay(requiredUntil(entryDate)) },
        ),
    ],
  ]
  const facts = [
    ...printed.map(([name, value]) => ({ name: t(name), official: officialText(name), value })),
    ...ours.map(([name, value]) => ({ name: t(name), official: undefined, value })),
  ]
  return (
    <dl className={`${panelStyles.body} ${layoutStyles.rules} ${styles.facts}`}>
      {facts.map(
        ({ name, official, value }) =>
          value && (
            <div key={name}>
              <dt>
                {name}
                <OfficialName name={official} />
              </dt>
              <dd className={`${textStyles.figures} ${textStyles.breaks}`}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
