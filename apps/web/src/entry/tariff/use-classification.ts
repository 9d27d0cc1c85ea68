import { type Classification, classificationFields } from '@edfe/domain/entry'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { useValues } from '../form/use-values.ts'

/** Why a line has its number, as its form holds it, and the way to keep another reason. */
export function useClassification(lineId: string) {
  const { form } = useEntryFormContext()
  const at = `line_items.${lineId}.classification`
  const kept = fromFormValues(classificationFields, useValues(form, at) as Classification | undefined)
  const keep = (next: Required<Classification>) => {
    for (const [field, value] of Object.entries(toFormValues(classificationFields, next)))
      form.setValue(`${at}.${field}`, value, { shouldDirty: true })
  }
  return { kept, keep }
}
