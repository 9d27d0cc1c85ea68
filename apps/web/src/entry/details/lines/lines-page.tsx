import { DetailFrame } from '../../frame/page-frame.tsx'
import { LineAgencies } from './line-agencies.tsx'
import { LineDeclarations } from './line-declarations.tsx'
import { LineGoods } from './line-goods.tsx'
import { ManufacturerFields } from './line-manufacturer.tsx'
import { LineMetal } from './line-metal.tsx'
import { LinePicker } from './line-picker.tsx'
import { LineZone } from './line-zone.tsx'
import { NoLines } from './no-lines.tsx'
import { useLineDetails } from './use-line-details.ts'

/**
 * Shows the data layer's fields of a line beyond step 4: origin, programs, AD/CVD, manufacturer, agencies.
 */
export function LinesPage() {
  const lines = useLineDetails('lines')
  const { form, actions, current, reveal } = lines
  return (
    <DetailFrame page="lines" form={form} actions={actions} reveal={reveal}>
      {current === undefined ? (
        <NoLines />
      ) : (
        <>
          <LinePicker lines={lines} />
          <LineGoods key={`goods ${current}`} id={current} />
          <LineZone key={`zone ${current}`} id={current} />
          <LineMetal key={`metal ${current}`} id={current} />
          <LineDeclarations key={`declarations ${current}`} id={current} />
          <ManufacturerFields key={`maker ${current}`} id={current} />
          <LineAgencies key={`agencies ${current}`} id={current} />
        </>
      )}
    </DetailFrame>
  )
}
