import { useId } from 'react'
import choiceStyles from '../ui/choices.module.css'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import { t } from '../words/t.ts'
import type { LinesThen } from './made-draft.ts'

interface Props {
  /** The number of lines that the entry has. */
  before: number
  chosen: LinesThen | undefined
  onChoose: (chosen: LinesThen) => void
  onNext: (from: HTMLElement, open: string) => void
}

/** Asks what becomes of the lines that an entry has when its papers bring lines. */
export function LinesQuestion({ before, chosen, onChoose, onNext }: Props) {
  const name = useId()
  const choices: readonly (readonly [LinesThen, string])[] = [
    ['after', t({ id: 'lines-question.after', defaultMessage: 'Add the new lines after them' })],
    [
      'instead',
      t({
        id: 'lines-question.instead',
        defaultMessage: 'Delete them, and take the new lines in their place',
      }),
    ],
  ]
  return (
    <Panel title={t({ id: 'lines-question.title', defaultMessage: 'Lines of the entry' })}>
      <fieldset className={`${layoutStyles.stack8} ${layoutStyles.inset16}`}>
        <legend>
          {t(
            {
              id: 'lines-question.what-becomes-of-them',
              defaultMessage:
                'The entry has {before, plural, one {# line} other {# lines}} already. What becomes of {before, plural, one {it} other {them}}?',
            },
            { before },
          )}
        </legend>
        {choices.map(([value, label], at) => (
          <label key={value} className={choiceStyles.checkbox}>
            <input
              type="radio"
              name={name}
              data-open={at === 0 && !chosen ? 'lines' : undefined}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onChoose(value)
                onNext(event.currentTarget, 'lines')
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Panel>
  )
}
