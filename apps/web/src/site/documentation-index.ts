import { conditionAnchor, conditionCodes, explainCondition } from '@edfe/domain/reference'
import { FORM_STEPS_EXPLAINED } from '../form-guide/index.ts'
import { faq, questionId } from './content/faq.ts'
import { GLOSSARY, letterId, letterOf } from './content/glossary.ts'
import type { Guide } from './content/guides/guide.ts'
import { guides } from './content/guides/index.ts'
import { MISSION } from './content/mission.ts'
import { CONDITIONS_PAGE } from './documentation-pages.ts'
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

/** Every page of the documentation with its words; `hidden` names claims that the operator does not vouch for. */
export const documentationIndex = (hidden: ReadonlySet<string>): IndexedPage[] => [
  { path: '/about/mission', title: MISSION.title, text: [MISSION.lead, ...MISSION.phases.flat()].join(' ') },
  ...guides(hidden).map((guide) => ({ path: guide.path, title: guide.title, text: guideText(guide) })),
  ...FORM_STEPS_EXPLAINED.flatMap((step) =>
    step.blocks.map((block) => ({
      path: `/documentation/entries#b${block.block}`,
      title: `Block ${block.block}: ${block.name}`,
      text: `${plainText(block.what)} From: ${block.from}.`,
    })),
  ),
  ...faq(hidden).flatMap(({ section, questions }) =>
    questions.map((question) => ({
      path: `/documentation/faq#${questionId(question.asks)}`,
      title: question.asks,
      text: `${section}. ${plainText(question.answer)}`,
    })),
  ),
  ...GLOSSARY.map((term) => ({
    path: `/documentation/glossary#${letterId(letterOf(term.term))}`,
    title: [term.term, term.long].filter(Boolean).join(', '),
    text: term.means,
  })),
  ...conditionCodes().map((code) => {
    const { title, text } = explainCondition(code)
    return {
      path: `${CONDITIONS_PAGE.path}#${conditionAnchor(code)}`,
      title: `Condition ${code}: ${title}`,
      text,
    }
  }),
]
