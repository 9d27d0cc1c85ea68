import type { SecurityFilingSection } from '@edfe/domain/entry'
import { fieldLabel, hasContent, modeOf } from '@edfe/domain/entry'
import { hasSecurityFiling, mayGoWithRelease } from '@edfe/domain/filing'
import { isVesselMode } from '@edfe/domain/reference'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { entryLink } from '../../entry-link.ts'
import { TickField } from '../../form/controls/tick-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { fieldHash } from '../../form/use-field-from-hash.ts'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { SecurityFilingPanel } from '../../security-filing/security-filing-panel.tsx'
import { useDetailSection } from '../use-detail-section.ts'

/** The importer security filing of goods that come by ship: its state at CBP, and the facts that it alone needs. */
export function SecurityFilingPage() {
  const entry = useEntry()
  // Facts that were given before the mode or the kind changed stay in sight.
  const [given] = useState<SecurityFilingSection>(() => entry.draft_data.security_filing ?? {})
  const { form, actions } = useDetailSection('security-filing', 'security_filing')
  const { bond, kind } = useWatch({
    control: form.value.form.control,
    name: 'security_filing',
  }) as SecurityFilingSection
  if (!hasSecurityFiling(entry.draft_data) && !hasContent(given))
    return (
      <DetailFrame page="security-filing" form={form} actions={actions}>
        <NotNeeded />
      </DetailFrame>
    )
  return (
    <DetailFrame
      page="security-filing"
      form={form}
      actions={actions}
      before={
        <div className={layoutStyles.spaceBelow24}>
          <SecurityFilingPanel />
        </div>
      }
    >
      <FormSection
        title={t({ id: 'security-filing.facts', defaultMessage: 'What the security filing alone needs' })}
        lead={t({
          id: 'security-filing.facts-lead',
          defaultMessage: 'Everything else comes from the entry.',
        })}
      >
        <EntryField name="security_filing.lading_date" />
        <EntryField name="security_filing.kind" />
        <EntryField name="security_filing.shipment_type" />
        <EntryField name="security_filing.bond" />
        {(given.with_release || mayGoWithRelease(entry.draft_data)) && (
          <TickField name="security_filing.with_release">
            {t(fieldLabel('security_filing.with_release'))}
          </TickField>
        )}
        {(bond === 'single' || given.bond_reference || given.bond_surety) && (
          <>
            <EntryField name="security_filing.bond_reference" />
            <EntryField name="security_filing.bond_surety" />
          </>
        )}
        {(kind === '5' || given.foreign_unlading || given.delivery_place) && (
          <>
            <EntryField name="security_filing.foreign_unlading" />
            <EntryField name="security_filing.delivery_place" />
          </>
        )}
      </FormSection>
    </DetailFrame>
  )
}

/** Why these goods have no security filing, with the way to the field that decides it. */
function NotNeeded() {
  const entry = useEntry()
  const mode = modeOf(entry.draft_data)
  const [field, name] = isVesselMode(mode)
    ? ['importing_carrier', t({ id: 'security-filing.to-carrier', defaultMessage: 'Importing carrier' })]
    : ['mode_of_transport', t({ id: 'security-filing.to-mode', defaultMessage: 'Mode of transport' })]
  return (
    <FormSection
      title={
        mode
          ? t({ id: 'security-filing.not-needed', defaultMessage: 'These goods need no security filing' })
          : t({ id: 'security-filing.mode-first', defaultMessage: 'Choose the mode of transport first' })
      }
      lead={
        isVesselMode(mode)
          ? t({
              id: 'security-filing.from-zone',
              defaultMessage:
                'They come out of a foreign trade zone, so no ship is loaded with them. Goods that a ship brings have a carrier that does not begin with FTZ.',
            })
          : t({
              id: 'security-filing.by-ship-only',
              defaultMessage:
                'Only goods that come by ship need an importer security filing (ISF 10+2), 24 hours before they are loaded abroad.',
            })
      }
    >
      <p>
        <Link {...entryLink(entry.id, 'step-2')} hash={fieldHash(`shipment_origin.${field}`)}>
          {name}
        </Link>
      </p>
    </FormSection>
  )
}
