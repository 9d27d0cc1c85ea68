import { useCallback, useSyncExternalStore } from 'react'
import type { FieldMessageValue } from '../../../ui/field.tsx'
import { fieldId } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { messageOf } from '../../form/use-field.ts'

export interface PlaceMessage {
  /** Separate for each, for `aria-describedby`. */
  id: string
  message: FieldMessageValue
}

/** Every finding that shows at a place of the data for agencies, by its name in the form. */
export function usePlaceMessages(name: string): PlaceMessage[] {
  const { errors } = useEntryFormContext()
  const subscribe = useCallback((listener: () => void) => errors.subscribe(name, listener), [errors, name])
  const findings = useSyncExternalStore(subscribe, () => errors.shownAll(name))
  const id = fieldId(name)
  return findings.map((finding, index) => ({
    id: index === 0 ? id : `${id}-${index}`,
    message: messageOf(finding),
  }))
}
