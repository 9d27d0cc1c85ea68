import { type DraftData, modeOf } from '@edfe/domain/entry'
import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import { catalogueOf, createFormatter, formatFinding, ruleMessages, type ShownFinding } from '@edfe/messages'

const english = createFormatter(catalogueOf(ruleMessages()))

/** A message of the domain in the reader's words. */
export const shownMessage = (message: Message): string => english.format(message)

/** A finding of the rules in the reader's words. */
export const shownFinding = (finding: Finding): ShownFinding => formatFinding(english, finding)

/** The findings of a draft as the server would send them: their fields as its mode of transport names them. */
export const shownFindings = (findings: readonly Finding[], draft: DraftData): ShownFinding[] =>
  findings.map((finding) => formatFinding(english, finding, modeOf(draft)))
