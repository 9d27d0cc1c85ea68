import type { ShipmentSection, TradeRemediesSection } from '@edfe/domain/entry'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { useSection } from '../editing/entry-context.ts'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FieldGroup, FormSection } from '../form/form-section.tsx'
import { inside } from '../form/inside.ts'
import { DetailFrame } from '../frame/page-frame.tsx'
import { DetailField } from './detail-field.tsx'
import { useDetailSection } from './use-detail-section.ts'

/** Blocks 21 to 24 in step 2, by the name of the same country here. */
const STEP_2 = {
  country_melt_pour: 'country_of_melt_pour',
  primary_country_smelt: 'primary_country_of_smelt',
  secondary_country_smelt: 'secondary_country_of_smelt',
  country_cast: 'country_of_cast',
} as const satisfies Partial<Record<keyof TradeRemediesSection, keyof ShipmentSection>>

const at = inside('trade_remedies')

/** The metal of step 2, where it differs from this page. */
function MetalOfStep2({ contains, applies }: { contains: string | undefined; applies: boolean }) {
  if (contains === 'Y' && !applies)
    return (
      <p className={`${fieldStyles.columns12} ${fieldStyles.note} ${layoutStyles.gapBelow}`}>
        {t({
          id: 'trade-remedies-page.step-2-says-that-the',
          defaultMessage:
            'Step 2 says that the shipment contains steel or aluminum goods. Tick this if section 232 applies to them.',
        })}
      </p>
    )
  if (contains === 'N' && applies)
    return (
      <p className={`${fieldStyles.columns12} ${fieldStyles.note} ${layoutStyles.gapBelow}`}>
        {t({
          id: 'trade-remedies-page.step-2-says-that-the-2',
          defaultMessage:
            'Step 2 says that the shipment contains no steel or aluminum goods. Change it there, or leave this unticked.',
        })}
      </p>
    )
  return null
}

/** Section 232: what the goods are made of, and where the metal was melted, smelted and cast. */
export function TradeRemediesPage() {
  const { form, actions } = useDetailSection('trade-remedies', 'trade_remedies')
  const { form: values } = form.value
  const remedies = useWatch({ control: values.control, name: 'trade_remedies' }) as TradeRemediesSection
  /** Grows when countries are copied, so that their fields start again. */
  const [taken, setTaken] = useState(0)
  const shipment = useSection('shipment_origin') ?? {}
  const apart = Object.entries(STEP_2).filter(([here, there]) => {
    const code = shipment[there]
    return code && code !== remedies[here as keyof typeof STEP_2]
  })
  const copyCountries = () => {
    for (const [here, there] of apart) {
      values.setValue(at(here as keyof typeof STEP_2), shipment[there], { shouldDirty: true })
    }
    setTaken((count) => count + 1)
    announce(
      t({
        id: 'trade-remedies-page.the-countries-of-step-2',
        defaultMessage: 'The countries of step 2 are filled in.',
      }),
    )
  }
  const scope = remedies.material_scope ?? ''
  const isSteel = scope !== 'aluminum' || Boolean(remedies.country_melt_pour)
  const isAluminum =
    scope !== 'steel' ||
    Boolean(remedies.primary_country_smelt || remedies.secondary_country_smelt || remedies.country_cast)
  const isOpen =
    Boolean(remedies.section232_applicable || scope) ||
    Object.keys(STEP_2).some((field) => remedies[field as keyof typeof STEP_2])
  return (
    <DetailFrame page="trade-remedies" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'trade-remedies-page.section-232', defaultMessage: 'Section 232' })}
        lead={t({
          id: 'trade-remedies-page.additional-duties-on-steel-aluminum',
          defaultMessage:
            'Additional duties on steel, aluminum and what is made of them. A line of another mill, and copper, has its own countries in its line details.',
        })}
      >
        <DetailField name={at('section232_applicable')} />
        <MetalOfStep2 contains={shipment.contains_metal} applies={Boolean(remedies.section232_applicable)} />
        {isOpen && (
          <FieldGroup
            title={t({ id: 'trade-remedies-page.metal', defaultMessage: 'Metal' })}
            why={t({
              id: 'trade-remedies-page.needed-because-section-232-applies',
              defaultMessage: 'Needed because section 232 applies.',
            })}
          >
            <EntryField name={at('material_scope')} />
          </FieldGroup>
        )}
      </FormSection>
      {isOpen && isSteel && (
        <FormSection
          key={`steel ${taken}`}
          title={t({ id: 'trade-remedies-page.steel', defaultMessage: 'Steel' })}
          lead={t({
            id: 'trade-remedies-page.where-the-raw-steel-was',
            defaultMessage: 'Where the raw steel was first made liquid and poured.',
          })}
        >
          <EntryField name={at('country_melt_pour')} />
        </FormSection>
      )}
      {isOpen && isAluminum && (
        <FormSection
          key={`aluminum ${taken}`}
          title={t({ id: 'trade-remedies-page.aluminum', defaultMessage: 'Aluminum' })}
          lead={t({
            id: 'trade-remedies-page.where-the-metal-was-smelted',
            defaultMessage: 'Where the metal was smelted, by volume, and where it was last cast.',
          })}
        >
          <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
            <TickField name={at('is_recycled_aluminum')}>
              <T
                id="trade-remedies-page.recycled-aluminum-only-no-primary"
                defaultMessage="Recycled aluminum only<small>No primary smelt took place. CBP gets the country of origin of the goods as the second country of smelt; the countries of smelt here may stay empty.</small>"
                values={{ small: (content) => <small>{content}</small> }}
              />
            </TickField>
          </div>
          <EntryField name={at('primary_country_smelt')} />
          <EntryField name={at('secondary_country_smelt')} />
          <EntryField name={at('country_cast')} />
        </FormSection>
      )}
      {isOpen && apart.length > 0 && (
        <FormSection
          title={t({ id: 'trade-remedies-page.step-2', defaultMessage: 'Step 2' })}
          lead={t({
            id: 'trade-remedies-page.values-here-override-step-2',
            defaultMessage: 'Values here override step 2.',
          })}
        >
          <p className={`${fieldStyles.columns12} ${fieldStyles.note} ${layoutStyles.gapBelow}`}>
            {t(
              {
                id: 'trade-remedies-page.step-2-says',
                defaultMessage: 'Step 2 says {countries} in blocks 21 to 24.',
              },
              { countries: apart.map(([, there]) => shipment[there]).join(', ') },
            )}{' '}
            <Button look="inline" onClick={copyCountries}>
              {t({
                id: 'trade-remedies-page.use-the-countries-of-step',
                defaultMessage: 'Use the countries of step 2',
              })}
            </Button>
          </p>
        </FormSection>
      )}
    </DetailFrame>
  )
}
