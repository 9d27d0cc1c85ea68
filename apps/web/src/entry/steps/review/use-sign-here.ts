import { formatDay } from '@edfe/domain/calendar'
import { type DraftData, draftFields, type TotalsSection } from '@edfe/domain/entry'
import { checkEntry } from '@edfe/domain/review'
import type { FieldValues } from 'react-hook-form'
import { useDeclarant } from '../../details/declaration/use-declarant.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { dropBlank, fromFormValues } from '../../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'

const SECTION = 'totals_declarations'

/** The fields of blocks 40 and 45. */
const OF_DECLARATION = /^totals_declarations\.(declaration_|declarant_|goods_not_purchased$)/

/** True if a finding is about the declaration, for which the page of the review asks where it is missing. */
export const isOfDeclaration = ({ path }: { path: string }): boolean => OF_DECLARATION.test(path)

/**
 * The declaration of an entry as a form beside the review. Statements, name and title are saved as they are given; the
 * signature waits for the press that signs. All else in the section stays as the draft has it.
 */
export function useSignHere(): EntryForm {
  const { editor, rules } = useEntryContext()
  const declarant = useDeclarant()
  return useEntryForm({
    section: SECTION,
    toValues: (draft: DraftData): FieldValues => ({
      [SECTION]: {
        ...declarant,
        ...dropBlank(draft[SECTION] ?? {}),
        declarant_date: draft[SECTION]?.declarant_date || formatDay(rules.today),
      },
    }),
    toSection: (values) => ({
      // As stored: the draft of the editor holds this very section while it is typed.
      ...editor.state().entry.draft_data[SECTION],
      ...declarationOf(fromFormValues(draftFields[SECTION].fields, values[SECTION])),
    }),
    toAutosave: (section) => {
      const { declarant_signature: _signature, ...rest } = section as TotalsSection
      return rest
    },
    check: (draft) => checkEntry(draft, rules).filter(isOfDeclaration),
  })
}

const declarationOf = (section: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(section).filter(([field]) => isOfDeclaration({ path: `${SECTION}.${field}` })),
  )
