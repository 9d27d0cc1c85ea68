import type { PartiesSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from '../../words/t.ts'
import { OtherParty } from '../details/parties/other-party.tsx'
import { useEntryFormContext } from '../form/form-context.ts'

/** Who sold the goods; of goods that are released from here also who made them: a release names both with their address. */
export function PartiesOfRelease({ isReleasedHere }: { isReleasedHere: boolean }) {
  return (
    <>
      <OtherParty
        party="seller"
        title={t({ id: 'parties-step.seller', defaultMessage: 'Seller' })}
        lead={
          isReleasedHere
            ? t({
                id: 'parties-step.seller-of-release',
                defaultMessage: 'Who sold the goods, by the invoice. The release names the seller.',
              })
            : t({
                id: 'parties-step.seller-lead',
                defaultMessage: 'Who sold the goods, by the invoice, if you want it on record.',
              })
        }
        isNeeded={isReleasedHere}
      />
      {isReleasedHere && (
        <OtherParty
          party="manufacturer"
          title={t({ id: 'parties-step.manufacturer', defaultMessage: 'Manufacturer' })}
          lead={t({
            id: 'parties-step.manufacturer-lead',
            defaultMessage:
              'Who made the goods. The release names the manufacturer. Leave it blank if each line in step 4 has its own.',
          })}
          isNeeded
          action={<SameAsSeller />}
        />
      )}
    </>
  )
}

const COPIED = ['name', 'address_line1', 'address_line2', 'city', 'state', 'zip', 'country'] as const

/** Takes name and address of the seller for the manufacturer. */
function SameAsSeller() {
  const { form, blurred } = useEntryFormContext()
  const [seller, maker] = useWatch({
    control: form.control,
    name: ['parties.seller', 'parties.manufacturer'],
  }) as [PartiesSection['seller'], PartiesSection['manufacturer']]
  if (!seller?.name || COPIED.every((field) => (seller[field] ?? '') === (maker?.[field] ?? ''))) return null
  const copy = () => {
    for (const field of COPIED)
      form.setValue(`parties.manufacturer.${field}`, seller[field] ?? '', { shouldDirty: true })
    blurred('parties.manufacturer.name')
    announce(t({ id: 'parties-of-release.copied', defaultMessage: 'The seller made the goods.' }))
  }
  return (
    <Button look="quiet" small onClick={copy}>
      {t({ id: 'parties-of-release.same', defaultMessage: 'The seller made the goods' })}
    </Button>
  )
}
