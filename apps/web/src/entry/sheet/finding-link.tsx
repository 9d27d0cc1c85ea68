import type { ShownFinding } from '@edfe/messages'
import { Link } from '@tanstack/react-router'
import { entryLink } from '../entry-link.ts'
import { fieldHash } from '../form/use-field-from-hash.ts'
import { detailPage } from '../frame/detail-pages.ts'
import { stepNumber, stepOf } from '../frame/step-path.ts'
import { BlockHint } from '../help/block-hint.tsx'

/** 'Line 002' of a path into the lines. */
export function lineOfPath(path: string): string | undefined {
  const index = /^line_items\.(\d+)/.exec(path)?.[1]
  return index === undefined ? undefined : `Line ${String(Number(index) + 1).padStart(3, '0')}`
}

interface FindingLinkProps {
  entryId: string
  finding: ShownFinding
  className?: string | undefined
}

/** The way from a finding to its field: the page that holds it, with the field focused. */
export function FindingLink({ entryId, finding, className }: FindingLinkProps) {
  const detail = detailPage(finding.page)
  const page = (detail && finding.page) ?? stepOf(finding.step).path
  const line = lineOfPath(finding.path)
  const where = [
    finding.block && `Block ${finding.block}`,
    detail ? detail.title : `step ${stepNumber(finding.step)}`,
    line?.toLowerCase(),
  ]
  return (
    <div className={className}>
      <Link {...entryLink(entryId, page)} hash={fieldHash(finding.path)}>
        {finding.label}
      </Link>
      <small>
        <BlockHint hint={where.filter(Boolean).join(', ')} isTabStop />
      </small>
    </div>
  )
}
