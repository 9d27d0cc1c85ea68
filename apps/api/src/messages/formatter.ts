import { type DraftData, modeOf } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { catalogueOf, createFormatter, formatFinding, type ShownFinding } from '@edfe/messages'
import { apiMessages } from './catalogue.ts'

/**
 * English sentences for what is stored as messages: answers, mail, CSV. It is the one language so far, and the one of
 * canonical JSON, the AE message and the printed form always.
 */
export const english = createFormatter(catalogueOf(apiMessages()))

/** Findings as a reader sees them; with the draft, fields are named by its mode of transport. */
export const shownFindings = (findings: readonly Finding[], draft?: DraftData): ShownFinding[] =>
  findings.map((finding) => formatFinding(english, finding, draft && modeOf(draft)))
