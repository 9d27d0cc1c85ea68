import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { useSearchList, useSearchText } from '../../ui/use-search-list.ts'
import { t } from '../../words/t.ts'
import { headingInShort } from './heading-in-short.ts'
import styles from './hts-search.module.css'
import { type EntryFacts, type TariffResult, tariffSearchQuery, usedLinesQuery } from './tariff-queries.ts'
import { type FoundNumber, foundNumbers } from './used-numbers.ts'

interface Props {
  /** The first search text: the description of the line. */
  text: string
  facts: EntryFacts
  /** The numbers of the lines of the entry. */
  ofEntry: readonly string[]
  /** The number, and the words or digits that found it. */
  onChoose: (result: TariffResult, searched: string) => void
  onClose: () => void
}

/**
 * Finds the number of the tariff for a line, by words or digits; numbers that the organization has used come first. Enter takes a number of ten digits; a shorter one is
 * searched further.
 */
export function HtsSearch({ text, facts, ofEntry, onChoose, onClose }: Props) {
  const words = useSearchText(text)
  const { data, isFetching, isError } = useQuery(tariffSearchQuery(words.settled, facts))
  const { data: used } = useQuery(usedLinesQuery(facts))
  const found = foundNumbers(words.settled, {
    results: (words.settled && data?.results) || [],
    used: used?.lines ?? [],
    ofEntry,
  })
  const { id, inputProps, menuProps, itemProps, highlightedIndex } = useSearchList<FoundNumber>({
    items: found,
    text: words,
    onChoose: ({ result }) =>
      result.is_whole ? onChoose(result, words.settled) : words.setTyped(result.hts),
  })

  return (
    <Dialog
      open
      wide
      isFlush
      title={t({ id: 'hts-search.find-the-htsus-number', defaultMessage: 'Find the HTSUS number' })}
      lead={t(
        {
          id: 'hts-search.type-what-the-goods-are',
          defaultMessage:
            'Type what the goods are, what they are made of and what they are for, or the first digits of a number.{isKnown, select, yes { {edition}.} other {}}',
        },
        { isKnown: data ? 'yes' : 'no', edition: data?.edition.name },
      )}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      }
    >
      <div className={styles.search}>
        <Field id={id} label={t({ id: 'hts-search.words-or-digits', defaultMessage: 'Words or digits' })}>
          <input {...inputProps} className={controlStyles.control} />
        </Field>
      </div>
      <p role="status" className={`${textStyles.note} ${styles.status}`}>
        {statusText({ settled: words.settled, isFetching, isError, count: found.length })}
      </p>
      <ul
        {...menuProps(t({ id: 'hts-search.numbers-of-the-tariff', defaultMessage: 'Numbers of the tariff' }))}
        className={styles.results}
      >
        {found.map((one, index) => (
          <li key={one.result.hts} {...itemProps(one, index)}>
            <ResultRow found={one} origin={facts.origin} />
          </li>
        ))}
      </ul>
      <p className={`${textStyles.note} ${layoutStyles.ruleAbove} ${styles.path}`}>
        {found[highlightedIndex]?.result.path.join(' ')}
      </p>
    </Dialog>
  )
}

interface SearchState {
  settled: string
  isFetching: boolean
  isError: boolean
  count: number
}

function statusText({ settled, isFetching, isError, count }: SearchState): string {
  if (!settled)
    return count > 0
      ? t({ id: 'hts-search.numbers-that-you-used-before', defaultMessage: 'Numbers that you used before' })
      : ''
  if (isFetching) return t({ id: 'hts-search.searching-the-tariff', defaultMessage: 'Searching the tariff' })
  if (isError)
    return t({
      id: 'hts-search.the-tariff-cannot-be-searched',
      defaultMessage: 'The tariff cannot be searched at the moment. Please try again.',
    })
  if (count === 0)
    return t({
      id: 'hts-search.nothing-found-try-other-words',
      defaultMessage: 'Nothing found. Try other words for the goods or their material.',
    })
  return t(
    { id: 'hts-search.text', defaultMessage: '{count, plural, one {1 result} other {# results}}' },
    { count },
  )
}

/** A number with its place among the headings, its unit, and what it costs. */
function ResultRow({
  found: { result, isUsed },
  origin,
}: {
  found: FoundNumber
  origin: string | undefined
}) {
  const { hts, description, path, units, general, percent, is_whole: isWhole } = result
  return (
    <>
      <b className={`${textStyles.strong} ${textStyles.figures}`}>{hts}</b>
      <span className={`${textStyles.breaks} ${styles.goods}`}>
        {description}
        <small>
          {isUsed && (
            <b className={`${textStyles.strong} ${textStyles.info} ${styles.used}`}>
              {t({ id: 'hts-search.used-before', defaultMessage: 'Used before' })}
            </b>
          )}
          {path.slice(0, -1).map(headingInShort).join(' › ')}
        </small>
      </span>
      <span className={`${textStyles.figures} ${textStyles.right}`}>
        {isWhole ? general : t({ id: 'hts-search.see-its-numbers', defaultMessage: 'See its numbers' })}
        <small>
          {[
            isWhole &&
              percent !== null &&
              origin &&
              t({ id: 'hts-search.from', defaultMessage: '{percent}% from {origin}' }, { percent, origin }),
            units.map(({ code, text }) => code ?? text).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </>
  )
}
