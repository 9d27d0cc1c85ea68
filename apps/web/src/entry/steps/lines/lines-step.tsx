import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { t } from '../../../words/t.ts'
import { useEditorState } from '../../editing/entry-context.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { StepFrame } from '../../frame/page-frame.tsx'
import { useStepActions } from '../../frame/use-page-actions.ts'
import type { ImportStart } from '../../lines-import/import-start.ts'
import { UnfinishedSplit } from '../../lines-import/unfinished-split.tsx'
import { LineFilters } from '../../lines-sheet/line-filters.tsx'
import { LineList } from '../../lines-sheet/line-list.tsx'
import { lineNumberText } from '../../lines-sheet/line-text.ts'
import { ListTotals } from '../../lines-sheet/list-totals.tsx'
import { Sheet, type SheetHandle } from '../../lines-sheet/sheet.tsx'
import { SheetTools } from '../../lines-sheet/sheet-tools.tsx'
import { useLineFilter } from '../../lines-sheet/use-line-filter.ts'
import { useTicks } from '../../lines-sheet/use-ticks.ts'
import { TariffNotes } from '../../tariff/tariff-notes.tsx'
import { WaitingDuties } from '../../tariff/waiting-duties.tsx'
import { LineClaims } from './line-claims.tsx'
import { LinePanel } from './line-panel.tsx'
import { LineQuestions } from './line-questions.tsx'
import styles from './lines-step.module.css'
import { SameAnswer } from './same-answer.tsx'
import { SumSoFar } from './sum-so-far.tsx'
import { TariffRefusals } from './tariff-refusals.tsx'
import { useLineQuestions } from './use-line-questions.ts'
import { useLinesForm } from './use-lines-form.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useSaveAfterDuties } from './use-save-after-duties.ts'

/** The readers of files come when a person imports. */
const ImportDialog = lazy(async () => ({
  default: (await import('../../lines-import/import-dialog.tsx')).ImportDialog,
}))

const AddPartsDialog = lazy(async () => ({
  default: (await import('./add-parts-dialog.tsx')).AddPartsDialog,
}))

const SpreadChargesDialog = lazy(async () => ({
  default: (await import('../../lines-sheet/spread-charges-dialog.tsx')).SpreadChargesDialog,
}))

/** Up to here the lines are a list, and an open line takes the page. */
const NARROW = '(max-width: 60rem)'
/** Up to so many lines the open one lies below them, over the whole width. */
const FEW_LINES = 3

