import {
  type AgencyFacts,
  agencyName,
  FILED_ELSEWHERE,
  programNamed,
  type QuestionGroup,
} from '@edfe/domain/agencies'
import { DISCLAIMER } from '@edfe/domain/entry'
import { DISCLAIMERS } from '@edfe/domain/reference'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { FieldMessage } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { SelectField } from '../../../ui/text-field.tsx'
import { t } from '../../../words/t.ts'
import { fieldId } from '../../form/field-id.ts'
import { AgencyQuestion } from './agency-question.tsx'
import { programTitle } from './program-title.ts'
import {
  answerOf,
  answersOfRow,
  rowCount,
  type Statement,
  withAnswer,
  withoutRow,
} from './statement-answers.ts'
import { usePlaceMessages } from './use-place-messages.ts'

interface Props {
  /** In the form. */
  name: string
  statement: Statement
  /** Letters of the reasons that the flags of the tariff number allow. */
  disclaimers: string
  facts: AgencyFacts
  onChange: (next: Statement) => void
  onRemove: () => void
}

/** What the line says to one program: the answers to its questions, or a reason why there are none. */
export function AgencyStatement({ name, statement, disclaimers, facts, onChange, onRemove }: Props) {
  const titleId = useId()
  const { agency: code = '', program: programCode = '', variant, disclaimer = '' } = statement
  const program = programNamed(code, programCode, variant)
  const agency = agencyName(code)
  const title = program ? programTitle(program) : agency
  const elsewhere = program ? undefined : FILED_ELSEWHERE[code]?.words
  const ofStatement = usePlaceMessages(name)
  const reasonName = `${name}.${DISCLAIMER}`
  const [ofReason] = usePlaceMessages(reasonName)
  return (
    <section
      className={`${layoutStyles.stack12} ${layoutStyles.ruleBelow}`}
      id={fieldId(name)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div className={layoutStyles.apart}>
        <h3 id={titleId}>{title}</h3>
        <IconButton
          icon="close"
          label={t({ id: 'agency-statement.remove', defaultMessage: 'Remove {name}' }, { name: title })}
          onClick={onRemove}
        />
      </div>
      <p className={textStyles.note}>
        {program
          ? t(program.help)
          : t(
              {
                id: 'agency-statement.elsewhere',
                defaultMessage:
                  'Data for {agency} cannot be filed here. Choose a reason below if one is true. Otherwise have a broker release the goods, and file the entry summary here.',
              },
              { agency },
            )}
      </p>
      {elsewhere && <p className={textStyles.note}>{t(elsewhere)}</p>}
      {ofStatement.map(({ id, message }) => (
        <FieldMessage key={id} id={id} message={message} />
      ))}
      <SelectField
        id={fieldId(reasonName)}
        message={ofReason?.message}
        label={t({ id: 'agency-statement.reason', defaultMessage: 'What do you tell {agency}?' }, { agency })}
        value={disclaimer}
        onChange={(event) => onChange({ ...statement, disclaimer: event.currentTarget.value })}
        options={[
          [
            '',
            program
              ? t({ id: 'agency-statement.data', defaultMessage: 'The data below' })
              : t({ id: 'agency-statement.choose', defaultMessage: 'Choose a reason' }),
          ],
          ...Object.entries(DISCLAIMERS)
            .filter(([letter]) => letter === disclaimer || disclaimers.includes(letter))
            .map(
              ([letter, words]) =>
                [
                  letter,
                  t(
                    { id: 'agency-statement.no-data', defaultMessage: 'No data: {reason}' },
                    { reason: t(words) },
                  ),
                ] as const,
            ),
        ]}
      />
      {!disclaimer &&
        program?.form.groups.map((group) => (
          <AnswerRows key={group.id} group={group} {...{ name, statement, facts, onChange }} />
        ))}
    </section>
  )
}

/** The questions of a group, row by row. */
function AnswerRows({
  name,
  group,
  statement,
  facts,
  onChange,
}: Pick<Props, 'name' | 'statement' | 'facts' | 'onChange'> & { group: QuestionGroup }) {
  const { label, most, questions } = group
  const given = rowCount(statement, questions)
  const [added, setAdded] = useState(0)
  const isRepeated = most > 1
  const count = isRepeated ? Math.min(most, Math.max(1, given + added)) : 1
  return (
    <fieldset className={layoutStyles.stack12}>
      <legend className={fieldStyles.label}>{t(label)}</legend>
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <div key={row} className={fieldStyles.grid}>
          {questions.map((question) => (
            <AgencyQuestion
              key={question.id}
              name={`${name}.${question.id}.${row}`}
              {...{ question, group, row, facts }}
              value={answerOf(statement, question, row)}
              answers={answersOfRow(statement, questions, row)}
              onChange={(value) => {
                setAdded(0)
                onChange(withAnswer(statement, question, row, value))
              }}
            />
          ))}
        </div>
      ))}
      {isRepeated && (
        <div className={layoutStyles.wrap12}>
          {count < most && (
            <Button look="quiet" small icon="plus" onClick={() => setAdded(added + 1)}>
              {t({ id: 'agency-statement.add-row', defaultMessage: 'Add another' })}
            </Button>
          )}
          {given > 1 && (
            <Button
              look="quiet"
              small
              icon="close"
              onClick={() => onChange(withoutRow(statement, questions, given - 1))}
            >
              {t({ id: 'agency-statement.remove-row', defaultMessage: 'Remove the last' })}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  )
}
