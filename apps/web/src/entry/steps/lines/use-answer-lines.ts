import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { linesText } from '../../lines-sheet/line-text.ts'
import { withAnswer } from '../../tariff/answers.ts'

const answersOf = (line: string): string => `line_items.${line}.tariff_answers`

/** Gives several lines the same answer to the tariff, and says so with an undo. `onAnswered` hears of both. */
export function useAnswerLines(onAnswered: (ids: readonly string[]) => void) {
  const { form, blurred } = useEntryFormContext()
  const put = (entries: readonly { line: string; answers: unknown }[]) => {
    for (const { line, answers } of entries) form.setValue(answersOf(line), answers, { shouldDirty: true })
    blurred(answersOf(entries[0]!.line))
    onAnswered(entries.map(({ line }) => line))
  }
  return (target: readonly string[], key: string, answer: string) => {
    const before = target.map((line) => ({ line, answers: form.getValues(answersOf(line)) }))
    put(before.map(({ line, answers }) => ({ line, answers: withAnswer(answers, key, answer) })))
    showToast({
      text: t(
        {
          id: 'use-answer-lines.done',
          defaultMessage: '{count} answered. The duty is calculated again.',
        },
        { count: linesText(target.length) },
      ),
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => put(before) },
    })
  }
}
