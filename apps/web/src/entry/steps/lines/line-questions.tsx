import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { yesNo } from '../../form/choices.ts'
import { lineRanges } from '../../lines-sheet/line-ranges.ts'
import { linesText } from '../../lines-sheet/line-text.ts'
import type { LineChanges } from '../../lines-sheet/use-line-changes.ts'
import { ChoiceOfAnswer } from '../../tariff/choice-of-answer.tsx'
import type { AskedQuestion } from '../../tariff/tariff-queries.ts'
import styles from './line-questions.module.css'
import { useAnswerLines } from './use-answer-lines.ts'

interface Props {
  /** Lines that do not say whether buyer and seller are related. */
  unrelated: readonly string[]
  /** The tariff's questions, with the lines that have no answer. */
  questions: readonly AskedQuestion[]
  order: readonly string[]
  /** The lines that are ticked: an answer is for them alone, where the question is theirs. */
  ticked: readonly string[]
  changes: LineChanges
  /** Lines whose answers to the tariff are different now. */
  onAnswered: (ids: readonly string[]) => void
  onOpen: (id: string) => void
}

/** Shows the questions shared by several lines, each once for all of them or for the ticked ones. */
export function LineQuestions({ unrelated, questions, ...rest }: Props) {
  return (
    <section
      aria-label={t({
        id: 'line-questions.questions-about-lines',
        defaultMessage: 'Questions about the lines',
      })}
      className={`${layoutStyles.grid} ${layoutStyles.rules} ${layoutStyles.ruleBelow}`}
    >
      {unrelated.length > 0 && <RelatedQuestion lines={unrelated} {...rest} />}
      {questions.map((question) => (
        <TariffQuestion key={question.key} question={question} {...rest} />
      ))}
    </section>
  )
}

type Shared = Omit<Props, 'unrelated' | 'questions'>

/** Related parties, block 36C: mostly the same for a whole shipment. */
function RelatedQuestion({ lines, order, ticked, changes }: Shared & { lines: readonly string[] }) {
  const id = useId()
  const [answer, setAnswer] = useState('')
  const give = (target: readonly string[]) => {
    const change = changes.apply(target.map((line) => ({ id: line, field: 'relationship', text: answer })))
    if (!change) return
    showToast({
      text: t(
        { id: 'line-questions.done', defaultMessage: '{count} answered.' },
        { count: linesText(target.length) },
      ),
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => changes.revert(change) },
    })
  }
  return (
    <Question
      id={id}
      label={t({
        id: 'line-questions.buyer-seller-related',
        defaultMessage: 'Are the buyer and seller related?',
      })}
      lines={lines}
      order={order}
      ticked={ticked}
      answer={answer}
      onGive={give}
    >
      <ChoiceOfAnswer id={id} options={yesNo()} value={answer} onChoose={setAnswer} />
    </Question>
  )
}

/** A fact that decides the duty. A number, such as an alcohol content, differs by line and is typed there. */
function TariffQuestion({
  question: { key, question, options, lines },
  order,
  ticked,
  onAnswered,
  onOpen,
}: Shared & { question: AskedQuestion }) {
  const id = useId()
  const [answer, setAnswer] = useState('')
  const answerLines = useAnswerLines(onAnswered)
  const give = (target: readonly string[]) => answerLines(target, key, answer)
  const isNumber = options.length === 0
  return (
    <Question
      id={id}
      label={question}
      lines={lines}
      order={order}
      ticked={ticked}
      answer={answer}
      onGive={isNumber ? undefined : give}
    >
      {isNumber ? (
        <Button id={id} look="quiet" small onClick={() => onOpen(lines[0]!)}>
          {t(
            { id: 'line-questions.answer-in-line', defaultMessage: 'Answer in line {slice}' },
            { slice: rangesOf(lines.slice(0, 1), order) },
          )}
        </Button>
      ) : (
        <ChoiceOfAnswer id={id} options={options} value={answer} onChoose={setAnswer} />
      )}
    </Question>
  )
}

interface QuestionProps {
  /** Of the control. */
  id: string
  label: string
  lines: readonly string[]
  order: readonly string[]
  ticked: readonly string[]
  answer: string
  /** Undefined where each line has its own answer. */
  onGive: ((target: readonly string[]) => void) | undefined
  children: ReactNode
}

function Question({ id, label, lines, order, ticked, answer, onGive, children }: QuestionProps) {
  const chosen = lines.filter((line) => ticked.includes(line))
  const target = chosen.length > 0 ? chosen : lines
  return (
    <div className={`${layoutStyles.wrap} ${layoutStyles.alignEnd} ${styles.question}`}>
      <Field id={id} label={label} hint={`${linesText(lines.length)}: ${rangesOf(lines, order)}`}>
        {children}
      </Field>
      {onGive && (
        <Button
          look="quiet"
          small
          disabledReason={
            answer
              ? undefined
              : t({ id: 'line-questions.choose-an-answer', defaultMessage: 'Choose an answer.' })
          }
          onClick={() => onGive(target)}
        >
          {t(
            {
              id: 'line-questions.answer-for',
              defaultMessage: 'Answer for {count, plural, =0 {{lines}} other {# selected}}',
            },
            { count: chosen.length, lines: linesText(lines.length) },
          )}
        </Button>
      )}
    </div>
  )
}

const rangesOf = (lines: readonly string[], order: readonly string[]): string =>
  lineRanges(lines.map((line) => order.indexOf(line)))
