import type { LineItem } from '../entry/draft.ts'
import { label, type Sentence, say, sentenceOf } from '../messages/index.ts'
import { agencyName } from './agency-names.ts'
import { FILED_ELSEWHERE } from './elsewhere.ts'
import { type AgencyFlag, asksAlways } from './flags.ts'
import { AGENCY_PROGRAMS } from './programs/index.ts'
import type { AgencyProgram } from './programs/program.ts'
import { questionsOf } from './questions.ts'
import { flagsOfTariff } from './tariff-flags.ts'

/** What an agency asks, or may ask, of goods before they are ordered. */
export interface AgencyAdvice {
  id: string
  /** What is asked, of which goods. */
  asks: Sentence
  /** What to have at hand, and what to ask the supplier for. */
  help: Sentence
  /** What to ask the supplier for, in words for the supplier. */
  supplier: Sentence[]
}

const ELSEWHERE = label({
  id: 'agency-advice.elsewhere',
  defaultMessage:
    'Its data cannot be filed here. Ask the agency or a broker before you order, and have a broker release the goods.',
})

/**
 * What other agencies ask of goods of a tariff number: by its flags, and by a question where no list has the number.
 * Numbers of chapters 98 and 99 go with the number of the goods, so nothing is asked by them.
 */
export function agencyAdvice(hts: string): AgencyAdvice[] {
  if (hts >= '98') return []
  const flags = flagsOfTariff(hts)
  return [
    ...flags.map((flag) => ({ id: flag.code, asks: flagAsks(flag), ...preparation(flag) })),
    ...questionsOf(hts)
      .filter(({ agency }) => !flags.some((flag) => flag.agency === agency))
      .map(({ id, agency, program = '', question }) => ({
        id,
        asks: say(
          {
            id: 'agency-advice.question',
            defaultMessage: '{question} If so, {agency} may require data.',
          },
          { question: sentenceOf(question), agency: agencyName(agency) },
        ),
        ...preparation({ agency, programs: [program] }),
      })),
  ]
}

/** Short names of the agencies that ask, or may ask, of goods of a tariff number; each once. */
export const agenciesOf = (hts: string): string[] => [
  ...new Set([...flagsOfTariff(hts), ...questionsOf(hts)].map(({ agency }) => agencyName(agency))),
]

/** What the flags of the number of a line ask, and whether the line says something to the agency. */
export const flagNeeds = ({
  htsus = '',
  agency_statements = [],
}: Pick<LineItem, 'htsus' | 'agency_statements'>) =>
  flagsOfTariff(htsus)
    .filter(asksAlways)
    .map((flag) => ({
      id: flag.code,
      asks: flagAsks(flag),
      met: agency_statements.some(
        ({ agency, program = '' }) => agency === flag.agency && flag.programs.includes(program),
      ),
    }))

/** What a flag asks: data of all goods with it, data or a reason why there are none, or data of some of them. */
export function flagAsks(flag: AgencyFlag): Sentence {
  const { agency, code, need } = flag
  const words = { agency: agencyName(agency), code }
  if (need === 'must')
    return say(
      {
        id: 'agency-advice.must',
        defaultMessage: '{agency} requires data about all goods with this number (flag {code}).',
      },
      words,
    )
  return asksAlways(flag)
    ? say(
        {
          id: 'agency-advice.may',
          defaultMessage:
            '{agency} requires data about goods with this number, or the reason why there is none (flag {code}).',
        },
        words,
      )
    : say(
        {
          id: 'agency-advice.some',
          defaultMessage:
            '{agency} may require data about goods with this number (flag {code}). Where it does not, nothing is filed.',
        },
        words,
      )
}

/** The definitions that answer a flag or a question: of the program that is named for the goods, else of each. */
export const programsAskedBy = ({
  agency,
  programs,
  proposed = programs,
}: Pick<AgencyFlag, 'agency' | 'programs' | 'proposed'>): AgencyProgram[] =>
  AGENCY_PROGRAMS.filter(
    (one) => one.agency === agency && one.programs.some((code) => proposed.includes(code)),
  )

function preparation(
  asked: Pick<AgencyFlag, 'agency' | 'programs' | 'proposed'>,
): Pick<AgencyAdvice, 'help' | 'supplier'> {
  const { agency } = asked
  const [program] = programsAskedBy(asked)
  return {
    help: program ? sentenceOf(program.help) : elsewhere(agency),
    supplier: (program?.supplier ?? []).map((item) => sentenceOf(item)),
  }
}

/** What an agency asks whose data cannot be filed here, and what to do. */
function elsewhere(agency: string): Sentence {
  const paper = FILED_ELSEWHERE[agency]?.words
  return paper
    ? say(
        { id: 'agency-advice.paper', defaultMessage: '{paper} {elsewhere}' },
        { paper: sentenceOf(paper), elsewhere: sentenceOf(ELSEWHERE) },
      )
    : sentenceOf(ELSEWHERE)
}
