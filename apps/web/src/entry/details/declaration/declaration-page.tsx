import { DECLARANT_ROLES, type Role } from '@edfe/domain/entry'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { DeclarationSections } from './declaration-sections.tsx'
import { useDeclarationForm } from './use-declaration-form.ts'
import { useTakenBackSignature } from './use-taken-back-signature.ts'

const ROLE_LABELS: Record<(typeof DECLARANT_ROLES)[number], string> = {
  get preparer() {
    return t({ id: 'declaration-page.preparer', defaultMessage: 'Preparer' })
  },
  get approver() {
    return t({ id: 'declaration-page.approver', defaultMessage: 'Approver' })
  },
  get admin() {
    return t({ id: 'declaration-page.admin', defaultMessage: 'Admin' })
  },
  get auditor() {
    return t({ id: 'declaration-page.auditor', defaultMessage: 'Auditor' })
  },
}
const ROLES = DECLARANT_ROLES.map((role: Role) => ({ value: role, label: ROLE_LABELS[role] }))

/** The declaration: what is declared, by whom, signed, and in which role. */
export function DeclarationPage() {
  const { form, actions } = useDeclarationForm()
  const voided = useTakenBackSignature(form.value.form)
  return (
    <DetailFrame
      page="declaration"
      form={form}
      actions={actions}
      saveLabel={t({
        id: 'declaration-page.sign-return-to-totals-declarations',
        defaultMessage: 'Sign & Return to Totals & Declarations',
      })}
    >
      <DeclarationSections voided={voided} />
      <FormSection
        title={t({ id: 'declaration-page.role', defaultMessage: 'Role' })}
        lead={t({
          id: 'declaration-page.in-which-role-of-your',
          defaultMessage: 'In which role of your organization you certify the entry.',
        })}
      >
        <EntryField name="final_review.declarant_role" options={ROLES} />
      </FormSection>
    </DetailFrame>
  )
}
