import { type DraftData, modeOf } from '@edfe/domain/entry'
import { releaseAdviceWords } from '@edfe/domain/filing'
import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'
import {
  catalogueOf,
  createFormatter,
  type Formatter,
  formatFinding,
  ruleMessages,
  type ShownFinding,
} from '@edfe/messages'
import { language, onLanguageChange } from '../words/language.ts'

const english = catalogueOf([...ruleMessages(), ...Object.values(releaseAdviceWords)])

let formatter: Formatter | undefined
onLanguageChange(() => {
  formatter = undefined
})

/** Formats in the language of the page; in English what that lacks. */
function words(): Formatter {
  const { catalogue, locale } = language()
  formatter ??= createFormatter((id) => catalogue[id] ?? english(id), locale)
  return formatter
}

/** A message of the domain in the reader's words. */
export const shownMessage = (message: Message): string => words().format(message)

/** A finding of the rules in the reader's words. */
export const shownFinding = (finding: Finding): ShownFinding => formatFinding(words(), finding)

/** The findings of a draft as the server would send them: their fields as its mode of transport names them. */
export const shownFindings = (findings: readonly Finding[], draft: DraftData): ShownFinding[] =>
  findings.map((finding) => formatFinding(words(), finding, modeOf(draft)))
