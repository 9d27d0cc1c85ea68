import type { FinalReview } from '@edfe/contracts/entries/entry'
import { paymentDueDay } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { hasValidSignature, type Role } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { formatUsd } from '@edfe/domain/money'
import { ofLine, type PracticeReason, sideOf } from '@edfe/domain/profile'
import { useRef, useState } from 'react'
import { lineWord } from '../../../messages/line-word.ts'
import { shortDay } from '../../../messages/short-day.ts'
import { useFilingFee } from '../../../session/use-fees.ts'
import { useMe } from '../../../session/use-me.ts'
import { usePracticeReason } from '../../../session/use-practice.ts'
import { Button } from '../../../ui/button.tsx'
import choicesStyles from '../../../ui/choices.module.css'
import fieldStyles from '../../../ui/field.module.css'
import { ReadOnlyField } from '../../../ui/field.tsx'
import styles from '../../../ui/form-section.module.css'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { Panel } from '../../../ui/panel.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'
import { ActionBar } from '../../frame/action-bar.tsx'
import { AcknowledgedBy } from './acknowledged-by.tsx'
import { CERTIFYING, RoleField, roleField } from './role-field.tsx'
import { SendBack } from './send-back.tsx'
import { SignHere } from './sign-here.tsx'
import { submitReason } from './submit-reason.ts'
import { useApproval } from './use-approval.ts'
import { isOfDeclaration } from './use-sign-here.ts'
import { useSubmission } from './use-submission.ts'

interface Props {
  review: FinalReview
  onReviewed: (review: FinalReview) => void
  onBack: () => void
  onExit: () => void
}

/** The consequences of submitting, shown before it is done. */
const CONSEQUENCES: Record<PracticeReason | 'filed', MessageDescriptor> = {
  simulator: defineMessage({
    id: 'submit-panel.simulator',
    defaultMessage: '{line}: submitting sends it to a simulator, and nothing to CBP.',
  }),
  test: defineMessage({
    id: 'submit-panel.test',
    defaultMessage: '{line}: submitting sends it to CBP’s test system, and nothing is filed.',
  }),
  no_filer_code: defineMessage({
    id: 'submit-panel.no-filer-code',
    defaultMessage: '{line}: without a confirmed filer code, nothing can be sent to CBP.',
  }),
  filed: defineMessage({
    id: 'submit-panel.filed',
    defaultMessage: 'Submitting files it with U.S. Customs and Border Protection under penalty of law.',
  }),
}

const SUBMIT = defineMessage({
  id: 'submit-panel.submit',
  defaultMessage:
    '{act, select, sign {Sign and submit, {amount}} approve {Approve and submit, {amount}} other {Submit to CBP, {amount}}}',
})

/** The same where nothing is filed with CBP, and no money moves. */
const SUBMIT_WITHOUT_CBP = defineMessage({
  id: 'submit-panel.submit-without-cbp',
  defaultMessage: '{act, select, sign {Sign and submit} approve {Approve and submit} other {Submit}}',
})

const ASK = defineMessage({
  id: 'submit-panel.ask',
  defaultMessage: '{signs, select, yes {Sign and send for approval} other {Send for approval}}',
})

