import { countText } from '../messages/money.ts'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { EntryName, lineWords } from './findings-table.tsx'
import type { FoundRefunds } from './found-refunds.ts'

const MOST_SHOWN = 100

/** Lines of which nothing can be said before a person looks at them. */
export function OpenQuestions({ questions }: Pick<FoundRefunds, 'questions'>) {
  return (
    <Panel title={t({ id: 'open-questions.to-look-at', defaultMessage: 'To check, without an amount' })}>
      <ul className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
        {questions.slice(0, MOST_SHOWN).map(({ entry, line, says }) => (
          <li key={`${entry.entry_number} ${line} ${says}`}>
            <EntryName entry={entry} />, {lineWords(line)}: {says}
          </li>
        ))}
        {questions.length > MOST_SHOWN && (
          <li>
            {t(
              { id: 'open-questions.more', defaultMessage: 'And {count} more.' },
              { count: countText(questions.length - MOST_SHOWN) },
            )}
          </li>
        )}
      </ul>
    </Panel>
  )
}
