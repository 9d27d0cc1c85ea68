import type { ImporterCheckAnswer } from '@edfe/contracts/customs/importer-check'
import { type ImporterProblem, OLD_AFTER } from '@edfe/domain/customs-queries'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useEffect, useRef } from 'react'
import { useAskImporter, useImporterCheck } from '../../api/importer-check.ts'
import { messageOf } from '../../api/problem.ts'
import { ageWords } from '../../messages/age-words.ts'
import { useDates } from '../../session/use-dates.ts'
import { useNowOnDay } from '../../session/use-now-on-day.ts'
import { useCustomsSide } from '../../session/use-practice.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { BondOnFile } from './bond-on-file.tsx'

const VERDICTS: Record<ImporterProblem | 'none', MessageDescriptor> = {
  none: defineMessage({
    id: 'importer-check.fine',
    defaultMessage: 'The number is active, and a continuous bond is on file.',
  }),
  not_on_file: defineMessage({
    id: 'importer-check.not-on-file',
    defaultMessage: 'The number is not on file. CBP adds it by Form 5106.',
  }),
  voided: defineMessage({
    id: 'importer-check.voided',
    defaultMessage: 'The number is voided. Nothing can be filed under it.',
  }),
  inactive: defineMessage({
    id: 'importer-check.inactive',
    defaultMessage: 'The number is not active. CBP makes it active again by Form 5106.',
  }),
  without_bond: defineMessage({
    id: 'importer-check.without-bond',
    defaultMessage:
      'The number is active, and no continuous bond is on file. Each entry then needs its own bond.',
  }),
  insufficient_bond: defineMessage({
    id: 'importer-check.insufficient',
    defaultMessage:
      'The number is active, and its continuous bond is not sufficient. Ask your surety for a larger one.',
  }),
}

const OPEN = ['queued', 'sending', 'retrying']

/** What CBP has on file of the organization's importer number and its bond, and the button that asks. */
export function ImporterCheckPanel() {
  const check = useImporterCheck()
  const ask = useAskImporter()
  const { data } = check
  const state = data?.latest?.state
  const isOpen = OPEN.includes(state ?? '')
  useAnnouncedEnd(isOpen)
  if (!data) return null
  const problem =
    ask.error &&
    messageOf(
      ask.error,
      t({ id: 'importer-check.not-asked', defaultMessage: 'CBP could not be asked. Please try again.' }),
    )
  return (
    <Panel title={t({ id: 'importer-check.title', defaultMessage: 'Importer number at CBP' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack}`}>
        <p className={textStyles.secondary}>
          {data.number
            ? t(
                {
                  id: 'importer-check.lead',
                  defaultMessage: 'Whether CBP has {number} as active, and which bond is on file for it.',
                },
                { number: data.number },
              )
            : t({
                id: 'importer-check.no-number',
                defaultMessage:
                  'Save an importer number or EIN under Company, and CBP can be asked about it.',
              })}
        </p>
        {data.answer && <CheckAnswer answer={data.answer} />}
        <div role="status">
          {isOpen && (
            <p>
              {state === 'retrying'
                ? t({
                    id: 'importer-check.retrying',
                    defaultMessage: 'CBP could not be reached. We ask again automatically.',
                  })
                : t({
                    id: 'importer-check.asking',
                    defaultMessage: 'CBP is asked. The answer appears here.',
                  })}
            </p>
          )}
          {state === 'failed' && (
            <p>
              {t({
                id: 'importer-check.failed',
                defaultMessage: 'The last question failed. What CBP said before is unchanged.',
              })}
            </p>
          )}
        </div>
        {data.may_ask && data.number && (
          <div>
            <Button look="quiet" busy={isOpen || ask.isPending} onClick={() => ask.mutate()}>
              {data.answer
                ? t({ id: 'importer-check.ask-again', defaultMessage: 'Check with CBP again' })
                : t({ id: 'importer-check.ask', defaultMessage: 'Check with CBP' })}
            </Button>
          </div>
        )}
        <ProblemText text={problem || undefined} />
      </div>
    </Panel>
  )
}

function CheckAnswer({ answer }: { answer: NonNullable<ImporterCheckAnswer['answer']> }) {
  const dates = useDates()
  const now = useNowOnDay(answer.answered_at)
  const customs = useCustomsSide()
  const isOld = now.getTime() - Date.parse(answer.answered_at) >= OLD_AFTER
  return (
    <div className={layoutStyles.stack}>
      <p>
        <b>{t(VERDICTS[answer.problem ?? 'none'])}</b>
      </p>
      <p className={textStyles.secondary}>
        {t(
          {
            id: 'importer-check.answered',
            defaultMessage:
              '{customs, select, simulator {The simulator} test {CBP’s test system} other {CBP}} said so of {number}{name, select, none {} other { ({name})}} on {at}{isOld, select, yes {, {age} ago} other {}}.',
          },
          {
            customs,
            number: answer.number,
            name: answer.name || 'none',
            at: dates.dayAndTime(answer.answered_at),
            isOld: isOld ? 'yes' : 'no',
            age: ageWords(answer.answered_at, now),
          },
        )}
      </p>
      {answer.bonds.map((bond) => (
        <BondOnFile key={bond.number} bond={bond} />
      ))}
    </div>
  )
}

/** Says that a question has come to its end while the page is open. */
function useAnnouncedEnd(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      announce(t({ id: 'importer-check.ended', defaultMessage: 'The question to CBP has ended.' }))
    wasOpen.current = isOpen
  }, [isOpen])
}