/** Role, acknowledgement and submission: the main action of step 6. */
export function SubmitPanel({ review, onReviewed, onBack, onExit }: Props) {
  const { defaults, rules } = useEntryContext()
  const entry = useEntry()
  const totals = entry.draft_data.totals_declarations
  const ownRole = CERTIFYING.find((each) => each === defaults.role)
  const [role, setRole] = useState<Role | ''>(ownRole ?? '')
  const panel = useRef<HTMLElement>(null)
  /** The declaration that is asked for here; null where the entry is signed, or somebody else has to sign. */
  const signing = useRef<EntryForm>(null)
  const isSigned = hasValidSignature(entry.draft_data)
  /** Another member signed: the declaration stays theirs, in their role, and this member submits it. */
  const me = useMe().data?.user.id
  const practice = usePracticeReason()
  const side = sideOf(practice)
  const isPractice = side !== 'CBP'
  const isApproval = useApproval() === 'approve'
  const fee = useFilingFee()
  const submitted = isPractice
    ? t(
        {
          id: 'submit-panel.submitted-simulator',
          defaultMessage:
            '{by, select, test {The entry is submitted to CBP’s test system.} other {The entry is submitted to the simulator.}}',
        },
        { by: side },
      )
    : t({ id: 'submit-panel.submitted-cbp', defaultMessage: 'The entry is submitted to CBP.' })
  const isSignedByOther = Boolean(isSigned && me && entry.signed_by && entry.signed_by.id !== me)
  const isKnown = isOnServer(entry)
  const mayAsk = entry.may.validate && !entry.may.submit
  const signsHere = !isSigned && isKnown && entry.may.edit
  const others = signsHere ? review.issues.filter((issue) => !isOfDeclaration(issue)) : review.issues
  const { isBusy, problem, ticking, isReviewed, acknowledge, submit, sendForApproval } = useSubmission({
    role,
    signsHere,
    isSignedByOther,
    submitted,
    signing,
    panel,
    onReviewed,
  })
  const acknowledged = signsHere ? isReviewed : (ticking ?? review.acknowledged)
  const reason = !isKnown
    ? t({
        id: 'submit-panel.save-first',
        defaultMessage: 'Save this entry on the server to submit.',
      })
    : !entry.may.edit
      ? t({
          id: 'submit-panel.not-permitted',
          defaultMessage: 'An approver or admin submits this entry.',
        })
      : submitReason({
          review: { issues: others, acknowledged },
          isSigned: isSigned || signsHere,
          needsRole: !isSignedByOther && role === '',
          maySubmit: entry.may.submit,
          mayAsk,
        })
  const signs = signsHere ? 'yes' : 'no'
  const act = isApproval ? 'approve' : signsHere ? 'sign' : 'submit'
  const due = paymentDueDay(entry.draft_data, parseDay(entry.released_on ?? undefined))
  const dueText =
    due && !isPractice
      ? t({ id: 'submit-panel.due', defaultMessage: 'Due {due}' }, { due: shortDay(due, defaults.today) })
      : undefined
  const wouldAccept =
    rules.profile.name === 'cbp'
      ? t({
          id: 'submit-panel.would-accept',
          defaultMessage: 'CBP’s published rules would accept this.',
        })
      : undefined
  const mayAcknowledge =
    !isBusy && isKnown && entry.may.edit && others.every(({ severity }) => severity !== 'error')

  return (
    <Panel
      ref={panel}
      aria-label={t({ id: 'submit-panel.acknowledge-and-submit', defaultMessage: 'Acknowledge and submit' })}
    >
      <div className={styles.section}>
        <header>
          <h2>
            {t({ id: 'submit-panel.acknowledge-and-submit', defaultMessage: 'Acknowledge and submit' })}
          </h2>
          <p>
            {t({
              id: 'submit-panel.lead',
              defaultMessage: 'Any change after this point voids the signature and this acknowledgement.',
            })}
          </p>
        </header>
        <div className={layoutStyles.stack20}>
          {signsHere && <SignHere ref={signing} />}
          <div className={fieldStyles.grid}>
            {isSignedByOther ? (
              <ReadOnlyField
                id={roleField().id}
                label={roleField().label}
                hint={t({ id: 'submit-panel.hint', defaultMessage: 'The role of the person who signed' })}
                columns={6}
              >
                <p className={layoutStyles.asControl}>
                  {t(
                    {
                      id: 'submit-panel.declared-by',
                      defaultMessage: 'Declared by {name}. You submit the entry.',
                    },
                    { name: entry.signed_by?.name },
                  )}
                </p>
              </ReadOnlyField>
            ) : (
              <RoleField role={role} onChoose={setRole} own={ownRole} />
            )}
            {!signsHere && (
              <ReadOnlyField
                id="f-signed-by"
                label={t({ id: 'submit-panel.signed-by', defaultMessage: 'Signed by' })}
                hint={t({ id: 'submit-panel.signed-by-hint', defaultMessage: 'Block 45' })}
                columns={6}
              >
                <p className={layoutStyles.asControl}>
                  {isSigned
                    ? `${totals?.declarant_name}, ${totals?.declarant_date}`
                    : t({ id: 'submit-panel.not-signed-yet', defaultMessage: 'Not signed yet' })}
                </p>
              </ReadOnlyField>
            )}
          </div>
          <label className={choicesStyles.checkbox}>
            <input
              type="checkbox"
              checked={acknowledged}
              aria-disabled={!mayAcknowledge || undefined}
              aria-describedby="submit-why"
              onChange={(event) => {
                if (mayAcknowledge) acknowledge(event.currentTarget.checked)
              }}
            />
            <span>
              <T
                id="submit-panel.statement"
                defaultMessage="I have reviewed this entry summary, and it is true and correct to the best of my knowledge and belief.<small>{consequence}</small>"
                values={{
                  consequence: t(CONSEQUENCES[practice ?? 'filed'], { line: lineWord(side) }),
                  small: (content) => <small>{content}</small>,
                }}
              />
            </span>
          </label>
          <AcknowledgedBy people={review.acknowledgements} />
          {fee && (
            <p className={textStyles.secondary}>
              {t(
                {
                  id: 'submit-panel.fee',
                  defaultMessage:
                    'The fee of this service is {fee}, apart from what CBP collects. It is charged when CBP accepts the summary.',
                },
                { fee: formatUsd(fee) },
              )}
            </p>
          )}
          {problem && (
            <p className={fieldStyles.error} role="alert">
              <Icon name="error" />
              <span>{problem}</span>
            </p>
          )}
        </div>
      </div>
      <ActionBar
        isBusy={isBusy}
        onBack={onBack}
        onExit={entry.may.edit ? onExit : undefined}
        reason={
          <span className={textStyles.secondary} id="submit-why">
            {reason ?? [wouldAccept, dueText].filter(Boolean).join(' ')}
          </span>
        }
        main={
          <>
            {isApproval && <SendBack />}
            <Button
              className={styles.primary}
              busy={isBusy && ticking === undefined}
              disabledReason={reason}
              aria-describedby="submit-why"
              onClick={() => void (mayAsk ? sendForApproval() : submit())}
            >
              {mayAsk
                ? t(ASK, { signs })
                : !isPractice
                  ? t(SUBMIT, { act, amount: formatUsd(review.totals.grand_total) })
                  : t(ofLine, { text: t(SUBMIT_WITHOUT_CBP, { act }), by: side })}
            </Button>
          </>
        }
      />
    </Panel>
  )
}
