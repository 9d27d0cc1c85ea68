import type { Finding } from '@edfe/domain/rules'
import { useEffect, useRef } from 'react'
import { fieldId } from '../fields/field-id.ts'

interface Props {
  findings: readonly Finding[]
  lead: string
  nameOf: (path: string) => string
  /** Grows with every attempt to save: the summary takes the focus then. */
  attempt: number
  onFollow: (finding: Finding) => void
}

/** Every error of the page in page order, each in the words that stand under its field, with a link to it. */
export function ErrorSummary({ findings, lead, nameOf, attempt, onFollow }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt brings the focus back here
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <h2>Error ({findings.length})</h2>
      <p>{lead} Everything you typed is kept.</p>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.rule_id} ${finding.path}`}>
            <span>{finding.block ? `Block ${finding.block}` : finding.label}</span>
            <a
              href={`#${fieldId(nameOf(finding.path))}`}
              onClick={(event) => {
                event.preventDefault()
                onFollow(finding)
              }}
            >
              {finding.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
