import { DOCUMENT_KINDS } from '@edfe/domain/documents'
import { type MergedValue, type PaperSource, THE_ENTRY, wordsAround } from '@edfe/domain/papers'
import { cellsOf, type Place } from '@edfe/domain/pdf-text'
import { DayInDoubt } from '../entry/proposals/day-in-doubt.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { DroppedPaper } from './use-papers.ts'

/** Where the words of a value are printed; nowhere for a sum and for a sheet. */
export function placesOf({ read }: DroppedPaper, { found }: Pick<PaperSource, 'found'>): readonly Place[] {
  const cell = found && cellsOf(read?.print?.items ?? []).find(({ text }) => text.includes(found))
  return cell ? [{ page: cell.page, x: cell.x, y: cell.y, width: cell.right - cell.x }] : []
}

interface Props {
  value: MergedValue
  papers: readonly DroppedPaper[]
}

/** Each paper that has a value, with the words around it. */
export function PaperSources({ value: { value, sources }, papers }: Props) {
  return sources.map((source) => {
    if (source.paper === THE_ENTRY)
      return (
        <span key={source.paper} className={`${textStyles.note} ${textStyles.block}`}>
          <b>{t({ id: 'paper-sources.the-entry', defaultMessage: 'The entry so far' })}</b>
        </span>
      )
    const paper = papers.find(({ id }) => id === source.paper)
    return (
      paper && (
        <span key={`${source.paper} ${source.found}`} className={`${textStyles.note} ${textStyles.block}`}>
          <b>{DOCUMENT_KINDS[paper.kind]}</b> {wordsOf(source, paper)}{' '}
          <DayInDoubt value={value} found={source.found} />
        </span>
      )
    )
  })
}

const wordsOf = ({ found, rows }: PaperSource, { read }: DroppedPaper): string =>
  rows === undefined
    ? t(
        { id: 'paper-sources.words', defaultMessage: '“{words}”' },
        { words: wordsAround(read?.content.text ?? '', found) },
      )
    : t(
        {
          id: 'paper-sources.rows',
          defaultMessage:
            '{found, select, none {the sum of {rows, plural, one {# row} other {# rows}}} other {“{found}” in {rows, plural, one {its row} other {all # rows}}}}',
        },
        { rows, found: found || 'none' },
      )