/** Step 4: blocks 31 to 38, up to 999 lines as a sheet, with one line open beside it. */
export function LinesStep() {
  const lines = useLinesForm()
  const { step, order, openId, changes, remove } = lines
  const { open, isChosen } = useChosenLine(lines.open)
  const actions = useSaveAfterDuties(useStepActions('line_items', step, 'line_items'), lines)
  const { may } = useEditorState().entry
  const isNarrow = useMedia(NARROW)
  const sheet = useRef<SheetHandle>(null)
  const asked = useLineQuestions(step.value, order)
  const filter = useLineFilter(step.value, order, asked.hasQuestion)
  const { shown, choose } = filter
  const ticks = useTicks(shown)
  const [imported, setImported] = useState<ImportStart>()
  /** The line whose cell asks for the search of the tariff. */
  const [searched, setSearched] = useState<string>()
  const search = useCallback(
    (id: string) => {
      open(id)
      setSearched(id)
    },
    [open],
  )
  const startWithPaste = useCallback((pasted: string) => setImported({ pasted }), [])
  const [isAddingParts, setAddingParts] = useState(false)
  const [isSpreading, setSpreading] = useState(false)

  const goTo = useRowFocus(sheet, shown)
  const show = useCallback(
    (id: string) => {
      open(id)
      if (!shown.includes(id)) choose(undefined)
      goTo(id)
    },
    [open, goTo, choose, shown],
  )
  const reveal = useCallback(
    (name: string) => {
      const id = name.split('.')[1]
      if (id !== undefined) show(id)
    },
    [show],
  )
  const add = () => {
    const id = lines.add()
    if (id === undefined) return
    choose(undefined)
    if (isNarrow || openId !== undefined) open(id)
    goTo(id, 1)
  }
  const takeAway = useCallback(
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
          run: () => changes.revert(change),
        },
      })
    },
    [changes.revert, goTo, order, remove, shown],
  )
  const hasList = !isNarrow || openId === undefined
  return (
    <div data-width="sheet">
      <StepFrame
        step="line_items"
        form={step}
        actions={actions}
        lead={t({
          id: 'lines-step.lead',
          defaultMessage: 'Everything you typed is kept. Please correct the following errors:',
        })}
        reveal={reveal}
        isSheet
        summary={may.edit && <SumSoFar step={step} />}
        before={
          <EntryFormContext value={step.value}>
            <UnfinishedSplit onResume={(resumed) => setImported({ resumed })} />
            <TariffNotes lineId={order[0] ?? ''} />
            <TariffRefusals {...asked} order={order} onOpen={show} />
            {may.edit && (
              <LineClaims
                claims={asked.claims}
                order={order}
                isUnclaimed={asked.isUnclaimed}
                changes={changes}
              />
            )}
            {may.edit && <WaitingDuties ids={lines.waitingDuties} onDone={lines.onDutyDone} />}
          </EntryFormContext>
        }
      >
        {hasList && may.edit && (
          <SheetTools
            order={order}
            changes={changes}
            ticks={ticks}
            isNarrow={isNarrow}
            onAdd={add}
            onRemove={takeAway}
            onFillDown={() => sheet.current?.fillDown()}
            onPaste={() => sheet.current?.paste()}
            first={
              <Button
                look="quiet"
                small
                icon="upload"
                onClick={() => setImported({})}
                data-command={t({ id: 'lines-step.import-lines', defaultMessage: 'Import lines' })}
              >
                {t({ id: 'lines-step.import-lines', defaultMessage: 'Import lines' })}
              </Button>
            }
            last={
              <Button
                look="quiet"
                small
                onClick={() => setSpreading(true)}
                data-command={t({
                  id: 'lines-step.spread-freight-insurance-over',
                  defaultMessage: 'Spread freight and insurance over the lines',
                })}
              >
                {t({ id: 'lines-step.spread-freight', defaultMessage: 'Spread freight…' })}
              </Button>
            }
            more={
              <MenuItem
                onClick={() => setAddingParts(true)}
                command={t({ id: 'lines-step.add-lines-parts', defaultMessage: 'Add lines to your parts' })}
              >
                {t({ id: 'lines-step.add-to-parts', defaultMessage: 'Add to parts…' })}
              </MenuItem>
            }
          />
        )}
        {hasList && <LineFilters count={order.length} filter={filter} />}
        {hasList && filter.group === 'asked' && may.edit && (
          <LineQuestions
            unrelated={asked.unrelated()}
            questions={asked.open()}
            changes={changes}
            order={order}
            ticked={ticks.ids}
            onAnswered={lines.onDutyChanged}
            onOpen={show}
          />
        )}
        <div
          className={openId === undefined || isNarrow ? undefined : styles.work}
          data-few={order.length <= FEW_LINES ? '' : undefined}
        >
          {isNarrow && hasList && (
            <>
              <LineList
                order={order}
                shown={shown}
                asked={filter.groups.asked}
                onOpen={open}
                ticks={ticks}
                handle={sheet}
              />
              <ListTotals order={order} />
            </>
          )}
          {!isNarrow && (
            <Sheet
              order={order}
              shown={shown}
              mayEdit={may.edit}
              openId={openId}
              onOpen={open}
              onSearch={search}
              changes={changes}
              ticks={ticks}
              onLargePaste={startWithPaste}
              asked={filter.groups.asked}
              handle={sheet}
            />
          )}
          {openId !== undefined && (
            <div>
              <LinePanel
                id={openId}
                order={order}
                shown={shown}
                isNarrow={isNarrow}
                takesFocus={isNarrow && isChosen.current}
                onOpen={open}
                onRemove={order.length > 1 ? (id) => takeAway([id]) : undefined}
                onJump={actions.jump}
                isSearchAsked={searched === openId}
                onSearchEnd={() => setSearched(undefined)}
                moreForAnswer={(question, answer) => (
                  <SameAnswer
                    id={openId}
                    question={question}
                    answer={answer}
                    asked={asked.open()}
                    order={order}
                    onAnswered={lines.onDutyChanged}
                  />
                )}
              />
            </div>
          )}
        </div>
      </StepFrame>
      {/* Outside of the form: Enter in a field of the dialog does not save the step. */}
      {imported !== undefined && (
        <EntryFormContext value={step.value}>
          <Suspense
            fallback={
              <p role="status">
                {t({ id: 'lines-step.loading-the-import', defaultMessage: 'Loading the import…' })}
              </p>
            }
          >
            <ImportDialog
              order={order}
              changes={changes}
              {...imported}
              onClose={() => setImported(undefined)}
            />
          </Suspense>
        </EntryFormContext>
      )}
      {isSpreading && (
        <EntryFormContext value={step.value}>
          <Suspense
            fallback={
              <p role="status">
                {t({ id: 'lines-step.loading-the-lines', defaultMessage: 'Loading the lines…' })}
              </p>
            }
          >
            <SpreadChargesDialog order={order} changes={changes} onClose={() => setSpreading(false)} />
          </Suspense>
        </EntryFormContext>
      )}
      {isAddingParts && (
        <EntryFormContext value={step.value}>
          <Suspense
            fallback={
              <p role="status">
                {t({ id: 'lines-step.loading-your-parts', defaultMessage: 'Loading your parts…' })}
              </p>
            }
          >
            <AddPartsDialog order={order} onClose={() => setAddingParts(false)} />
          </Suspense>
        </EntryFormContext>
      )}
    </div>
  )
}

/** Opens a line, and remembers that a person chose one: a line that is open from the start leaves the focus on the heading. */
function useChosenLine(open: (id: string | undefined) => void) {
  const isChosen = useRef(false)
  const choose = useCallback(
    (id: string | undefined) => {
      isChosen.current = true
      open(id)
    },
    [open],
  )
  return { open: choose, isChosen }
}
