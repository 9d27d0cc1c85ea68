import type { Finding } from '@edfe/domain/rules'
import type { ShownFinding } from '@edfe/messages'
import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { t } from '../../words/t.ts'
import { shownFinding } from '../editing/late-rules.ts'
import { fieldId } from './field-id.ts'

/** Hundreds of lines can have thousands of errors: the list stays readable, the heading counts them all. */
const MAX_LISTED = 100

/** 'Block 32, line 003'; the label where the form has no block. */
function placeOf({ block, label, path }: ShownFinding): string {
  const place = block ? t({ id: 'common.block', defaultMessage: 'Block {block}' }, { block }) : label
  const index = /^line_items\.(\d+)\./.exec(path)?.[1]
  if (index === undefined) return place
  const line = String(Number(index) + 1).padStart(3, '0')
  return t({ id: 'error-summary.place-in-line', defaultMessage: '{place}, line {line}' }, { place, line })
}

interface Props {
  findings: readonly Finding[]
  lead: string
  nameOf: (path: string) => string
  /** Grows with every attempt to save: the summary takes the focus then. */
  attempt: number
  onFollow: (finding: Finding) => void
}

/** Every error of the page in page order, each with the message of its field, with a link to it. */
export function ErrorSummary({ findings, lead, nameOf, attempt, onFollow }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt brings the focus back here
  useEffect(() => {
    // Its head must be in sight, also when the list is longer than the window.
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt])
  return (
    <Alert role="alert" tabIndex={-1} ref={box}>
      <h2>
        {t({ id: 'error-summary.title', defaultMessage: 'Error ({count})' }, { count: findings.length })}
      </h2>
      <p>{lead}</p>
      <ul>
        {findings
          .slice(0, MAX_LISTED)
          .map((finding) => ({ ...shownFinding(finding), finding }))
          .map(({ finding, ...shown }) => (
            <li key={`${shown.rule_id} ${shown.path}`}>
              <span>{placeOf(shown)}</span>
              <a
                href={`#${fieldId(nameOf(shown.path))}`}
                onClick={(event) => {
                  event.preventDefault()
                  onFollow(finding)
                }}
              >
                {shown.message}
              </a>
            </li>
          ))}
      </ul>
      {findings.length > MAX_LISTED && (
        <p>
          {t(
            {
              id: 'error-summary.more',
              defaultMessage: '{count} more are below. They are listed here as the ones above are corrected.',
            },
            { count: findings.length - MAX_LISTED },
          )}
        </p>
      )}
    </Alert>
  )
}
