import { conditionAnchor, conditionCodes, conditionWords } from '@edfe/domain/reference'
import { explainedCodes, RELEASE_TABLES, releaseCodeAnchor } from '@edfe/domain/release'
import { formStepsExplained } from '../form-guide/index.ts'
import { t } from '../words/t.ts'
import { faq } from './content/faq/index.ts'
import { glossary, letterId, letterOf } from './content/glossary/index.ts'
import type { Guide } from './content/guides/guide.ts'
import { guides } from './content/guides/index.ts'
import { mission } from './content/mission.ts'
import { plainText } from './ui/block-link.tsx'

/** A page as the documentation's search sees it. */
export interface IndexedPage {
  path: string
  title: string
  text: string
}

function guideText(guide: Guide): string {
  const parts = guide.sections.flatMap((section) => [
    section.heading,
    ...(section.paragraphs ?? []),
    ...(section.steps ?? []),
    ...(section.list ?? []),
    ...(section.table?.rows.flat() ?? []),
  ])
  return plainText([guide.lead, ...parts].join(' '))
}

function missionEntry(): IndexedPage {
  const { path, title, lead, phases } = mission()
  return { path, title, text: [lead, ...phases.flatMap((phase) => [phase.title, phase.summary])].join(' ') }
}

/** Every page of the documentation with its words; `hidden` names claims that the operator does not vouch for. */
export const documentationIndex = (hidden: ReadonlySet<string>): IndexedPage[] => [
  missionEntry(),
  ...guides(hidden).map((guide) => ({ path: guide.path, title: guide.title, text: guideText(guide) })),
  ...formStepsExplained().flatMap((step) =>
    step.blocks.map((block) => ({
      path: `/documentation/entries#b${block.block}`,
      title: t(
        { id: 'documentation-index.block', defaultMessage: 'Block {block}: {name}' },
        { block: block.block, name: block.name },
      ),
      text: t(
        { id: 'documentation-index.from', defaultMessage: '{what} From: {from}.' },
        { what: plainText(block.what), from: block.from },
      ),
    })),
  ),
  ...faq(hidden).flatMap(({ section, questions }) =>
    questions.map((question) => ({
      path: `/documentation/faq#${question.id}`,
      title: question.asks,
      text: `${section}. ${plainText(question.answer)}`,
    })),
  ),
  ...glossary().map((term) => ({
    path: `/documentation/glossary#${letterId(letterOf(term.term))}`,
    title: [term.term, term.long].filter(Boolean).join(', '),
    text: term.means,
  })),
  ...conditionCodes().map((code) => ({
    path: `/documentation/conditions#${conditionAnchor(code)}`,
    title: t({ id: 'documentation-index.condition', defaultMessage: 'Condition {code}' }, { code }),
    text: t(conditionWords(code)),
  })),
  ...RELEASE_TABLES.flatMap((table) =>
    explainedCodes(table).map(({ code, title, detail, action }) => ({
      path: `/documentation/release-codes#${releaseCodeAnchor(table, code)}`,
      title: t(
        { id: 'documentation-index.release-code', defaultMessage: 'Release code {code}: {title}' },
        { code, title: t(title) },
      ),
      text: [detail, action].flatMap((one) => (one ? [t(one)] : [])).join(' '),
    })),
  ),
]
