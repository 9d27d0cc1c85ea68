import {
  AGENCY_PROGRAMS,
  type AgencyFacts,
  agencyName,
  asksAlways,
  flagsOfTariff,
} from '@edfe/domain/agencies'
import { type DraftPath, placeInStatements, statementKey } from '@edfe/domain/entry'
import { isReleasedHere } from '@edfe/domain/filing'
import { announce } from '../../../ui/announce.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { FieldMessage, fieldTextIds } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { SelectField } from '../../../ui/text-field.tsx'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { useField } from '../../form/use-field.ts'
import { useValues } from '../../form/use-values.ts'
import { AgencyAsks, beginOf } from './agency-asks.tsx'
import { AgencyStatement } from './agency-statement.tsx'
import { programTitle } from './program-title.ts'
import type { Statement } from './statement-answers.ts'
import { usePlaceMessages } from './use-place-messages.ts'

interface Props {
  name: DraftPath
  /** The tariff number of the line. */
  hts: string
  facts: AgencyFacts
}

/** Reasons for no data where no list has flags of the number (PG01 note 1). */
const ANY_REASON = 'ABCD'

/** What the line says to other agencies, and what they ask of its goods. */
export function AgencyStatements({ name, hts, facts }: Props) {
  const field = useField(name)
  const { form, blurred } = field
  const statements = (useValues(form, name) as Statement[] | undefined) ?? []
  const messages = usePlaceMessages(name)
  const flags = flagsOfTariff(hts)
  const isReleased = isReleasedHere(useEntry().draft_data)
  const isOptional = !(isReleased && (statements.length > 0 || flags.some(asksAlways)))
  const set = (next: Statement[]) => {
    form.setValue(name, next, { shouldDirty: true })
    blurred(name)
  }
  const add = (next: Statement) => {
    set([...statements, next])
    const agency = agencyName(next.agency ?? '')
    announce(t({ id: 'agency-statements.added', defaultMessage: 'Data for {agency} added.' }, { agency }))
  }
  const begun = AGENCY_PROGRAMS.map((program) => ({ program, statement: beginOf(program) })).filter(
    ({ statement }) => !statements.some((one) => statementKey(one) === statementKey(statement)),
  )
  const disclaimersOf = ({ agency, program = '' }: Statement) =>
    flags.find((flag) => flag.agency === agency && flag.programs.includes(program))?.disclaimers ?? ANY_REASON
  return (
    <fieldset
      className={`${fieldStyles.field} ${fieldStyles.columns12} ${layoutStyles.stack16}`}
      id={field.id}
      tabIndex={-1}
      aria-describedby={[
        fieldTextIds(field.id).hint,
        ...messages.map(({ id }) => fieldTextIds(id).message),
      ].join(' ')}
    >
      <legend className={fieldStyles.label}>
        {field.meta.label}
        {isOptional && <i> {t({ id: 'common.optional', defaultMessage: '(optional)' })}</i>}
      </legend>
      <p className={fieldStyles.hint} id={fieldTextIds(field.id).hint}>
        {field.meta.hint}
      </p>
      <AgencyAsks {...{ hts, statements }} onAdd={add} />
      {statements.map((statement, index) => (
        <AgencyStatement
          key={statementKey(statement)}
          name={`${name}${placeInStatements({ statement: statementKey(statement) })}`}
          statement={statement}
          disclaimers={disclaimersOf(statement)}
          facts={facts}
          onChange={(next) => set(statements.map((one, place) => (place === index ? next : one)))}
          onRemove={() => {
            set(statements.filter((_, place) => place !== index))
            document.getElementById(field.id)?.focus()
          }}
        />
      ))}
      <SelectField
        id={`${field.id}-add`}
        label={t({ id: 'agency-statements.add', defaultMessage: 'Add data for an agency' })}
        value=""
        onChange={(event) => {
          const chosen = begun.find(({ statement }) => statementKey(statement) === event.currentTarget.value)
          if (chosen) add(chosen.statement)
        }}
        options={[
          ['', t({ id: 'agency-statements.choose', defaultMessage: 'Choose what the goods are' })],
          ...begun.map(({ program, statement }) => [statementKey(statement), programTitle(program)] as const),
        ]}
      />
      <div>
        {messages.map(({ id, message }) => (
          <FieldMessage key={id} id={id} message={message} />
        ))}
      </div>
    </fieldset>
  )
}
