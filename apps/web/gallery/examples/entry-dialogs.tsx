import { CBP_PROFILE } from '@edfe/domain/profile'
import type { ReactNode } from 'react'
import { ArrivalNoticeDialog } from '../../src/entry/arrival-notice/arrival-notice-dialog.tsx'
import { CopyDialog } from '../../src/entry/copy/copy-dialog.tsx'
import { NumberDialog } from '../../src/entry/form/controls/number-dialog.tsx'
import { LaneDialog } from '../../src/entry/lanes/lane-dialog.tsx'
import type { LaneEntry } from '../../src/entry/lanes/lane-query.ts'
import { RareDetailDialog } from '../../src/entry/steps/rare/rare-detail-dialog.tsx'
import { SaveTemplateDialog } from '../../src/entry/templates/save-template-dialog.tsx'
import { FactoryDialog } from '../../src/factory/factory-dialog.tsx'
import { EntryForm } from '../entry-form.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { DRAFT, Opened } from './entry-sample.tsx'
import { LONG_NAME } from './long.ts'
import { ROW } from './sample.ts'

const LANE: LaneEntry = {
  id: ROW.id,
  entry_number: ROW.entry_number,
  entry_date: '2026-02-11',
  shares: 'manufacturer',
  values: [
    { field: 'shipment_origin.exporting_country', value: 'TH' },
    { field: 'shipment_origin.importing_carrier', value: LONG_NAME },
  ],
}

/** A dialog over the form of a draft. */
const over = (dialog: ReactNode) => (
  <Opened entry={DRAFT}>
    <EntryForm values={{ shipment_origin: DRAFT.draft_data.shipment_origin }}>{dialog}</EntryForm>
  </Opened>
)

/** Dialogs of `src/entry`. */
export const entryDialogs: readonly Example[] = [
  {
    component: 'SaveTemplateDialog',
    states: { usual: <SaveTemplateDialog entryId={DRAFT.id} onClose={nothing} /> },
  },
  {
    component: 'CopyDialog',
    states: { usual: <CopyDialog source={{ id: DRAFT.id, name: 'ZZZ-0000001-8' }} onClose={nothing} /> },
  },
  {
    component: 'RareDetailDialog',
    states: { usual: <RareDetailDialog onPick={nothing} onClose={nothing} /> },
  },
  {
    component: 'NumberDialog',
    states: { usual: over(<NumberDialog current="ZZZ-0000001-8" onClose={nothing} />) },
  },
  {
    component: 'FactoryDialog',
    states: {
      empty: <FactoryDialog start={{}} profile={CBP_PROFILE} onUse={nothing} onClose={nothing} />,
      filled: (
        <FactoryDialog
          start={{ name: LONG_NAME, address_line1: '88 Nguyen Van Linh', city: 'Da Nang', country: 'VN' }}
          profile={CBP_PROFILE}
          ofPart
          onUse={nothing}
          onClose={nothing}
        />
      ),
    },
  },
  {
    component: 'ArrivalNoticeDialog',
    states: { empty: over(<ArrivalNoticeDialog onClose={nothing} />) },
  },
  { component: 'LaneDialog', states: { 'long text': over(<LaneDialog last={LANE} onClose={nothing} />) } },
]
