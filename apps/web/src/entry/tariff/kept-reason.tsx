import { type Classification, choiceWords, keptAnswers, keptReasons } from '@edfe/domain/entry'
import { addressOf } from '../../api/client.ts'
import { answeredInWords, goodsReason } from '../../goods/goods-reason.ts'
import { RulingButtons } from '../../goods/ruling-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { sentence } from '../../words/sentence.ts'
import { t } from '../../words/t.ts'

/** True if a line keeps something of how its number was found. */
export const hasReason = (kept: Classification | undefined): boolean => Boolean(kept?.chosen_on || kept?.note)

/** What was answered, and what a search showed for a number on the day of the choice; nothing for an own reason without a search. */
export const KeptReason = ({ kept }: { kept: Classification }) =>
  kept.chosen_on ? (
    <>
      <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove8}`}>
        {sentence(choiceWords(kept))}
      </p>
      <ul className={textStyles.note}>
        {keptAnswers(kept).map((answer) => (
          <li key={answer}>{answeredInWords(answer)}</li>
        ))}
        {keptReasons(kept).map((reason) => (
          <li key={`${reason.source} ${reason.words}`}>
            {goodsReason(reason)} <RulingButtons reasons={[reason]} />
          </li>
        ))}
      </ul>
    </>
  ) : null

/** The papers of a saved line: why it has its number, and a letter that asks CBP to rule on it. */
export const ReasonPapers = ({ entryId, lineId }: { entryId: string; lineId: string }) => {
  const params = { id: entryId, line: lineId }
  return (
    <span className={`${layoutStyles.row8} ${textStyles.small}`}>
      <a href={addressOf('getClassificationMemo', { params })} download>
        {t({ id: 'kept-reason.memo', defaultMessage: 'Print as a record (PDF)' })}
      </a>
      <a href={addressOf('getRulingRequest', { params })} download>
        {t({ id: 'kept-reason.ruling-request', defaultMessage: 'Ask CBP for a ruling: letter (PDF)' })}
      </a>
    </span>
  )
}
