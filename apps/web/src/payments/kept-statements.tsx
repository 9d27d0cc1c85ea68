import { statementName } from '../messages/statement-name.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { KEPT_WORDS } from './statement-words.ts'
import type { KeptStatement } from './use-payments.ts'

/** Saves the records of a message as CBP sent them. */
export const saveAsSent = (name: string, images: readonly string[]): void =>
  saveFile(`${name}.txt`, 'text/plain', `${images.join('\r\n')}\r\n`)

/** Messages of CBP that are kept and do not count, each with the reason. */
export function KeptStatements({ kept }: { kept: readonly KeptStatement[] }) {
  const dates = useDates()
  if (kept.length === 0) return null
  return (
    <Panel title={t({ id: 'kept-statements.title', defaultMessage: 'Messages of CBP that do not count' })}>
      <ul className={layoutStyles.rules}>
        {kept.map((message) => (
          <li key={message.id} className={layoutStyles.inset16}>
            <p className={textStyles.strong}>{nameOf(message)}</p>
            <p className={textStyles.secondary}>{dates.dayAndTime(message.received_at)}</p>
            <p className={textStyles.small}>{KEPT_WORDS[message.booking]}</p>
            <ul className={textStyles.small}>
              {message.faults.map(({ message: fault }) => (
                <li key={fault} className={textStyles.error}>
                  {fault}
                </li>
              ))}
            </ul>
            <Button
              look="quiet"
              small
              icon="download"
              onClick={() => saveAsSent(`statement-${message.number ?? message.id}`, message.images)}
            >
              {t({ id: 'kept-statements.as-sent', defaultMessage: 'As CBP sent it' })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const nameOf = ({ cadence, number }: KeptStatement): string =>
  number
    ? statementName({ cadence, number })
    : t({ id: 'kept-statements.no-number', defaultMessage: 'A statement without a number' })
