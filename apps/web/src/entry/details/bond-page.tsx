import { type BondSection, type DraftData, draftFields } from '@edfe/domain/entry'
import { checkPage } from '@edfe/domain/rules'
import { useQuery } from '@tanstack/react-query'
import fieldStyles from '../../ui/field.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { useEntryForm } from '../form/use-entry-form.ts'
import { DetailFrame } from '../frame/page-frame.tsx'
import { refusedOnPage } from '../frame/refused-here.ts'
import { useDetailActions } from '../frame/use-page-actions.ts'
import { BondFields, SuretyFields } from './bond-fields.tsx'

/** Bond details of block 5, filled in from the organisation's standing bond where the entry has none. */
export function BondPage() {
  const { editor } = useEntryContext()
  const { entry } = editor.state()
  const { id } = entry
  const { data, isLoading } = useQuery({
    queryKey: ['entry-bond', id],
    queryFn: () => entryApi.bond(id),
    staleTime: 0,
    gcTime: 0,
    enabled: isOnServer(entry),
  })
  if (isLoading)
    return (
      <Skeleton rows={6} label={t({ id: 'bond-page.loading-entry', defaultMessage: 'Loading entry...' })} />
    )
  return <BondForm standing={data?.standing_bond ?? undefined} isNeeded={data?.needed ?? true} />
}

const isBlank = (bond: BondSection | undefined): boolean => Object.values(bond ?? {}).every((value) => !value)

function BondForm({ standing, isNeeded }: { standing: BondSection | undefined; isNeeded: boolean }) {
  const { editor, rules } = useEntryContext()
  const isPrefilled = standing !== undefined && isBlank(editor.draft().bond_information)
  const form = useEntryForm({
    section: 'bond_information',
    toValues: (draft: DraftData) => ({
      bond_information: toFormValues(draftFields.bond_information.fields, {
        ...(isPrefilled ? standing : undefined),
        ...(isPrefilled ? {} : draft.bond_information),
      }),
    }),
    toSection: (values) => fromFormValues(draftFields.bond_information.fields, values.bond_information),
    check: (draft) => checkPage('bond', draft, rules),
    refuses: refusedOnPage('bond'),
  })
  const actions = useDetailActions('bond', form, 'bond_information')
  return (
    <DetailFrame page="bond" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'bond-page.bond', defaultMessage: 'Bond' })}
        lead={
          isNeeded
            ? t({
                id: 'bond-page.required-for-formal-entries',
                defaultMessage: 'Required for formal entries.',
              })
            : t({
                id: 'bond-page.this-entry-needs-no-bond',
                defaultMessage: 'This entry needs no bond details. Anything you enter is saved.',
              })
        }
      >
        {isPrefilled && (
          <p className={`${fieldStyles.columns12} ${fieldStyles.note}`}>
            {t({
              id: 'bond-page.filled-in-from-the-bond',
              defaultMessage: 'Filled in from the bond on file of your organization.',
            })}
          </p>
        )}
        <BondFields />
      </FormSection>
      <FormSection
        title={t({ id: 'bond-page.additional-bond', defaultMessage: 'Additional bond' })}
        lead={t({
          id: 'bond-page.a-single-transaction-bond-beside',
          defaultMessage:
            'A single transaction bond beside the bond above. Goods under an AD/CVD case with a rate of 5% or more need one when that bond is continuous.',
        })}
      >
        <EntryField name="bond_information.additional_surety" />
        <EntryField name="bond_information.additional_number" />
        <EntryField name="bond_information.additional_amount" />
      </FormSection>
      <FormSection
        title={t({ id: 'bond-page.surety', defaultMessage: 'Surety' })}
        lead={t({
          id: 'bond-page.the-company-that-issued-your',
          defaultMessage: 'The company that issued your bond, and its contact.',
        })}
      >
        <SuretyFields />
      </FormSection>
    </DetailFrame>
  )
}
