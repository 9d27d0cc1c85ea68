import { type GoodsAnswer, questionOf } from '@edfe/domain/entry'
import { Fragment, type ReactNode } from 'react'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { FoundGoods } from './goods-queries.ts'
import { answeredInWords, answerInWords, questionInWords } from './goods-reason.ts'

interface Props {
  goods: Pick<FoundGoods, 'answers' | 'question'>
  /** A control that searches with other answers: a button of a dialog, or a link of a page. */
  control: (answers: readonly GoodsAnswer[], label: string) => ReactNode
}

/** The answers that were given, each of which can be taken back, and the next question with its answers. */
export function GoodsQuestions({ goods: { answers, question }, control }: Props) {
  if (answers.length === 0 && !question) return null
  return (
    <div className={textStyles.note}>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer} className={layoutStyles.wrap8}>
              {answeredInWords(answer)}
              {control(
                answers.filter((other) => other !== answer),
                t(
                  { id: 'goods-questions.take-back', defaultMessage: 'Take back “{answer}”' },
                  { answer: answerInWords(answer) },
                ),
              )}
            </li>
          ))}
        </ul>
      )}
      {question && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons and links is no fieldset
        <div role="group" aria-label={questionInWords(question.key)} className={layoutStyles.wrap8}>
          <b>{questionInWords(question.key)}</b>
          {question.answers.map((answer) => (
            <Fragment key={answer}>
              {control(
                [...answers.filter((other) => questionOf(other) !== question.key), answer],
                answerInWords(answer),
              )}
            </Fragment>
          ))}
        </div>
      )}
    </div>
  )
}
