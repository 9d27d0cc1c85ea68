import type { Finding } from '@edfe/domain/rules'
import { catalogueOf, createFormatter, formatFinding, type ShownFinding } from '@edfe/messages'
import { domainMessages } from '@edfe/messages/catalogue'

/**
 * English sentences for what is stored as messages: answers, mail, CSV. It is the one language so far, and the one of
 * canonical JSON, the AE message and the printed form always.
 */
export const english = createFormatter(catalogueOf(domainMessages()))

/** Findings as a reader sees them. */
export const shownFindings = (findings: readonly Finding[]): ShownFinding[] =>
  findings.map((finding) => formatFinding(english, finding))
