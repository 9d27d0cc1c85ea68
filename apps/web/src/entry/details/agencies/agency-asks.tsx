import {
  type AgencyFlag,
  type AgencyProgram,
  agencyName,
  FLAG_SOURCE,
  flagAsks,
  flagsOfTariff,
  programsAskedBy,
  questionsOf,
} from '@edfe/domain/agencies'
import { shownMessage } from '../../../messages/findings.ts'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { showText } from '../../values/format.ts'
import { programTitle } from './program-title.ts'
import type { Statement } from './statement-answers.ts'

interface Props {
  hts: string
  statements: readonly Statement[]
  onAdd: (next: Statement) => void
}

/** The statement that begins with a program; it keeps which form of the program it is. */
export const beginOf = ({ agency, programs: [program = ''], processing }: AgencyProgram): Statement => ({
  agency,
  program,
  ...(processing && { variant: processing }),
})

/** What agencies ask of goods of a tariff number and the line does not say yet: by its flags, and by a question where no list has it. */
export function AgencyAsks({ hts, statements, onAdd }: Props) {
  const isOpen = ({ agency, programs }: Pick<AgencyFlag, 'agency' | 'programs'>) =>
    !statements.some((one) => one.agency === agency && programs.includes(one.program ?? ''))
  const flags = flagsOfTariff(hts).filter(isOpen)
  const questions = questionsOf(hts).flatMap(({ program = '', ...question }) => {
    const asked = { agency: question.agency, programs: [program] }
    const isFlagged = flagsOfTariff(hts).some(({ agency }) => agency === question.agency)
    return isFlagged || !isOpen(asked) ? [] : [{ ...question, asked }]
  })
  return (
    <>
      {flags.map((flag) => (
        <Ask key={flag.code} asked={flag} onAdd={onAdd}>
          {shownMessage(flagAsks(flag))}
        </Ask>
      ))}
      {questions.map(({ id, question, agency, asked }) => (
        <Ask key={id} asked={asked} onAdd={onAdd}>
          {t(
            { id: 'agency-asks.question', defaultMessage: '{question} If so, {agency} may require data.' },
            { question: t(question), agency: agencyName(agency) },
          )}
        </Ask>
      ))}
      {(flags.length > 0 || questions.length > 0) && (
        <p className={textStyles.note}>
          {t(
            {
              id: 'agency-asks.source',
              defaultMessage:
                'Flags are those of CBP’s ACE Agency Tariff Code Reference of {day}. Where no list here has the flags of an agency, a question comes from the chapter of the number.',
            },
            { day: showText('day', FLAG_SOURCE.edition) },
          )}
        </p>
      )}
    </>
  )
}

interface AskProps {
  asked: Pick<AgencyFlag, 'agency' | 'programs' | 'proposed'>
  onAdd: (next: Statement) => void
  children: string
}

/** What is asked, with a button for each program that answers it. */
function Ask({ asked, onAdd, children }: AskProps) {
  const programs = programsAskedBy(asked)
  const { agency, proposed = asked.programs } = asked
  return (
    <div className={layoutStyles.stack8}>
      <p>{children}</p>
      <div className={layoutStyles.wrap8}>
        {programs.map((program) => (
          <Button
            key={programTitle(program)}
            look="quiet"
            small
            icon="plus"
            onClick={() => onAdd(beginOf(program))}
          >
            {programTitle(program)}
          </Button>
        ))}
        {programs.length === 0 && (
          <Button
            look="quiet"
            small
            icon="plus"
            onClick={() => onAdd({ agency, program: proposed[0] || agency })}
          >
            {agencyName(agency)}
          </Button>
        )}
      </div>
    </div>
  )
}
