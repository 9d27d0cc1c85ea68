import type { GoodsAnswer } from '@edfe/domain/entry'
import { readAskedGoods } from '@edfe/domain/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countryWords } from '../messages/country-words.ts'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { useSearchList, useSearchText } from '../ui/use-search-list.ts'
import { t } from '../words/t.ts'
import { type GoodsOption, goodsOptions, searchWithin } from './found-goods.ts'
import {
  type FoundGoods,
  type GoodsFacts,
  type GoodsRow,
  goodsQuery,
  type TariffResult,
  usedLinesQuery,
} from './goods-queries.ts'
import { GoodsQuestions } from './goods-questions.tsx'
import { leftOutInWords, searchedAsInWords, unknownInWords, withinInWords } from './goods-reason.ts'
import { GoodsHead, GoodsLine, GoodsReasons } from './goods-row.tsx'
import styles from './goods-search.module.css'
import { RulingButtons } from './ruling-dialog.tsx'

/** A number of the tariff with what led to it. */
export interface ChosenNumber {
  readonly line: TariffResult
  /** The words that found it, else the digits. */
  readonly searched: string
  /** Its subheading as the search showed it; undefined for a number that was only used before. */
  readonly row: GoodsRow | undefined
  /** The answers that were given about the goods. */
  readonly answers: readonly GoodsAnswer[]
  /** The name of the edition that was searched; '' where no search was needed. */
  readonly edition: string
}

interface Props {
  /** The first search text: the description of the goods. */
  text: string
  facts: GoodsFacts
  /** The numbers of the lines of the entry. */
  ofEntry: readonly string[]
  onChoose: (chosen: ChosenNumber) => void
  onClose: () => void
}

/**
 * Finds the number of the tariff for goods, by words or digits: subheadings with the reason for each, and the numbers in
 * them. Arrow keys go through the numbers, and Enter takes one. Answers to the questions are about the words for which
 * they were given.
 */
