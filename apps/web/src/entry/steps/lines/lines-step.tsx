import { useCallback, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { focusField } from '../../form/field-id.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { StepFrame } from '../../frame/page-frame.tsx'
import { useStepActions } from '../../frame/use-page-actions.ts'
import { TariffNotes } from '../../tariff/tariff-notes.tsx'
import { LineList, type LineListHandle } from './line-list.tsx'
import { LineTotals } from './line-totals.tsx'
import linesStyles from './lines.module.css'
import { lineNumberText, MAX_LINES, useLinesForm } from './use-lines-form.ts'

/** Moves the focus to a line's row once it is drawn. */
const focusLine = (id: string) =>
  setTimeout(() => document.querySelector<HTMLElement>(`[data-line="${id}"] .line-toggle`)?.focus(), 60)

/** Step 4: blocks 31 to 38, up to 999 lines. */
export function LinesStep() {
  const lines = useLinesForm()
  const { step, order } = lines
  const actions = useStepActions('line_items', step, 'line_items')
  const list = useRef<LineListHandle>(null)
  const { open, remove, putBack } = lines

  const reveal = useCallback(
    (name: string) => {
      const id = name.split('.')[1]
      if (id === undefined) return
      open(id)
      list.current?.scrollTo(id)
    },
    [open],
  )
  const add = () => {
    const id = lines.add()
    if (id === undefined) return
    reveal(`line_items.${id}`)
    setTimeout(() => focusField(`line_items.${id}.description`), 60)
  }
  const takeAway = useCallback(
    (id: string) => {
      const gone = remove(id)
      if (!gone) return
      // The pressed button goes with its line: the line that moved up takes the focus over.
      focusLine(gone.neighbour)
      const undo = () => {
        putBack(id, gone.index)
        focusLine(id)
      }
      showToast({
        text: `Line ${lineNumberText(gone.index)} removed. The lines after it are renumbered.`,
        action: { label: 'Undo', run: undo },
      })
    },
    [remove, putBack],
  )
  return (
    <StepFrame
      step="line_items"
      form={step}
      actions={actions}
      lead="Everything you typed is kept. Please correct the following errors:"
      reveal={reveal}
      before={
        <EntryFormContext value={step.value}>
          <LineTotals order={order} />
          <TariffNotes lineId={order[0] ?? ''} />
        </EntryFormContext>
      }
    >
      <LineList lines={lines} handle={list} onRemove={takeAway} />
      <div className={linesStyles.addRow}>
        <Button
          look="quiet"
          icon="plus"
          onClick={add}
          disabledReason={
            order.length >= MAX_LINES ? `An entry holds ${MAX_LINES} lines at most.` : undefined
          }
        >
          Add a line
        </Button>
      </div>
    </StepFrame>
  )
}
