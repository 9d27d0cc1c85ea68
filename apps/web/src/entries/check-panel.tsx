import { defineMessage } from '@edfe/domain/messages'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { entryLink } from '../entry/entry-link.ts'
import { Button } from '../ui/button.tsx'
import fieldStyles from '../ui/field.module.css'
import { Icon, type IconName } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Tick } from '../ui/segmented.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { type BulkCheck, type CheckResult, checkLabel } from './bulk-check.ts'
import checkPanelStyles from './check-panel.module.css'
import styles from './check-progress.module.css'

const TITLE = defineMessage({ id: 'check-panel.check-of-entries', defaultMessage: 'Check of entries' })

interface CheckPanelProps {
  check: BulkCheck
  onStop: () => void
  onClose: () => void
}

/** Shows the progress of a check of many entries, and its findings on each, with the way to its review. */
export function CheckPanel({ check, onStop, onClose }: CheckPanelProps) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const { phase, entries, results, problem } = check
  const isRunning = phase === 'collecting' || phase === 'running'
  const wrong = results.filter(({ tone }) => tone === 'error')
  const shown = onlyWrong ? wrong : results
  return (
    <Panel
      title={t(TITLE)}
      aside={
        <Button look="quiet" small onClick={isRunning ? onStop : onClose}>
          {isRunning
            ? t({ id: 'check-panel.stop-check', defaultMessage: 'Stop check' })
            : t({ id: 'check-panel.close-check', defaultMessage: 'Close check' })}
        </Button>
      }
    >
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        <progress
          className={`${textStyles.block} ${layoutStyles.wide} ${styles.bar}`}
          aria-label={t({ id: 'check-panel.entries-checked', defaultMessage: 'Entries checked' })}
          max={entries.length || 1}
          value={phase === 'collecting' ? undefined : entries.length === 0 ? 1 : results.length}
        />
        <p className={textStyles.small}>{checkLabel(check)}</p>
        {problem && (
          <p className={fieldStyles.error} role="alert">
            <Icon name="error" />
            <span>{problem}</span>
          </p>
        )}
        {!isRunning && wrong.length > 0 && wrong.length < results.length && (
          <Tick
            label={t({
              id: 'check-panel.only-entries-with-errors',
              defaultMessage: 'Only entries with errors',
            })}
            checked={onlyWrong}
            onChange={setOnlyWrong}
          />
        )}
      </div>
      {shown.length > 0 && (
        <ul className={checkPanelStyles.checked} aria-label={t(TITLE)}>
          {shown.map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const LOOKS: Record<CheckResult['tone'], { icon: IconName; colour: string | undefined }> = {
  ok: { icon: 'check', colour: textStyles.success },
  warning: { icon: 'warning', colour: textStyles.warning },
  error: { icon: 'error', colour: textStyles.error },
}

/** Memoised: a thousand rows do not render again for each result. */
const ResultRow = memo(function ResultRow({ result }: { result: CheckResult }) {
  const { icon, colour } = LOOKS[result.tone]
  return (
    <li>
      <span className={colour}>
        <Icon name={icon} />
      </span>
      <Link className={`${textStyles.nowrap} ${textStyles.strong}`} {...entryLink(result.id, 'step-6')}>
        {result.name}
      </Link>
      <span>{result.words}</span>
    </li>
  )
})
