import type { PartiesSection } from '@edfe/domain/entry'
import { isReleasedHere } from '@edfe/domain/filing'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { shownFinding } from '../editing/late-rules.ts'
import { PartyNumberField } from '../form/controls/party-number-field.tsx'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { StepFrame } from '../frame/page-frame.tsx'
import { type DetailInStep, useSectionStep } from '../frame/use-section-form.ts'
import { PartiesOfRelease } from './parties-of-release.tsx'
import { PartyCard, sameAsImporter } from './party-card.tsx'
import { PartyFields } from './party-fields.tsx'
import { RareDetails } from './rare/rare-details.tsx'
import { NAME_AND_ADDRESS, usePartyCards } from './use-party-cards.ts'

/** Block 29 takes name and address of the importer where it has none: the form prints both. */
function copyImporter({ getValues, setValue }: UseFormReturn<FieldValues>) {
  const at = (party: 'importer_of_record' | 'ultimate_consignee', field: string) =>
    `parties.${party}.${field}`
  const isEmpty = NAME_AND_ADDRESS.every((field) => !getValues(at('ultimate_consignee', field)))
  if (!isEmpty || !getValues(at('importer_of_record', 'name'))) return
  const put = (read: (field: string) => unknown) => {
    for (const field of NAME_AND_ADDRESS)
      setValue(at('ultimate_consignee', field), read(field) ?? '', { shouldDirty: true })
  }
  put((field) => getValues(at('importer_of_record', field)))
  showToast({
    text: t({
      id: 'parties-step.done',
      defaultMessage: 'Name and address of the importer are copied to the ultimate consignee.',
    }),
    action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => put(() => '') },
  })
}

const consigneeWords = () => ({
  title: t({ id: 'parties-step.consignee', defaultMessage: 'Ultimate consignee' }),
  lead: t({
    id: 'parties-step.consignee-lead',
    defaultMessage: 'Block 29. Who receives the goods in the US.',
  }),
})
const importerWords = () => ({
  title: t({ id: 'parties-step.importer', defaultMessage: 'Importer of record' }),
  lead: t({
    id: 'parties-step.importer-lead',
    defaultMessage: 'Block 30. Who is liable for the duties and taxes.',
  }),
})

const IN_STEP: DetailInStep = { page: 'parties' }

/**
 * Step 3: blocks 25 to 30, with the FIRMS code, the seller, and who made goods that are released from here. The consignee's number is SAME while the importer is the
 * consignee. The importer of the settings is a card until somebody changes it for this entry.
 */
export function PartiesStep() {
  const { step, actions } = useSectionStep('parties', 'parties_locations', IN_STEP)
  const { editor } = useEntryContext()
  const { form, blurred } = step.value
  const { parties, importer, consignee, otherOnFile, isWaiting, reveal } = usePartyCards(step)
  const isSame = Boolean(parties.same_as_importer)
  const labels = [...new Set(step.summary.map((finding) => shownFinding(finding).label))].join(', ')
  const setSame = (ticked: boolean) => {
    form.setValue(
      'parties.consignee_number' satisfies `parties.${keyof PartiesSection}`,
      ticked ? 'SAME' : '',
    )
    blurred('parties.consignee_number')
    if (ticked) copyImporter(form)
  }
  return (
    <StepFrame
      step="parties_locations"
      form={step}
      actions={actions}
      lead={t(
        {
          id: 'parties-step.errors',
          defaultMessage: 'Please fix errors in: {labels}. Everything you typed is kept.',
        },
        { labels },
      )}
      reveal={reveal}
    >
      <FormSection
        title={t({ id: 'parties-step.location', defaultMessage: 'Location' })}
        lead={t({
          id: 'parties-step.location-lead',
          defaultMessage: 'Where the goods are, for examination.',
        })}
      >
        <EntryField name="parties.location_of_goods" columns={8} />
        <EntryField name="parties.firms_code" columns={4} />
      </FormSection>
      <FormSection
        title={t({ id: 'parties-step.numbers', defaultMessage: 'Numbers' })}
        lead={t({
          id: 'parties-step.numbers-lead',
          defaultMessage: 'IRS/EIN, SSN or CBP-assigned numbers of the parties.',
        })}
      >
        <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
          <TickField name="parties.same_as_importer" onTick={setSame}>
            {t({ id: 'parties-step.same', defaultMessage: 'Same as Importer of Record' })}
          </TickField>
        </div>
        <PartyNumberField name="parties.consignee_number" disabled={isSame} />
        {!importer.isShown && !isWaiting && <PartyNumberField name="parties.importer_number" />}
        <PartyNumberField name="parties.reference_number" />
      </FormSection>
      {consignee.isShown ? (
        <PartyCard
          {...consigneeWords()}
          party={parties.ultimate_consignee}
          from={sameAsImporter()}
          onChange={consignee.open}
        />
      ) : (
        <PartyFields party="ultimate_consignee" {...consigneeWords()} />
      )}
      {isWaiting ? null : importer.isShown ? (
        <PartyCard
          {...importerWords()}
          party={parties.importer_of_record}
          number={parties.importer_number}
          onChange={importer.open}
        />
      ) : (
        <PartyFields party="importer_of_record" {...importerWords()} onFile={otherOnFile} />
      )}
      <PartiesOfRelease isReleasedHere={isReleasedHere(editor.draft())} />
      <RareDetails step="parties_locations" onJump={actions.jump} />
    </StepFrame>
  )
}
