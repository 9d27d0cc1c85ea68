import type { App } from '../app-instance.ts'
import { commentEntryRoute } from './activity/comment-entry.route.ts'
import { entryPresenceRoutes } from './activity/entry-presence.route.ts'
import { getActivitiesRoute } from './activity/get-activities.route.ts'
import { addLinesRoute } from './drafts/add-lines.route.ts'
import { archiveEntryRoutes, archiveManyRoute } from './drafts/archive-entries.route.ts'
import { clearDraftRoute } from './drafts/clear-draft.route.ts'
import { copyEntryRoute } from './drafts/copy-entry.route.ts'
import { createEntryRoute } from './drafts/create-entry.route.ts'
import { deleteEntryRoute } from './drafts/delete-entry.route.ts'
import { furtherEntriesRoute } from './drafts/further-entries.route.ts'
import { getBondRoute } from './drafts/get-bond.route.ts'
import { confirmCarrierRoute, getDefaultsRoute } from './drafts/get-defaults.route.ts'
import { getEntryRoute } from './drafts/get-entry.route.ts'
import { getNewDraftRoute } from './drafts/get-new-draft.route.ts'
import { importEntryRoute } from './drafts/import-entry.route.ts'
import { lastOfLaneRoute } from './drafts/last-of-lane.route.ts'
import { newVersionRoutes } from './drafts/new-version.route.ts'
import { numberEntryRoute } from './drafts/number-entry.route.ts'
import { patchEntryRoute } from './drafts/patch-entry.route.ts'
import { unfinishedSplitRoutes } from './drafts/unfinished-split.route.ts'
import { getAgencyCodesRoute } from './get-agency-codes.route.ts'
import { getFormRoute } from './get-form.route.ts'
import { getLookupRoute } from './get-lookup.route.ts'
import { importMappingsRoutes } from './import-mappings/import-mappings.route.ts'
import { exportEntriesRoute } from './list/export-entries.route.ts'
import { getDashboardRoute } from './list/get-dashboard.route.ts'
import { listDraftsRoute, listEntriesAfterRoute, listEntriesRoute } from './list/list-entries.route.ts'
import { findDuplicatesRoute } from './parties/find-duplicates.route.ts'
import { listPartiesRoute } from './parties/list-parties.route.ts'
import { listSuppliersRoute } from './parties/list-suppliers.route.ts'
import { patchStepProgressRoute } from './position/patch-step-progress.route.ts'
import { putPositionRoute, putViewPreferencesRoute } from './position/put-position.route.ts'
import { classificationMemoRoute } from './review/classification-memo.route.ts'
import { finalReviewRoute } from './review/final-review.route.ts'
import { getTariffCheckRoute } from './review/get-tariff-check.route.ts'
import { listTariffQuestionsRoute } from './review/list-tariff-questions.route.ts'
import { rulingRequestRoute } from './review/ruling-request.route.ts'
import { validateEntryRoute, validateManyRoute } from './review/validate-entries.route.ts'
import { validateStreamRoute } from './review/validate-stream.route.ts'
import { snapshotRoutes } from './snapshots/get-snapshots.route.ts'
import { makeSnapshotRoute } from './snapshots/make-snapshot.route.ts'
import { getLinesRoute, getRecordRoute, getValidationsRoute } from './stored-data/get-stored-data.route.ts'
import { assignEntryRoutes } from './tasks/assign-entry.route.ts'
import { listTasksRoute } from './tasks/list-tasks.route.ts'
import { templateRoutes } from './templates/templates.route.ts'

/** Every route of entries, their parties and tasks, and the dashboard. */
export const entryRoutes: readonly ((app: App) => void)[] = [
  createEntryRoute,
  importEntryRoute,
  listEntriesRoute,
  listEntriesAfterRoute,
  addLinesRoute,
  listDraftsRoute,
  exportEntriesRoute,
  getDefaultsRoute,
  getNewDraftRoute,
  lastOfLaneRoute,
  confirmCarrierRoute,
  archiveManyRoute,
  validateManyRoute,
  getEntryRoute,
  patchEntryRoute,
  deleteEntryRoute,
  patchStepProgressRoute,
  clearDraftRoute,
  numberEntryRoute,
  putPositionRoute,
  putViewPreferencesRoute,
  getRecordRoute,
  getLinesRoute,
  getValidationsRoute,
  listTariffQuestionsRoute,
  getTariffCheckRoute,
  archiveEntryRoutes,
  validateEntryRoute,
  finalReviewRoute,
  newVersionRoutes,
  copyEntryRoute,
  furtherEntriesRoute,
  unfinishedSplitRoutes,
  getBondRoute,
  getFormRoute,
  classificationMemoRoute,
  rulingRequestRoute,
  makeSnapshotRoute,
  getActivitiesRoute,
  getDashboardRoute,
  snapshotRoutes,
  validateStreamRoute,
  entryPresenceRoutes,
  commentEntryRoute,
  listTasksRoute,
  assignEntryRoutes,
  listPartiesRoute,
  findDuplicatesRoute,
  listSuppliersRoute,
  importMappingsRoutes,
  templateRoutes,
  getLookupRoute,
  getAgencyCodesRoute,
]
