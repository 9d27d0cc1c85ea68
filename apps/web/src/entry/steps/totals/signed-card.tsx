import { hasValidSignature, type TotalsSection } from '@edfe/domain/entry'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { inSentence } from '../../../words/in-sentence.ts'
import { t } from '../../../words/t.ts'
import { signatureWords } from '../../details/declaration/declaration-sections.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'
import { FilledCard } from '../../on-file/filled-card.tsx'
import { useFilledCard } from '../../on-file/use-filled-card.ts'
import { isOfDeclaration } from '../review/use-sign-here.ts'

const at = inside('totals_declarations')

const SIGNED = [
  'declaration_ior_agent',
  'declaration_purchase_agreement',
  'goods_not_purchased',
  'declaration_tib',
  'declarant_name',
  'declarant_title',
  'declarant_signature',
  'declarant_date',
] as const satisfies (keyof TotalsSection)[]

/** Shows blocks 40 and 45 of an entry that was signed before as a card, until something takes the signature back. */
export function useSignedCard(form: EntryForm) {
  const values: unknown[] = useWatch({ control: form.value.form.control, name: SIGNED.map(at) })
  const signed: TotalsSection = Object.fromEntries(SIGNED.map((field, index) => [field, values[index]]))
  // The statement of a temporary importation is not among those of the card.
  const isSigned = !signed.declaration_tib && hasValidSignature({ totals_declarations: signed })
  // Fields in which somebody signs again stay fields.
  const [wasSigned, setWasSigned] = useState(isSigned)
  if (wasSigned && !isSigned) setWasSigned(false)
  const card = useFilledCard(form, {
    covers: (path) => isOfDeclaration({ path }),
    first: at('declaration_ior_agent'),
    isAsOnFile: wasSigned && isSigned,
  })
  return { signed, card }
}

/** Who signed, when, and the statements of block 40. */
export function SignedCard({ signed, card }: ReturnType<typeof useSignedCard>) {
  const words = signatureWords()
  return (
    <FormSection {...words}>
      <FilledCard
        words={inSentence(words.title)}
        at="importerNumber"
        facts={[
          [
            t({ id: 'copy-parts.declarant', defaultMessage: 'Declarant' }),
            [signed.declarant_name, signed.declarant_title].filter(Boolean).join(', '),
          ],
          [
            t({ id: 'step-chips.signed', defaultMessage: 'Signed' }),
            [signed.declarant_signature, signed.declarant_date].filter(Boolean).join(', '),
          ],
        ]}
        from={t(
          {
            id: 'signed-card.statements',
            defaultMessage:
              'Both statements of Block 40 are agreed to.{isNotPurchased, select, yes { The goods were not purchased.} other {}}',
          },
          { isNotPurchased: signed.goods_not_purchased ? 'yes' : 'no' },
        )}
        onChange={card.open}
      />
    </FormSection>
  )
}
