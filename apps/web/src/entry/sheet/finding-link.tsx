import type { Entry } from '@edfe/contracts/entries/entry'
import type { ShownFinding } from '@edfe/messages'
import { Link } from '@tanstack/react-router'
import layoutStyles from '../../ui/layout.module.css'
import { inSentence } from '../../words/in-sentence.ts'
import { t } from '../../words/t.ts'
import { entryLink } from '../entry-link.ts'
import { fieldHash } from '../form/use-field-from-hash.ts'
import { pageOfFinding } from '../frame/field-page.ts'
import { BlockHint } from '../help/block-hint.tsx'
import { stepNumber } from '../pages/step-path.ts'

/** 'Line 002' of a path into the lines. */
export function lineOfPath(path: string): string | undefined {
  const index = /^line_items\.(\d+)/.exec(path)?.[1]
  return index === undefined
    ? undefined
    : t(
        { id: 'finding-link.line', defaultMessage: 'Line {number}' },
        { number: String(Number(index) + 1).padStart(3, '0') },
      )
}

interface FindingLinkProps {
  entry: Pick<Entry, 'id' | 'draft_data'>
  finding: ShownFinding
  className?: string | undefined
}

/** The way from a finding to its field: the page that holds it, with the field focused. */
export function FindingLink({ entry, finding, className }: FindingLinkProps) {
  const { page, detail } = pageOfFinding(finding, entry.draft_data)
  const line = lineOfPath(finding.path)
  const where = [
    finding.block &&
      t({ id: 'finding-link.block', defaultMessage: 'Block {block}' }, { block: finding.block }),
    detail
      ? detail.title
      : t({ id: 'finding-link.step', defaultMessage: 'step {step}' }, { step: stepNumber(finding.step) }),
    line && inSentence(line),
  ]
  return (
    <div className={className}>
      <Link {...entryLink(entry.id, page)} hash={fieldHash(finding.path)}>
        {finding.label}
      </Link>
      <small className={layoutStyles.spaceAbove4}>
        <BlockHint hint={where.filter(Boolean).join(', ')} block={finding.block} isTabStop />
      </small>
    </div>
  )
}
