import { findingPlace, type ReleaseFact, releaseFacts } from '@edfe/domain/filing'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { oncePerDraft } from '../editing/once-per-draft.ts'
import { entryLink } from '../entry-link.ts'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { fieldHash } from '../form/use-field-from-hash.ts'
import { pageOfFinding } from '../frame/field-page.ts'
import cardStyles from '../on-file/filled-card.module.css'
import { stepNumber } from '../pages/step-path.ts'

const NAMES: Record<ReleaseFact['fact'], MessageDescriptor> = {
  contact: defineMessage({ id: 'release-needs.contact', defaultMessage: 'Contact for CBP' }),
  seller: defineMessage({ id: 'release-needs.seller', defaultMessage: 'Seller' }),
  manufacturer: defineMessage({ id: 'release-needs.manufacturer', defaultMessage: 'Manufacturer' }),
  buyer: defineMessage({ id: 'release-needs.buyer', defaultMessage: 'Buyer' }),
  ship_to: defineMessage({ id: 'release-needs.ship-to', defaultMessage: 'Ship-to party' }),
  containers: defineMessage({ id: 'release-needs.containers', defaultMessage: 'Containers' }),
}

const ORIGINS: Record<NonNullable<ReleaseFact['from']>, MessageDescriptor> = {
  importer: defineMessage({ id: 'release-needs.from-importer', defaultMessage: 'the importer' }),
  declarant: defineMessage({ id: 'release-needs.from-declarant', defaultMessage: 'who signs the entry' }),
  lines: defineMessage({ id: 'release-needs.from-lines', defaultMessage: 'from the lines' }),
}

const factsOf = oncePerDraft(releaseFacts)

/** What the release needs beyond the summary: the contact while nobody is known, and of the rest what is known and where it is asked. */
export function ReleaseNeeds() {
  const { rules } = useEntryContext()
  const entry = useEntry()
  const facts = factsOf(entry.draft_data, rules)
  const [asksContact] = useState(() => facts.some(({ fact, value }) => fact === 'contact' && !value))
  const listed = facts.filter(({ fact }) => !(asksContact && fact === 'contact'))
  return (
    <FormSection
      title={t({ id: 'release-needs.title', defaultMessage: 'What the release needs' })}
      lead={t(
        {
          id: 'release-needs.lead',
          defaultMessage:
            '{known} known, {missing} to add. Bills, ports and goods come from the rest of the entry.',
        },
        {
          known: facts.filter(({ value }) => value).length,
          missing: facts.filter(({ value }) => !value).length,
        },
      )}
    >
      {asksContact && (
        <>
          <EntryField name="release.contact_name" />
          <EntryField name="release.contact_phone" />
        </>
      )}
      <div className={`${fieldStyles.columns12} ${layoutStyles.grid} ${cardStyles.card}`}>
        <dl className={`${layoutStyles.stack8} ${textStyles.small} ${layoutStyles.whole}`}>
          {listed.map(({ fact, value, from, path }) => {
            const { page, step, detail } = pageOfFinding({ path, ...findingPlace(path) }, entry.draft_data)
            return (
              <div key={fact}>
                <dt>{t(NAMES[fact])}</dt>
                <dd className={textStyles.breaks}>
                  {value || t({ id: 'release-needs.missing', defaultMessage: 'Missing' })}
                  {from && <span className={textStyles.muted}> ({t(ORIGINS[from])})</span>}{' '}
                  <Link {...entryLink(entry.id, page)} hash={fieldHash(path)}>
                    {value
                      ? t({ id: 'common.change', defaultMessage: 'Change' })
                      : detail
                        ? detail.title
                        : t(
                            { id: 'release-needs.in-step', defaultMessage: 'Asked in step {step}' },
                            { step: stepNumber(step) },
                          )}
                  </Link>
                </dd>
              </div>
            )
          })}
        </dl>
        <p className={textStyles.note}>
          <Link {...entryLink(entry.id, 'release')}>
            {t({
              id: 'release-needs.more',
              defaultMessage: 'Containers, exam site and rarer facts',
            })}
          </Link>
        </p>
      </div>
    </FormSection>
  )
}
