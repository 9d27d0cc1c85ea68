import type { App } from '../app-instance.ts'
import {
  getActivitiesRoute,
  getFilingRoute,
  getSnapshotRoute,
  getTimelineRoute,
} from './activity/get-history.route.ts'
import { changeStatusRoute } from './declaration/change-status.route.ts'
import { declareEntryRoute } from './declaration/declare-entry.route.ts'
import { archiveEntryRoutes, archiveManyRoute } from './drafts/archive-entries.route.ts'
import { clearDraftRoute } from './drafts/clear-draft.route.ts'
import { correctEntryRoute } from './drafts/correct-entry.route.ts'
import { createEntryRoute } from './drafts/create-entry.route.ts'
import { deleteEntryRoute } from './drafts/delete-entry.route.ts'
import { getBondRoute } from './drafts/get-bond.route.ts'
import { confirmCarrierRoute, getDefaultsRoute } from './drafts/get-defaults.route.ts'
import { getEntryRoute } from './drafts/get-entry.route.ts'
import { importEntryRoute } from './drafts/import-entry.route.ts'
import { patchEntryRoute } from './drafts/patch-entry.route.ts'
import { getFormRoute } from './get-form.route.ts'
import { exportEntriesRoute } from './list/export-entries.route.ts'
import { getDashboardRoute } from './list/get-dashboard.route.ts'
import { listDraftsRoute, listEntriesRoute } from './list/list-entries.route.ts'
import { patchStepProgressRoute } from './position/patch-step-progress.route.ts'
import { putPlaceRoute, putViewPreferencesRoute } from './position/put-position.route.ts'
import { finalReviewRoute } from './review/final-review.route.ts'
import { validateEntryRoute, validateManyRoute } from './review/validate-entries.route.ts'
import { makeSnapshotRoute } from './snapshots/make-snapshot.route.ts'
import { getLinesRoute, getRecordRoute, getValidationsRoute } from './stored-data/get-stored-data.route.ts'

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
