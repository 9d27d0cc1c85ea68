import { type PartyBlock, selfFilerOf, type TotalsSection, usPhone } from '@edfe/domain/entry'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import styles from '../../details/details.module.css'
import { useCopyParty } from '../../details/parties/use-copy-party.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { TextField } from '../../form/controls/text-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'
import { sameFacts } from '../../on-file/same-facts.ts'
import { useFilledCard } from '../../on-file/use-filled-card.ts'
import { PartyCard, sameAsImporter } from '../party-card.tsx'
import { selfFilerValues } from './broker-values.ts'

const at = inside('totals_declarations')

const BROKER = [
  'broker_name',
  'broker_phone',
  'broker_address_line1',
  'broker_address_line2',
  'broker_city',
  'broker_state',
  'broker_zip',
  'broker_license',
] as const

/** Shows block 46 as a card while it names the importer of record of step 3, with a phone and without a broker's license. */
export function useBrokerCard(form: EntryForm) {
  const { editor } = useEntryContext()
  const values = useWatch({ control: form.value.form.control, name: BROKER.map(at) }) as string[]
  const typed: TotalsSection = Object.fromEntries(BROKER.map((field, index) => [field, values[index]]))
  const self = selfFilerOf(editor.draft().parties?.importer_of_record ?? {})
  const isSelf =
    Boolean(typed.broker_name && typed.broker_phone) &&
    !typed.broker_license &&
    sameFacts(typed, self, Object.keys(self))
  // Fields that become the importer's while somebody types stay fields.
  const [wasSelf] = useState(isSelf)
  const card = useFilledCard(form, {
    covers: (name) => BROKER.some((field) => name === at(field)),
    first: at('broker_name'),
    isAsOnFile: wasSelf && isSelf,
  })
  const broker: PartyBlock = {
    name: typed.broker_name,
    phone: typed.broker_phone,
    address_line1: typed.broker_address_line1,
    address_line2: typed.broker_address_line2,
    city: typed.broker_city,
    state: typed.broker_state,
    zip: typed.broker_zip,
  }
  return { broker, card }
}

/** The fields of blocks 46 and 47. A self-filer need not type again what step 3 says about the importer of record. */
function BrokerFields() {
  const { editor } = useEntryContext()
  const { taken, copyValues, takeBack } = useCopyParty(at('broker_name'))
  const importer = editor.draft().parties?.importer_of_record
  return (
    <>
      {importer?.name && (
        <div
          className={`${fieldStyles.columns12} ${layoutStyles.wrap} ${layoutStyles.whole} ${layoutStyles.gapBelow} ${styles.partyHelper}`}
        >
          <Button
            look="quiet"
            small
            onClick={() =>
              copyValues(
                selfFilerValues(importer),
                t(
                  { id: 'broker-fields.filled-in-from', defaultMessage: 'Filled in from {name}.' },
                  { name: importer.name },
                ),
              )
            }
          >
            {t({ id: 'broker-fields.use-importer-record', defaultMessage: 'Use the importer of record' })}
          </Button>
          {taken && (
            <p className={fieldStyles.note}>
              {taken.words}{' '}
              <Button look="inline" onClick={takeBack}>
                <T
                  id="broker-fields.undo-broker-filer"
                  defaultMessage="Undo<span> for broker or filer</span>"
                  values={{ span: (content) => <span className={textStyles.visuallyHidden}>{content}</span> }}
                />
              </Button>
            </p>
          )}
        </div>
      )}
      <EntryField name={at('broker_name')} columns={8} />
      <TextField name={at('broker_phone')} columns={4} inputMode="tel" tidy={usPhone} />
      <EntryField name={at('broker_address_line1')} columns={8} />
      <EntryField name={at('broker_address_line2')} columns={4} />
      <EntryField name={at('broker_city')} columns={4} />
      <EntryField name={at('broker_state')} columns={4} />
      <EntryField name={at('broker_zip')} columns={4} />
      <FileReference />
      <EntryField name={at('broker_license')} columns={4} />
    </>
  )
}

const FileReference = () => <EntryField name={at('file_reference_no')} columns={8} />

const brokerWords = () => ({
  title: t({ id: 'totals-step.broker-or-filer', defaultMessage: 'Broker or filer' }),
  lead: t({
    id: 'totals-step.broker-or-filer-lead',
    defaultMessage: 'Filing for yourself? Use your own details.',
  }),
})

/** Blocks 46 and 47: one card for an importer who files without a broker, otherwise the fields. */
export function BrokerSection({ broker, card }: ReturnType<typeof useBrokerCard>) {
  if (!card.isShown)
    return (
      <FormSection {...brokerWords()}>
        <BrokerFields />
      </FormSection>
    )
  return (
    <PartyCard {...brokerWords()} party={broker} from={sameAsImporter()} onChange={card.open}>
      <FileReference />
    </PartyCard>
  )
}
