import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryFormContext } from '../form/form-context.ts'

type Values = Readonly<Record<string, string>>

/** The other changes of a choice, outside the form on the page. */
interface Elsewhere {
  undo: () => void
}

/**
 * Writes values into fields of the page, by field name, with one undo for all of them. A field that was typed in since
 * keeps what was typed.
 */
export function useFillIn() {
  const { form, blurred } = useEntryFormContext()
  const now = (name: string) => String(form.getValues(name) ?? '')
  const write = (values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name, value, { shouldDirty: true })
      blurred(name)
    }
  }
  return (after: Values, text: string, elsewhere?: Elsewhere) => {
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, now(name)]))
    write(after)
    showToast({
      text,
      action: {
        label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
        run: () => {
          write(Object.fromEntries(Object.entries(before).filter(([name]) => now(name) === after[name])))
          elsewhere?.undo()
        },
      },
    })
  }
}
