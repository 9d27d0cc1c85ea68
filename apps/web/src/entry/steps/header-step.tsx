import { SUMMARY_WORKING_DAYS } from '@edfe/domain/calculations'
import { type CalendarDay, formatDay, parseDay } from '@edfe/domain/calendar'
import type { HeaderSection } from '@edfe/domain/entry'
import { GOVERNMENT_ENTRY_TYPE, needsBondDetails, ZONE_ENTRY_TYPE } from '@edfe/domain/entry'
import { summaryDue } from '@edfe/domain/tasks'
import { useMemo } from 'react'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { shownFinding } from '../editing/late-rules.ts'
import { isUnsaved } from '../editing/on-server.ts'
import { papersLink } from '../entry-link.ts'
import { EntryNumberField } from '../form/controls/entry-number-field.tsx'
import { NoteField } from '../form/controls/note-field.tsx'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useValues } from '../form/use-values.ts'
import { StepFrame } from '../frame/page-frame.tsx'
import { type DetailInStep, useSectionStep } from '../frame/use-section-form.ts'
import { TemplateSection } from '../templates/template-section.tsx'
import { typedDay } from '../values/format.ts'
import { BondGroup, useBondGroup } from './bond-group.tsx'
import { useInformalNote } from './informal-note.tsx'
import { RareDetails } from './rare/rare-details.tsx'
import { useBondOfHeader } from './use-bond-of-header.ts'

const BOND_DETAILS: DetailInStep = {
  page: 'bond',
  section: 'bond_information',
  waits: ({ rule_id }) => rule_id.endsWith('_REQUIRED'),
}

/** Step 1: blocks 1 to 7, with the bond details when the entry needs them. */
export function HeaderStep() {
  const { step, actions } = useSectionStep('header', 'header', BOND_DETAILS)
  const { editor, rules } = useEntryContext()
  const entry = useEntry()
  const header = useValues(step.value.form, 'header') as HeaderSection
  const needsBond = needsBondDetails({ ...editor.draft(), header })
  const bond = useBondGroup(step)
  useBondOfHeader(step)
  const notes = useUnfilableNotes(header)
  const informalNote = useInformalNote(step, header.entry_type)
  const shown = step.summary.map(shownFinding)
  const lead = step.summary.every(({ rule_id }) => rule_id.endsWith('_REQUIRED'))
    ? t({
        id: 'header-step.please-complete-all-required',
        defaultMessage:
          'Please complete all required fields before continuing. Everything you typed is kept.',
      })
    : t(
        {
          id: 'header-step.please-fix-errors-everything',
          defaultMessage: 'Please fix errors in: {fields}. Everything you typed is kept.',
        },
        { fields: [...new Set(shown.map(({ label }) => label))].join(', ') },
      )
  return (
    <StepFrame step="header" form={step} actions={actions} lead={lead} reveal={bond.card.reveal}>
      {isUnsaved(entry) && (
        <p className={layoutStyles.spaceBelow16}>
          <LinkButton {...papersLink('new')} look="quiet" small icon="upload">
            {t({ id: 'papers-page.title', defaultMessage: 'Start with your papers' })}
          </LinkButton>
        </p>
      )}
      {isUnsaved(entry) && <TemplateSection />}
      <FormSection
        title={t({ id: 'header-step.title', defaultMessage: 'Entry' })}
        lead={t({
          id: 'header-step.lead',
          defaultMessage: 'The kind of entry, and the number that it is filed under.',
        })}
      >
        <EntryNumberField />
        <EntryField name="header.entry_type" note={notes['header.entry_type'] ?? informalNote} />
        {(header.entry_type === ZONE_ENTRY_TYPE || header.zone_id) && <EntryField name="header.zone_id" />}
        {(header.entry_type === GOVERNMENT_ENTRY_TYPE || header.government_import) && (
          <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
            <TickField name="header.government_import">
              {t({
                id: 'header-step.agency-u-s-government',
                defaultMessage: 'An agency of the U.S. government imports these goods, and I may file for it',
              })}
            </TickField>
          </div>
        )}
        <EntryField name="header.summary_date" />
        <EntryField name="header.purchase_order" />
      </FormSection>
      <FormSection
        title={t({ id: 'header-step.surety-and-bond', defaultMessage: 'Surety and bond' })}
        lead={t({
          id: 'header-step.surety-and-bond-lead',
          defaultMessage: 'Who guarantees the duties and taxes of this entry.',
        })}
      >
        <EntryField name="header.surety_no" note={notes['header.surety_no']} />
        <EntryField name="header.bond_type" note={notes['header.bond_type']} />
        {needsBond && <BondGroup header={header} {...bond} />}
      </FormSection>
      <FormSection
        title={t({ id: 'header-step.port-date-entry', defaultMessage: 'Port and date of entry' })}
        lead={t({
          id: 'header-step.port-date-entry-lead',
          defaultMessage: 'Where and when the goods were entered.',
        })}
      >
        <EntryField name="header.port_code" note={notes['header.port_code']} />
        <EntryField name="header.entry_date" note={dueNote(header, entry.released_on, rules.today)} />
      </FormSection>
      {entry.is_post_summary && (
        <FormSection
          title={t({
            id: 'header-step.correction-after-payment',
            defaultMessage: 'Correction after payment',
          })}
          lead={t({
            id: 'header-step.correction-after-payment-lead',
            defaultMessage:
              'CBP reads why you correct the entry. The review shows what you changed, before and after.',
          })}
        >
          <NoteField name="header.correction_explanation" />
          <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
            <TickField name="header.accelerated_liquidation">
              {t({
                id: 'header-step.ask-cbp-accelerate-liquidation',
                defaultMessage:
                  'Ask CBP to accelerate the liquidation: it then bills or refunds the difference sooner',
              })}
            </TickField>
          </div>
        </FormSection>
      )}
      <RareDetails step="header" onJump={actions.jump} />
    </StepFrame>
  )
}

