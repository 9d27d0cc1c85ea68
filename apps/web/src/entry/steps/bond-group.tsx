import { type BondSection, draftFields, type HeaderSection } from '@edfe/domain/entry'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import { t } from '../../words/t.ts'
import { BondFields, SuretyFields } from '../details/bond-fields.tsx'
import { useCopyParty } from '../details/parties/use-copy-party.ts'
import { choiceName } from '../form/choices.ts'
import { FieldGroup } from '../form/form-section.tsx'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { inside } from '../form/inside.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { useValues } from '../form/use-values.ts'
import { BOND_IN_STEP } from '../frame/field-page.ts'
import { FilledCard } from '../on-file/filled-card.tsx'
import { sameFacts } from '../on-file/same-facts.ts'
import { useFilledCard } from '../on-file/use-filled-card.ts'
import { useOnFile } from '../on-file/use-on-file.ts'
import { showAmount } from '../values/format.ts'

const SECTION = 'bond_information'
const at = inside(`${SECTION}`)

/** The bond details of step 1: what is typed, what the settings have, and whether both are the same. */
export function useBondGroup(form: EntryForm) {
  const { draft, isLoading } = useOnFile()
  const shown = useValues(form.value.form, SECTION) as BondSection
  const bond = fromFormValues(draftFields.bond_information.fields, shown)
  const onFile = draft?.bond_information
  const card = useFilledCard(form, {
    covers: (name) => name.startsWith(`${SECTION}.`),
    first: at('bond_number'),
    isAsOnFile: sameFacts(bond, onFile, BOND_IN_STEP),
  })
  // Until the settings are there, filled fields wait instead of turning into a card under the eyes of the reader.
  const isWaiting = isLoading && Boolean(bond.bond_number)
  return { bond, onFile, card, isWaiting }
}

interface Props extends ReturnType<typeof useBondGroup> {
  header: HeaderSection
}

/**
 * Shows the fields of block 5 in addition to the bond type: the bond on file as a card, or the fields of the
 * page bond.
 */
export function BondGroup({ header, bond, onFile, card, isWaiting }: Props) {
  const { copyValues, taken, takeBack } = useCopyParty(at('bond_number'))
  if (isWaiting) return null
  if (card.isShown)
    return (
      <FilledCard
        words={t({ id: 'bond-group.the-bond', defaultMessage: 'the bond' })}
        at="bond"
        facts={[
          [
            t({ id: 'common.bond', defaultMessage: 'Bond' }),
            t(
              { id: 'bond-group.number', defaultMessage: '{coverage}, number {number}' },
              {
                coverage: choiceName('bond_information.bond_type_detail', bond.bond_type_detail ?? ''),
                number: bond.bond_number,
              },
            ),
          ],
          [
            t({ id: 'common.amount', defaultMessage: 'Amount' }),
            bond.bond_amount && `$${showAmount(bond.bond_amount)}`,
          ],
          [
            t({ id: 'bond-group.surety', defaultMessage: 'Surety' }),
            [bond.surety_company, bond.surety_address].filter(Boolean).join(', '),
          ],
          [
            t({ id: 'common.contact', defaultMessage: 'Contact' }),
            [bond.contact_name, bond.contact_email, bond.contact_phone].filter(Boolean).join(', '),
          ],
        ]}
        onChange={card.open}
      />
    )
  const isOther = onFile?.bond_number && !sameFacts(bond, onFile, BOND_IN_STEP)
  const takeIt = () => {
    const values = toFormValues(draftFields.bond_information.fields, onFile ?? {})
    copyValues(
      Object.fromEntries(BOND_IN_STEP.map((field) => [at(field), values[field] ?? ''])),
      t({ id: 'bond-group.filled-bond-file', defaultMessage: 'Filled in from the bond on file.' }),
    )
  }
  const notGiven = t({ id: 'bond-group.not-given', defaultMessage: 'not given' })
  return (
    <FieldGroup
      title={t({ id: 'bond-group.title', defaultMessage: 'Bond details' })}
      why={t(
        {
          id: 'bond-group.why',
          defaultMessage: 'Asked because this is a formal entry with bond type {type} and surety {surety}.',
        },
        { type: header.bond_type || notGiven, surety: header.surety_no || notGiven },
      )}
    >
      {isOther && (
        <p className={fieldStyles.columns12}>
          <Button look="quiet" small onClick={takeIt}>
            {t({ id: 'bond-group.use-bond-file', defaultMessage: 'Use the bond on file' })}
          </Button>
        </p>
      )}
      {taken && (
        <p className={`${fieldStyles.columns12} ${fieldStyles.note}`}>
          {taken.words}{' '}
          <Button look="inline" onClick={takeBack}>
            {t({ id: 'common.undo', defaultMessage: 'Undo' })}
          </Button>
        </p>
      )}
      <BondFields />
      <SuretyFields />
    </FieldGroup>
  )
}
