import { useCallback } from 'react'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import type { LineChange } from '../../lines-sheet/line-change.ts'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import type { LineChanges } from '../../lines-sheet/use-line-changes.ts'

interface Lines {
  order: readonly string[]
  shown: readonly string[]
  /** Undefined when nothing was removed. */
  remove: (ids: readonly string[]) => LineChange | undefined
  revert: LineChanges['revert']
  goTo: (id: string, column?: number) => void
}

/** Removes lines, with a way to undo it, and moves the focus to the line that took the place of the first. */
export const useTakeAway = ({ order, shown, remove, revert, goTo }: Lines) =>
  useCallback(
    (ids: readonly string[]) => {
      const number = lineNumberText(order.indexOf(ids[0]!))
      const left = shown.filter((id) => !ids.includes(id))
      const next = left[Math.min(shown.indexOf(ids[0]!), left.length - 1)]
      const change = remove(ids)
      if (!change) return
      // The pressed button may go with its line: the line that moved up takes the focus.
      if (next !== undefined) goTo(next, 0)
      const text =
        ids.length === 1
          ? t(
              {
                id: 'lines-step.line-removed-lines-after',
                defaultMessage: 'Line {number} removed. The lines after it are renumbered.',
              },
              { number },
            )
          : t(
              {
                id: 'lines-step.lines-removed-lines-renumbered',
                defaultMessage: '{count} lines removed. The lines are renumbered.',
              },
              { count: ids.length },
            )
      showToast({
        text,
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () => revert(change),
        },
      })
    },
    [revert, goTo, order, remove, shown],
  )