/** Until when the summary is due, as soon as the entry date is known. */
function dueNote(
  { entry_type = '', entry_date }: HeaderSection,
  releasedOn: string | null,
  today: CalendarDay,
): string | undefined {
  const released_on = parseDay(releasedOn ?? undefined)
  const due = summaryDue({ entry_type, entry_date: typedDay(entry_date ?? ''), released_on }, today)
  if (due && released_on)
    return t(
      {
        id: 'header-step.file-summary-after-release',
        defaultMessage:
          'CBP released the goods on {released}. File the summary and pay by {day}, {value} working days later.',
      },
      { released: formatDay(released_on), day: formatDay(due.day), value: SUMMARY_WORKING_DAYS },
    )
  return (
    due &&
    t(
      {
        id: 'header-step.file-summary-pay-working',
        defaultMessage: 'File the summary and pay by {day}, {value} working days after this day.',
      },
      { day: formatDay(due.day), value: SUMMARY_WORKING_DAYS },
    )
  )
}

/** By field, why the choice cannot be filed and what to do instead: said at once, not first by the review. */
function useUnfilableNotes({
  entry_number,
  entry_type,
  surety_no,
  bond_type,
  port_code,
  government_import,
}: HeaderSection): Partial<Record<string, string>> {
  const { rules, filing } = useEntryContext()
  return useMemo(() => {
    const header = { entry_number, entry_type, surety_no, bond_type, port_code, government_import }
    const shown = filing?.unfilableChoices({ header }, rules).map(filing.shownFinding) ?? []
    return Object.fromEntries(
      shown.map(({ path, message, detail }) => [path, [message, detail].filter(Boolean).join(' ')]),
    )
  }, [entry_number, entry_type, surety_no, bond_type, port_code, government_import, rules, filing])
}
