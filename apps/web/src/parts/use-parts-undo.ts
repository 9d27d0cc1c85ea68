import type { AnswerOf } from '@edfe/contracts/operations'
import { messageOf } from '../api/problem.ts'
import { showToast } from '../ui/toast.tsx'
import { partsText } from './parts-text.ts'
import { useDeleteParts } from './use-parts.ts'

/** How long an action on many parts can be undone. */
export const UNDO_MS = 20_000

/** Says that parts were added, and offers to take them away again. */
export function useAddedParts() {
  const { mutateAsync: remove } = useDeleteParts()
  return ({ parts }: AnswerOf<'addParts'>) =>
    showToast({
      text: `${partsText(parts.length)} added.`,
      durationMs: UNDO_MS,
      ...(parts.length > 0 && {
        action: {
          label: 'Undo',
          run: () =>
            void remove(parts).then(
              ({ deleted }) => showToast({ text: `${partsText(deleted)} removed again.` }),
              (error: unknown) =>
                showToast({ text: messageOf(error, 'The parts could not be removed. Please try again.') }),
            ),
        },
      }),
    })
}
