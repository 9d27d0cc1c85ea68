import type { AnswerOf } from '@edfe/contracts/operations'
import { messageOf } from '../api/problem.ts'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { partsText } from './parts-text.ts'
import { useDeleteParts } from './use-parts.ts'

/** The time in which an action on many parts can be undone. */
export const UNDO_MS = 20_000

/** Says that parts were added, and offers to take them away again. */
export function useAddedParts() {
  const { mutateAsync: remove } = useDeleteParts()
  return ({ parts }: AnswerOf<'addParts'>) =>
    showToast({
      text: t(
        { id: 'use-parts-undo.added', defaultMessage: '{count} added.' },
        { count: partsText(parts.length) },
      ),
      durationMs: UNDO_MS,
      ...(parts.length > 0 && {
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () =>
            void remove(parts).then(
              ({ deleted }) =>
                showToast({
                  text: t(
                    { id: 'use-parts-undo.removed-again', defaultMessage: '{deleted} removed again.' },
                    { deleted: partsText(deleted) },
                  ),
                }),
              (error: unknown) =>
                showToast({
                  text: messageOf(
                    error,
                    t({
                      id: 'use-parts-undo.the-parts-could-not-be',
                      defaultMessage: 'The parts could not be removed. Please try again.',
                    }),
                  ),
                }),
            ),
        },
      }),
    })
}
