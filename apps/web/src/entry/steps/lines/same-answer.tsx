import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/t.ts'
import { lineRanges } from '../../lines-sheet/line-ranges.ts'
import type { AskedQuestion } from '../../tariff/tariff-queries.ts'
import { useAnswerLines } from './use-answer-lines.ts'

interface Props {
  /** The line that has the answer. */
  id: string
  question: string
  answer: string
  /** The tariff's questions, with the lines that have no answer. */
  asked: readonly AskedQuestion[]
  order: readonly string[]
  onAnswered: (ids: readonly string[]) => void
}

/** The answer of the open line for the other lines that have the same question and no answer. */
export function SameAnswer({ id, question, answer, asked, order, onAnswered }: Props) {
  const answerLines = useAnswerLines(onAnswered)
  const others = (asked.find(({ key }) => key === question)?.lines ?? []).filter((line) => line !== id)
  if (others.length === 0) return null
  return (
    <Button look="quiet" small onClick={() => answerLines(others, question, answer)}>
      {t(
        {
          id: 'same-answer.same-answer-for',
          defaultMessage: 'Same answer for {count, plural, one {# more line} other {# more lines}}: {lines}',
        },
        { count: others.length, lines: lineRanges(others.map((line) => order.indexOf(line))) },
      )}
    </Button>
  )
}
