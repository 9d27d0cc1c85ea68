import { usPhone } from '@edfe/domain/entry'
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
import { inside } from '../../form/inside.ts'
import { selfFilerValues } from './broker-values.ts'

const at = inside('totals_declarations')

/** Blocks 46 and 47. A self-filer need not type again what step 3 says about the importer of record. */
export function BrokerFields() {
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
      <EntryField name={at('file_reference_no')} columns={8} />
      <EntryField name={at('broker_license')} columns={4} />
    </>
  )
}
