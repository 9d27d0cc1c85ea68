import type { Finding } from '@edfe/domain/rules'
import { catalogueOf, createFormatter, formatFinding, ruleMessages, type ShownFinding } from '@edfe/messages'

const english = createFormatter(catalogueOf(ruleMessages()))

/** A finding of the rules in the reader's words, as the server would send it. */
export const shownFinding = (finding: Finding): ShownFinding => formatFinding(english, finding)
