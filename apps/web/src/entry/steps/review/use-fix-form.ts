import type { DraftPath } from '@edfe/domain/entry'
import { useEffect, useMemo, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { useEntryContext } from '../../editing/entry-context.ts'
import type { EntryEditor } from '../../editing/entry-editor.ts'
import { FieldErrors } from '../../form/field-errors.ts'
import { fieldMeta } from '../../form/field-meta.ts'
import { onValues } from '../../form/on-values.ts'
import { showText } from '../../values/format.ts'
import { textAt } from './fix-changes.ts'

/**
 * What was typed beside findings and is not saved yet, by path. It outlives the page, which is drawn anew when the entry
 * changes elsewhere or its signature becomes void.
 */
const typedTexts = new WeakMap<EntryEditor, Map<string, string>>()

function typedOf(editor: EntryEditor): Map<string, string> {
  const found = typedTexts.get(editor) ?? new Map<string, string>()
  typedTexts.set(editor, found)
  return found
}

/** The form of fields beside their findings: what they hold in the draft, or what was typed there and not saved yet. */
export function useFixForm(paths: readonly DraftPath[]) {
  const { editor } = useEntryContext()
  const typed = typedOf(editor)
  const [defaultValues] = useState(() =>
    paths.reduce<FieldValues>(
      (values, path) =>
        withMember(
          values,
          path.split('.'),
          typed.get(path) ?? showText(fieldMeta(path).kind, textAt(editor.draft(), path)),
        ),
      {},
    ),
  )
  const form = useForm({ defaultValues })
  const context = useMemo(() => ({ form, errors: new FieldErrors(), blurred: () => {} }), [form])
  const textOf = (path: DraftPath) => String(form.getValues(path) ?? '')
  useEffect(
    () =>
      onValues(form, () => {
        for (const path of paths) typed.set(path, String(form.getValues(path) ?? ''))
      }),
    [form, paths, typed],
  )
  return {
    context,
    form,
    textOf,
    /** After a save: the draft holds what was typed. */
    saved: (done: readonly DraftPath[]) => {
      for (const path of done) typed.delete(path)
    },
  }
}

/** Whether something was typed beside one of these findings and is not saved yet. */
export const isTypedBeside = (editor: EntryEditor, paths: readonly string[]): boolean =>
  paths.some((path) => Boolean(typedOf(editor).get(path)))

const withMember = (
  values: FieldValues,
  [name = '', ...rest]: readonly string[],
  text: string,
): FieldValues => ({
  ...values,
  [name]: rest.length === 0 ? text : withMember((values[name] as FieldValues | undefined) ?? {}, rest, text),
})
