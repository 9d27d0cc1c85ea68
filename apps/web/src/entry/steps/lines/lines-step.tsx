import { useCallback, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { MenuItem } from '../../../ui/menu.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { StepFrame } from '../../frame/page-frame.tsx'
import { useStepActions } from '../../frame/use-page-actions.ts'
import { UnfinishedSplit } from '../../lines-import/unfinished-split.tsx'
import { LineFilters } from '../../lines-sheet/line-filters.tsx'
import { LineList } from '../../lines-sheet/line-list.tsx'
import { ListTotals } from '../../lines-sheet/list-totals.tsx'
import { Sheet, type SheetHandle } from '../../lines-sheet/sheet.tsx'
import { SheetTools } from '../../lines-sheet/sheet-tools.tsx'
import { useLineFilter } from '../../lines-sheet/use-line-filter.ts'
import { useTicks } from '../../lines-sheet/use-ticks.ts'
import { WaitingDuties } from '../../tariff/waiting-duties.tsx'
import { LineClaims } from './line-claims.tsx'
import { LineDialog, type OpenDialog } from './line-dialog.tsx'
import { LinePanel } from './line-panel.tsx'
import { LineQuestions } from './line-questions.tsx'
import styles from './lines-step.module.css'
import { SameAnswer } from './same-answer.tsx'
import { TariffRefusals } from './tariff-refusals.tsx'
import { useLineQuestions } from './use-line-questions.ts'
import { useLinesForm } from './use-lines-form.ts'
import { useRowFocus } from './use-row-focus.ts'
import { useSaveAfterDuties } from './use-save-after-duties.ts'
import { useTakeAway } from './use-take-away.ts'

/** Up to here the lines are a list, and an open line takes the page. */
const NARROW = '(max-width: 60rem)'
/** Up to so many lines the open one lies below them, over the whole width. */
const FEW_LINES = 3

/** Step 4: blocks 31 to 38, up to 999 lines as a sheet, with one line open next to it. */
export function LinesStep() {
  const lines = useLinesForm()
  const { step, order, openId, changes, remove } = lines
  const { open, isChosen } = useChosenLine(lines.open)
  const actions = useSaveAfterDuties(useStepActions('line_items', step, 'line_items'), lines)
  const { may } = useEntry()
  const isNarrow = useMedia(NARROW)
  const sheet = useRef<SheetHandle>(null)
  const asked = useLineQuestions(step.value, order)
  const filter = useLineFilter(step.value, order, asked.hasQuestion)
  const { shown, choose } = filter
  const ticks = useTicks(shown)
  const [dialog, setDialog] = useState<OpenDialog>()
  /** The line whose cell asks for the search of the tariff. */
  const [searched, setSearched] = useState<string>()
  const search = useCallback(
    (id: string) => {
      open(id)
      setSearched(id)
    },
    [open],
  )
  const startWithPaste = useCallback((pasted: string) => setDialog({ imports: { pasted } }), [])

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
  const takeAway = useTakeAway({ order, shown, remove, revert: changes.revert, goTo })
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
        before={
          <EntryFormContext value={step.value}>
            <UnfinishedSplit onResume={(resumed) => setDialog({ imports: { resumed } })} />
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
        {hasList && (
          <div className={`${layoutStyles.wrap} ${layoutStyles.middle} ${layoutStyles.ruleBelow}`}>
            <LineFilters count={order.length} filter={filter} />
            {may.edit && (
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
                    onClick={() => setDialog({ imports: {} })}
                    data-command={t({ id: 'lines-step.import-lines', defaultMessage: 'Import lines' })}
                  >
                    {t({ id: 'lines-step.import-lines', defaultMessage: 'Import lines' })}
                  </Button>
                }
                last={
                  <Button
                    look="quiet"
                    small
                    onClick={() => setDialog('spread')}
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
                    onClick={() => setDialog('parts')}
                    command={t({
                      id: 'lines-step.add-lines-parts',
                      defaultMessage: 'Add lines to your parts',
                    })}
                  >
                    {t({ id: 'lines-step.add-to-parts', defaultMessage: 'Add to parts…' })}
                  </MenuItem>
                }
              />
            )}
          </div>
        )}
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
      {dialog && (
        <EntryFormContext value={step.value}>
          <LineDialog dialog={dialog} order={order} changes={changes} onClose={() => setDialog(undefined)} />
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
