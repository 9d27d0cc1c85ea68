import { t } from '../../../words/t.ts'
import { FormSection } from '../../form/form-section.tsx'
import { DeclarantFields } from './declarant-fields.tsx'
import { DeclarationCheckboxes } from './declaration-checkboxes.tsx'

/** Title and lead of block 45. */
export const signatureWords = () => ({
  title: t({
    id: 'declaration-sections.declarant-and-signature',
    defaultMessage: 'Declarant and signature',
  }),
  lead: t({
    id: 'declaration-sections.false-statements-made-to-cbp',
    defaultMessage: 'False statements made to CBP are punishable under 18 U.S.C. 1001 and 19 U.S.C. 1592.',
  }),
})

/** Shows the declaration and its signer, blocks 40 and 45: in step 5 and on the declaration's page. */
export function DeclarationSections({ voided }: { voided: string | undefined }) {
  return (
    <>
      <FormSection
        title={t({ id: 'declaration-sections.declaration', defaultMessage: 'Declaration' })}
        lead={t({
          id: 'declaration-sections.block-40-both-statements-are',
          defaultMessage: 'Block 40. Both statements are required.',
        })}
        isPlain
      >
        <DeclarationCheckboxes />
      </FormSection>
      <FormSection {...signatureWords()}>
        <DeclarantFields voided={voided} />
      </FormSection>
    </>
  )
}
