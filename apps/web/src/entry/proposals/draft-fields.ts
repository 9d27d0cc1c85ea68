import type { DraftData, DraftSection, LineItem } from '@edfe/domain/entry'
import { useEntryContext } from '../editing/entry-context.ts'
import { fieldMeta } from '../form/field-meta.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { showText, storeText } from '../values/format.ts'

/** Values by draft path, as an input shows them. */
export type ShownValues = Readonly<Record<string, string>>

interface DraftFields {
  read: (path: string) => string
  write: (values: ShownValues) => void
}

/**
 * Text fields of the draft by path, whether the page has them or not: those of the page's own section are read and written
 * in its form, the others in the entry that is edited. A line is named by its place, from 0.
 */
export function useDraftFields(pageSection: DraftSection): DraftFields {
  const { form, blurred } = useEntryFormContext()
  const { editor } = useEntryContext()
  const isOnPage = (path: string) => path.startsWith(`${pageSection}.`)
  const read = (path: string): string =>
    isOnPage(path)
      ? String(form.getValues(path) ?? '')
      : showText(fieldMeta(path).kind, storedText(editor.section(sectionOf(path)), path))
  const write = (values: ShownValues) => {
    const elsewhere = new Map<DraftSection, unknown>()
    for (const [path, shown] of Object.entries(values)) {
      if (isOnPage(path)) {
        form.setValue(path, shown, { shouldDirty: true })
        blurred(path)
        continue
      }
      const section = sectionOf(path)
      const before = elsewhere.get(section) ?? editor.section(section)
      elsewhere.set(section, withText(before, path, storeText(fieldMeta(path).kind, shown)))
    }
    for (const [section, value] of elsewhere) editor.write(section, value)
  }
  return { read, write }
}

const sectionOf = (path: string) => path.split('.')[0] as DraftSection

/** The rest of a path: a field of the section, or the place of a line and a field of it. */
const placeOf = (path: string) => path.split('.').slice(1)

function storedText(section: DraftData[DraftSection], path: string): string {
  let value: unknown = section
  for (const key of placeOf(path)) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  return typeof value === 'string' ? value : ''
}

function withText(section: DraftData[DraftSection], path: string, text: string): unknown {
  const [first = '', field = ''] = placeOf(path)
  if (!Array.isArray(section)) return { ...section, [first]: text }
  return (section as LineItem[]).map((line, at) => (at === Number(first) ? { ...line, [field]: text } : line))
}
