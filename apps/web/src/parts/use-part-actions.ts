import { messageOf } from '../api/problem.ts'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { type PartRow, useCheckParts, useDeletePart, useSavePart } from './use-parts.ts'

/** Deletes a part, which can be undone, and marks one as checked. The pressed button disappears: `onGone` moves the focus. */
export function usePartActions(onGone: () => void) {
  const remove = useDeletePart()
  const save = useSavePart()
  const check = useCheckParts()
  const fail = (error: unknown, text: string) => showToast({ text: messageOf(error, text) })
  const restore = (part: PartRow['part']) =>
    save.mutateAsync({ part }).then(
      () =>
        showToast({
          text: t(
            { id: 'parts-page.part-is-back', defaultMessage: 'Part {number} is back.' },
            { number: part.part_number },
          ),
        }),
      (error: unknown) =>
        fail(
          error,
          t({ id: 'parts-page.the-part-could-not-be', defaultMessage: 'The part could not be restored.' }),
        ),
    )
  return {
    onDelete: async ({ id, part }: PartRow) => {
      try {
        await remove.mutateAsync(id)
        onGone()
        showToast({
          text: t(
            { id: 'parts-page.part-deleted', defaultMessage: 'Part {number} deleted.' },
            { number: part.part_number },
          ),
          action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => void restore(part) },
        })
      } catch (error) {
        fail(
          error,
          t({ id: 'parts-page.the-part-could-not-be-2', defaultMessage: 'The part could not be deleted.' }),
        )
      }
    },
    onChecked: async ({ id, part }: PartRow) => {
      try {
        await check.mutateAsync([id])
        onGone()
        showToast({
          text: t(
            { id: 'parts-page.part-is-checked', defaultMessage: 'Part {number} is checked.' },
            { number: part.part_number },
          ),
        })
      } catch (error) {
        fail(
          error,
          t({
            id: 'parts-page.the-part-could-not-be-3',
            defaultMessage: 'The part could not be saved as checked.',
          }),
        )
      }
    },
  }
}
