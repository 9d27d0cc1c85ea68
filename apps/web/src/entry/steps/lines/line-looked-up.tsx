import fieldStyles from '../../../ui/field.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { focusFieldSoon } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { useValues } from '../../form/use-values.ts'
import { linesText } from '../../lines-sheet/line-text.ts'
import { LookedUp } from '../../tariff/looked-up.tsx'
import { useLookedUp } from '../../tariff/use-looked-up.ts'

const noteOf = (line: string) => `line_items.${line}.duty_note`

interface Props {
  id: string
  /** The note that closes what the tariff data lacks of the line, where one press may give it. */
  note: string | null | undefined
}

/** One press for the note of a line that has none, and one for that line and all that need the same note. */
export function LineLookedUp({ id, note }: Props) {
  const { form, blurred } = useEntryFormContext()
  const { may } = useEntry()
  const isOpen = !(useValues(form, noteOf(id)) as string | undefined)?.trim() && may.edit
  const found = useLookedUp(isOpen && Boolean(note))
  if (!note || !isOpen) return null
  const alike = [...found].flatMap(([line, other]) =>
    line !== id && other === note && !form.getValues(noteOf(line)) ? line : [],
  )
  const put = (lines: readonly string[], text: string) => {
    for (const line of lines) form.setValue(noteOf(line), text, { shouldDirty: true })
    blurred(noteOf(id))
  }
  const press = (count: number) => {
    const lines = [id, ...alike].slice(0, count)
    put(lines, note)
    focusFieldSoon(noteOf(id))
    if (count > 1)
      showToast({
        text: t(
          { id: 'line-looked-up.done', defaultMessage: 'The note is on {lines}.' },
          { lines: linesText(count) },
        ),
        action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => put(lines, '') },
      })
  }
  return (
    <div className={fieldStyles.columns12}>
      <LookedUp counts={alike.length > 0 ? [1, alike.length + 1] : [1]} onPress={press} />
    </div>
  )
}
