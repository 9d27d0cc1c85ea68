import { type Classification, choiceWords, keptReasons } from '@edfe/domain/entry'
import { addressOf } from '../../api/client.ts'
import { goodsReason } from '../../goods/goods-reason.ts'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { sentence } from '../../words/sentence.ts'
import { t } from '../../words/t.ts'

/** True if a line keeps something of how its number was found. */
export const hasReason = (kept: Classification | undefined): boolean => Boolean(kept?.chosen_on || kept?.note)

/** What a search showed for a number on the day of the choice; nothing for an own reason without a search. */
export const KeptReason = ({ kept }: { kept: Classification }) =>
  kept.chosen_on ? (
    <>
      <p className={`${textStyles.note} ${textStyles.tight} ${layoutStyles.spaceAbove8}`}>
        {sentence(choiceWords(kept))}
      </p>
      <ul className={textStyles.note}>
        {keptReasons(kept).map((reason) => (
          <li key={`${reason.source} ${reason.words}`}>{goodsReason(reason)}</li>
        ))}
      </ul>
    </>
  ) : null

/** The page that prints why a saved line has its number. */
export const MemoLink = ({ entryId, lineId }: { entryId: string; lineId: string }) => (
  <a
    className={textStyles.small}
    href={addressOf('getClassificationMemo', { params: { id: entryId, line: lineId } })}
    download
  >
    {t({ id: 'kept-reason.memo', defaultMessage: 'Print as a record (PDF)' })}
  </a>
)