export function GoodsSearch({ text, facts, ofEntry, onChoose, onClose }: Props) {
  const words = useSearchText(text)
  const [given, setGiven] = useState<Given>({ words: '', answers: [] })
  const about = readAskedGoods(words.settled).words
  const answers = given.words === about ? given.answers : []
  const { data, isFetching, isError } = useQuery(goodsQuery(words.settled, facts, answers))
  const { data: used } = useQuery(usedLinesQuery(facts))
  const rows = (words.settled && data?.rows) || []
  const groups = goodsOptions(words.settled, { rows, used: used?.lines ?? [], ofEntry })
  const options = groups.flatMap((group) => group.options)
  const { id, inputProps, menuProps, itemProps, highlightedIndex } = useSearchList<GoodsOption>({
    items: options,
    text: words,
    onChoose: (option) =>
      option.kind === 'line'
        ? onChoose({
            line: option.line,
            searched: about || words.settled,
            row: option.row,
            answers: option.row ? answers : [],
            edition: (words.settled && data?.edition.name) || '',
          })
        : words.setTyped(searchWithin(option.row, words.settled)),
  })
  const highlighted = options[highlightedIndex]
  /** What is underlined in what was found. */
  const shownWords = data?.searched_as || words.settled

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
      {data && about && (
        <div className={styles.search}>
          <GoodsQuestions
            goods={data}
            control={(next, label) => (
              <Button
                look="quiet"
                small
                onClick={() => {
                  setGiven({ words: about, answers: next })
                  document.getElementById(id)?.focus()
                }}
              >
                {label}
              </Button>
            )}
          />
        </div>
      )}
      <p role="status" className={`${textStyles.note} ${styles.status}`}>
        {statusTexts({
          settled: words.settled,
          isFetching,
          isError,
          found: data,
          origin: facts.origin,
          count: options.length,
        }).map((one) => (
          <span key={one} className={textStyles.block}>
            {one}
          </span>
        ))}
      </p>
      <div
        {...menuProps(t({ id: 'hts-search.numbers-of-the-tariff', defaultMessage: 'Numbers of the tariff' }))}
        className={styles.results}
      >
        {groups.map(({ row, options: inside }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
          <div
            key={row?.hts ?? 'before'}
            role="group"
            aria-labelledby={`${id}-${place}`}
            aria-describedby={`${id}-${place}-why`}
          >
            <span id={`${id}-${place}`} className={`${textStyles.small} ${layoutStyles.grid} ${styles.head}`}>
              {row ? (
                <GoodsHead row={row} words={shownWords} />
              ) : (
                <b>
                  {t({
                    id: 'hts-search.numbers-that-you-used-before',
                    defaultMessage: 'Numbers that you used before',
                  })}
                </b>
              )}
            </span>
            <span
              id={`${id}-${place}-why`}
              className={`${textStyles.note} ${textStyles.block} ${styles.why}`}
            >
              {row && <GoodsReasons row={row} />}
            </span>
            {inside.map((option) => (
              <div
                key={option.kind === 'line' ? option.line.hts : 'all'}
                {...itemProps(option, options.indexOf(option))}
                className={`${textStyles.small} ${textStyles.figures} ${layoutStyles.grid} ${styles.option}`}
              >
                <Option option={option} words={shownWords} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={`${textStyles.note} ${layoutStyles.ruleAbove} ${styles.path}`}>
        {highlighted?.kind === 'line' && <p>{highlighted.line.path.join(' ')}</p>}
        {highlighted?.row && <RulingButtons reasons={highlighted.row.reasons} />}
      </div>
    </Dialog>
  )
}

function Option({ option, words }: { option: GoodsOption; words: string }) {
  if (option.kind === 'all')
    return t(
      {
        id: 'hts-search.all-of-subheading',
        defaultMessage: 'All {count} numbers of {number}',
      },
      { count: option.row.line_count, number: option.row.hts },
    )
  return (
    <>
      <GoodsLine line={option.line} words={words} />
      {option.isUsed && (
        <b className={`${textStyles.strong} ${textStyles.info}`}>
          {t({ id: 'hts-search.used-before', defaultMessage: 'Used before' })}
        </b>
      )}
    </>
  )
}

/** Answers, and the words of the search for which they were given. */
interface Given {
  words: string
  answers: readonly GoodsAnswer[]
}

interface SearchState {
  settled: string
  isFetching: boolean
  isError: boolean
  found: FoundGoods | undefined
  origin: string | undefined
  /** How many numbers can be chosen. */
  count: number
}

/** What goes on, and what of the text did not count. */
function statusTexts({ settled, isFetching, isError, found, origin, count }: SearchState): string[] {
  if (!settled) return []
  if (isFetching)
    return [t({ id: 'hts-search.searching-the-tariff', defaultMessage: 'Searching the tariff' })]
  if (isError)
    return [
      t({
        id: 'hts-search.the-tariff-cannot-be-searched',
        defaultMessage: 'The tariff cannot be searched at the moment. Please try again.',
      }),
    ]
  if (count === 0)
    return [
      t({
        id: 'hts-search.nothing-found-try-other-words',
        defaultMessage: 'Nothing found. Try other words for the goods or their material.',
      }),
    ]
  return [
    t(
      { id: 'results.results', defaultMessage: '{count, plural, one {# result} other {# results}}' },
      { count: found?.rows.length ?? 0 },
    ),
    origin
      ? t(
          { id: 'results.duty-from', defaultMessage: 'Duty from {country}' },
          { country: countryWords(origin) ?? origin },
        )
      : t({ id: 'results.general-rate', defaultMessage: 'General rate' }),
    searchedAsInWords(found?.searched_as ?? ''),
    withinInWords(found?.within ?? ''),
    unknownInWords(found?.unknown ?? []),
    leftOutInWords(found?.left_out ?? 0),
  ].filter(Boolean)
}
