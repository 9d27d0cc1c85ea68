import type { Entry } from '@edfe/contracts/entries/entry'
import type { StepKey } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import textStyles from '../../ui/text.module.css'
import { T } from '../../words/text.tsx'
import { entryLink } from '../entry-link.ts'
import { fieldHash } from '../form/use-field-from-hash.ts'

/** On every page of a signed entry that was changed: its signature is void, and where to sign again; the review asks for it itself. */
export function VoidedSignatureNote({ entry, step }: { entry: Entry; step: StepKey }) {
  if (!entry.signature_voided || !entry.may.edit) return null
  return (
    <span className={textStyles.problem}>
      <T
        id="voided-signature-note.text"
        defaultMessage="Signature void. <link>Sign again</link>"
        values={{
          link: (content) => (
            <Link
              {...entryLink(entry.id, step === 'review_submit' ? 'step-6' : 'step-5')}
              hash={fieldHash('totals_declarations.declarant_signature')}
            >
              {content}
            </Link>
          ),
        }}
      />
    </span>
  )
}
