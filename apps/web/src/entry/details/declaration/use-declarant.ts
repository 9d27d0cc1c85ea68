import type { TotalsSection } from '@edfe/domain/entry'
import { useMe } from '../../../session/use-me.ts'
import { useEntryContext } from '../../editing/entry-context.ts'

/**
 * Name and title of the signed-in person, as the declarant of a draft that names none yet; nothing for a person who may
 * only read. The signature stays to be typed.
 */
export function useDeclarant(): Pick<TotalsSection, 'declarant_name' | 'declarant_title'> {
  const user = useMe().data?.user
  const { editor } = useEntryContext()
  const { entry } = editor.state()
  if (!user || !entry.may.edit || entry.draft_data.totals_declarations?.declarant_name) return {}
  const declarant_name = `${user.given_name} ${user.family_name}`.trim()
  return {
    ...(declarant_name && { declarant_name }),
    ...(user.job_title && { declarant_title: user.job_title }),
  }
}
