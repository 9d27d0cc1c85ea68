import type { Entry } from '@edfe/contracts/entries/entry'
import { hasValidSignature, STEPS, type StepKey, type StepProgressItem } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon.tsx'
import shapeStyles from '../../ui/shape.module.css'
import { t } from '../../words/t.ts'
import { entryLink } from '../entry-link.ts'
import styles from './step-chips.module.css'
import { useEffectiveProgress } from './use-effective-progress.ts'

interface Props {
  entry: Entry
  current: StepKey
  /** Errors found on the current step at the last attempt to save it. */
  errorCount: number
  /** Errors of each step, when a review has counted them: every step that has some says so. */
  toFix?: ReadonlyMap<StepKey, number>
  /** One line for each step: shape and title, and the number of errors; the other words are read out. */
  isSlim?: boolean
  onJump: (path: string) => void
}

interface Chip {
  tone: string | undefined
  word: string
  shape: 'check' | 'missing' | 'dash' | 'number'
}

const errors = (count: number): string =>
  t({ id: 'step-chips.errors', defaultMessage: '{count, plural, one {# error} other {# errors}}' }, { count })

const failed = (count: number): Chip => ({
  tone: styles.failed,
  word: t({ id: 'step-chips.to-fix', defaultMessage: '{count} to fix' }, { count }),
  shape: 'missing',
})

/** A step before the rules are here. */
const WAITING: Chip = {
  tone: undefined,
  get word() {
    return t({ id: 'step-chips.being-checked', defaultMessage: 'Being checked' })
  },
  shape: 'number',
}

function chipOf(item: StepProgressItem | undefined, step: StepKey, entry: Entry): Chip {
  switch (item?.status) {
    case 'valid':
    case 'complete': {
      const isSigned = step === 'totals_declarations' && hasValidSignature(entry.draft_data)
      return {
        tone: styles.done,
        word: isSigned
          ? t({ id: 'step-chips.signed', defaultMessage: 'Signed' })
          : t({ id: 'step-chips.complete', defaultMessage: 'Complete' }),
        shape: 'check',
      }
    }
    case 'incomplete':
      return failed(item.validationErrors ?? 0)
    case 'partial':
      return {
        tone: styles.partial,
        word: item.skipped
          ? t({ id: 'step-chips.skipped', defaultMessage: 'Skipped' })
          : t({ id: 'step-chips.partly-done', defaultMessage: 'Partly done' }),
        shape: 'dash',
      }
    default:
      return {
        tone: undefined,
        word: t({ id: 'step-chips.not-started', defaultMessage: 'Not started' }),
        shape: 'number',
      }
  }
}

/** The six steps as chips: word, shape and colour show the progress of each. */
export function StepChips({ entry, current, errorCount, toFix, isSlim = false, onJump }: Props) {
  const progress = useEffectiveProgress(entry)
  return (
    <nav data-screen-only="" aria-label={t({ id: 'step-chips.title', defaultMessage: 'Steps' })}>
      <ol className={isSlim ? `${styles.chips} ${styles.slim}` : styles.chips}>
        {STEPS.map((step, index) => {
          const isCurrent = step.key === current
          const count = toFix?.get(step.key) ?? 0
          const own =
            count > 0 ? failed(count) : progress ? chipOf(progress[step.key], step.key, entry) : WAITING
          const chip: Chip = !isCurrent
            ? own
            : errorCount > 0
              ? { tone: `${styles.current} ${styles.failed}`, word: errors(errorCount), shape: 'missing' }
              : {
                  tone: styles.current,
                  word: t({ id: 'step-chips.current', defaultMessage: 'Current' }),
                  shape: 'number',
                }
          return (
            <li key={step.key}>
              <Link
                {...entryLink(entry.id, step.path)}
                className={chip.tone}
                title={
                  isSlim
                    ? t(
                        { id: 'step-chips.state', defaultMessage: '{title}: {state}' },
                        { title: t(step.title), state: chip.word },
                      )
                    : undefined
                }
                aria-current={isCurrent ? 'step' : undefined}
                data-command={
                  isCurrent
                    ? undefined
                    : t(
                        { id: 'step-chips.step', defaultMessage: 'Step {number}: {title}' },
                        { number: index + 1, title: t(step.title) },
                      )
                }
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  if (!isCurrent) onJump(step.path)
                }}
              >
                <span className={`${shapeStyles.circle} ${styles.chipIcon}`} aria-hidden="true">
                  {chip.shape === 'number' && index + 1}
                  {chip.shape === 'dash' && '–'}
                  {(chip.shape === 'check' || chip.shape === 'missing') && <Icon name={chip.shape} />}
                </span>
                <b>{t(step.title)}</b>
                <small>{chip.word}</small>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
