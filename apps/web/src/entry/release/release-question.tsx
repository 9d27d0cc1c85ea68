import { adviseRelease, type ReleaseChoice, type ReleaseMethod } from '@edfe/domain/filing'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { shownMessage } from '../../messages/findings.ts'
import choiceStyles from '../../ui/choices.module.css'
import { ChoiceField } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { oncePerDraft } from '../editing/once-per-draft.ts'
import { choiceName } from '../form/choices.ts'
import { boundFieldProps } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'

const METHOD = 'release.method'

const WHAT_HAPPENS: Record<ReleaseMethod, MessageDescriptor> = {
  first: defineMessage({
    id: 'release-question.first',
    defaultMessage: 'CBP gets the release now. Summary and money follow within 10 working days of release.',
  }),
  with_summary: defineMessage({
    id: 'release-question.with-summary',
    defaultMessage: 'Both go in one message, with one signature. Every value and rate has to be final.',
  }),
  elsewhere: defineMessage({
    id: 'release-question.elsewhere',
    defaultMessage:
      'You filed the release in another system under your filer code: type its entry number in step 1. If a broker files the release, the broker has to file the summary too.',
  }),
}

/** One judgment of an entry serves the question until the entry is saved again. */
const adviceOn = oncePerDraft(adviseRelease)

/** How the goods will be released: each answer with what happens, what it asks for, and one that is recommended. */
export function ReleaseQuestion() {
  const field = useField(METHOD, {
    label: t({ id: 'release-question.label', defaultMessage: 'How will these goods be released?' }),
    hint: '',
  })
  const { rules } = useEntryContext()
  const { recommended, reason, choices } = adviceOn(useEntry().draft_data, rules)
  return (
    <ChoiceField {...boundFieldProps(field)} optional={false} columns={12}>
      <div className={choiceStyles.pair}>
        {choices.map((choice, index) => (
          <Answer
            key={choice.method}
            choice={choice}
            id={index === 0 ? field.id : `${field.id}-${choice.method}`}
            field={field}
            reason={choice.method === recommended ? shownMessage(reason) : undefined}
          />
        ))}
      </div>
    </ChoiceField>
  )
}

interface AnswerProps {
  choice: ReleaseChoice
  id: string
  field: ReturnType<typeof useField>
  /** Of the recommended answer. */
  reason: string | undefined
}

function Answer({ choice: { method, refusal, missing }, id, field, reason }: AnswerProps) {
  const register = field.form.register(METHOD)
  const [name, about] = [`${id}-name`, `${id}-about`]
  return (
    <label
      className={`${layoutStyles.stack8} ${textStyles.small} ${choiceStyles.row} ${method === 'elsewhere' ? layoutStyles.whole : ''}`}
    >
      <input
        {...register}
        id={id}
        type="radio"
        value={method}
        aria-labelledby={name}
        aria-describedby={about}
        onChange={(event) => {
          void register.onChange(event)
          field.blurred(METHOD)
        }}
      />
      <span>
        <span className={layoutStyles.wrapApart}>
          <b id={name}>{choiceName(METHOD, method)}</b>
          {method !== 'elsewhere' && (
            <small className={textStyles.muted}>
              {refusal
                ? t({ id: 'release-question.refused', defaultMessage: 'Not for these goods' })
                : t(
                    {
                      id: 'release-question.missing',
                      defaultMessage:
                        '{count, plural, =0 {Nothing to add} one {# fact to add} other {# facts to add}}',
                    },
                    { count: missing.length },
                  )}
            </small>
          )}
        </span>
        <span id={about} className={`${textStyles.muted} ${textStyles.block}`}>
          {refusal ? shownMessage(refusal) : t(WHAT_HAPPENS[method])}
          {reason !== undefined && (
            <span className={`${textStyles.info} ${textStyles.block}`}>
              {t(
                { id: 'release-question.recommended', defaultMessage: 'We recommend this. {reason}' },
                { reason },
              )}
            </span>
          )}
        </span>
      </span>
    </label>
  )
}
