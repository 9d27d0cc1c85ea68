import { type DraftData, modeOf } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import {
  type Catalogue,
  catalogueOf,
  createFormatter,
  type Formatter,
  formatFinding,
  joinCatalogues,
  type ShownFinding,
} from '@edfe/messages'
import { tariffMessages } from '@edfe/tariff/messages'
import { apiMessages } from './catalogue.ts'

let tariffCatalogue: Catalogue | undefined

/** The English of stored messages and of the tariff, whose messages are read at their first use. */
export const ENGLISH_CATALOGUE = joinCatalogues(catalogueOf(apiMessages()), (id) => {
  tariffCatalogue ??= catalogueOf(tariffMessages())
  return tariffCatalogue(id)
})

/** English: of records for customs, the printed form and archives always; of answers, when the reader has no other language. */
export const english = createFormatter(ENGLISH_CATALOGUE)

/** Findings in the words of a reader; with the draft, fields are named by its mode of transport. */
export const shownFindings = (
  words: Formatter,
  findings: readonly Finding[],
  draft?: DraftData,
): ShownFinding[] => findings.map((finding) => formatFinding(words, finding, draft && modeOf(draft)))
