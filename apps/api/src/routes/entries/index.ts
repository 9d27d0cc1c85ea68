import type { App } from '../../app.ts'
import { archiveEntryRoutes, archiveManyRoute } from './archive-entries.route.ts'
import { changeStatusRoute } from './change-status.route.ts'
import { clearDraftRoute } from './clear-draft.route.ts'
import { correctEntryRoute } from './correct-entry.route.ts'
import { createEntryRoute } from './create-entry.route.ts'
import { declareEntryRoute } from './declare-entry.route.ts'
import { deleteEntryRoute } from './delete-entry.route.ts'
import { exportEntriesRoute } from './export-entries.route.ts'
import { finalReviewRoute } from './final-review.route.ts'
import { getBondRoute } from './get-bond.route.ts'
import { getDashboardRoute } from './get-dashboard.route.ts'
import { confirmCarrierRoute, getDefaultsRoute } from './get-defaults.route.ts'
import { getEntryRoute } from './get-entry.route.ts'
import { getFormRoute } from './get-form.route.ts'
import {
  getActivitiesRoute,
  getFilingRoute,
  getSnapshotRoute,
  getTimelineRoute,
} from './get-history.route.ts'
import { getLinesRoute, getRecordRoute, getValidationsRoute } from './get-record.route.ts'
import { importEntryRoute } from './import-entry.route.ts'
import { listDraftsRoute, listEntriesRoute } from './list-entries.route.ts'
import { makeSnapshotRoute } from './make-snapshot.route.ts'
import { patchEntryRoute } from './patch-entry.route.ts'
import { patchStepProgressRoute } from './patch-step-progress.route.ts'
import { putPlaceRoute, putViewPreferencesRoute } from './put-place.route.ts'
import { validateEntryRoute, validateManyRoute } from './validate-entries.route.ts'

/** Every route of entries, their filing and the dashboard. */
export const entryRoutes: readonly ((app: App) => void)[] = [
  ...[
    createEntryRoute,
    importEntryRoute,
    listEntriesRoute,
    listDraftsRoute,
    exportEntriesRoute,
    getDefaultsRoute,
  ],
  ...[confirmCarrierRoute, archiveManyRoute, validateManyRoute],
  ...[getEntryRoute, patchEntryRoute, deleteEntryRoute, patchStepProgressRoute, clearDraftRoute],
  ...[putPlaceRoute, putViewPreferencesRoute, getRecordRoute, getLinesRoute, getValidationsRoute],
  ...[archiveEntryRoutes, validateEntryRoute, finalReviewRoute, declareEntryRoute, changeStatusRoute],
  ...[correctEntryRoute, getBondRoute, getFormRoute, getSnapshotRoute, makeSnapshotRoute],
  ...[getFilingRoute, getTimelineRoute, getActivitiesRoute, getDashboardRoute],
]
