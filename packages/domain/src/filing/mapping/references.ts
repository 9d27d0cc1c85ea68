import { TIB_ENTRY_TYPE } from '../../entry/declaration-text.ts'
import type { HeaderSection, TotalsSection } from '../../entry/draft.ts'
import type { WithdrawalFacts } from '../entry-summary-facts.ts'
import { keyboardText } from './text.ts'

/**
 * The warehouse entry behind a withdrawal: its entry number, and after a slash its port when that differs from
 * the port of this entry, e.g. `B76-0324527-8/2704`.
 */
export function readWarehouseEntry(typed: string | undefined, port: string): WithdrawalFacts | undefined {
  const text = (typed ?? '').toUpperCase().replace(/[\s-]/g, '')
  const match = /^([A-Z0-9]{3})(\d{8})(?:\/([A-Z0-9]{4}))?$/.exec(text)
  return match ? { filerCode: match[1]!, entryNumber: match[2]!, port: match[3] ?? port } : undefined
}

/** True when the declarant of a temporary importation certifies its terms; no other type has the certification. */
export const isTibDeclared = ({
  entry_type,
  declaration_tib,
}: Pick<HeaderSection, 'entry_type'> & Pick<TotalsSection, 'declaration_tib'>): boolean =>
  entry_type === TIB_ENTRY_TYPE && declaration_tib === true

/** The filer's reference, which record 10 takes up to nine characters; a longer one is never cut. */
export function readFileReference(typed: string | undefined): string | undefined {
  const text = keyboardText(typed)
  return text !== '' && text.length <= 9 ? text : undefined
}
