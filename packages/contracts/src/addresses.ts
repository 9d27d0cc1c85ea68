/**
 * The header in which a page names the organization that it shows. The server answers 409 `organization_changed` when the
 * session works in another one, because the person switched in another tab or was removed.
 */
export const ORGANIZATION_HEADER = 'x-organization'

/**
 * Method and path of every operation, by its name. Free of zod, since the browser carries this table; what an operation
 * takes and answers is in the `operations.ts` of its subject.
 */
export const ADDRESSES = {
  getHealth: 'GET /api/health',
  getDatabaseHealth: 'GET /api/health/database',
  getVersion: 'GET /api/version',
  sendContactMessage: 'POST /api/contact',

  getNewInstallation: 'GET /api/installation',
  listBackups: 'POST /api/installation/backups',
  inspectBackup: 'POST /api/installation/backup',
  startRestore: 'POST /api/installation/restore',

  searchTariff: 'GET /api/tariff/search',
  listUsedTariffLines: 'GET /api/tariff/used',
  getTariffLine: 'GET /api/tariff/lines/:hts',
  getTariffNote: 'GET /api/tariff/notes/:hts',
  calculateDuty: 'POST /api/tariff/duty',
  calculateDuties: 'POST /api/tariff/duties',
  estimateCost: 'POST /api/tariff/estimate',
  proposeTariffNumbers: 'POST /api/tariff/proposals',

  getOperations: 'GET /api/operator',
  findAccounts: 'GET /api/operator/accounts',
  actAsOperator: 'POST /api/operator/acts',
  getFilingLetter: 'GET /api/operator/filing-requests/:id/letter',

  getAuthProviders: 'GET /api/auth/providers',
  getSession: 'GET /api/auth/get-session',
  getPasskeySignInOptions: 'GET /api/auth/passkey/generate-authenticate-options',
  verifyPasskeySignIn: 'POST /api/auth/passkey/verify-authentication',
  getPasskeyRegistrationOptions: 'GET /api/auth/passkey/generate-register-options',
  verifyPasskeyRegistration: 'POST /api/auth/passkey/verify-registration',

  getMe: 'GET /api/me',
  saveProfile: 'PATCH /api/me',
  exportPersonalData: 'GET /api/me/export',
  deleteAccount: 'POST /api/me/delete',
  proveIdentity: 'POST /api/me/proof',
  switchOrganization: 'PUT /api/me/organization',
  createOrganization: 'POST /api/me/organizations',
  getUserPreferences: 'GET /api/me/preferences',
  saveUserPreferences: 'PUT /api/me/preferences',
  getUserNotifications: 'GET /api/me/notifications',
  saveUserNotifications: 'PUT /api/me/notifications',
  listSessions: 'GET /api/me/sessions',
  endSession: 'DELETE /api/me/sessions/:id',
  endSessions: 'POST /api/me/sessions/revoke',
  listPasskeys: 'GET /api/me/passkeys',
  renamePasskey: 'PATCH /api/me/passkeys/:id',
  removePasskey: 'DELETE /api/me/passkeys/:id',
  listNotifications: 'GET /api/notifications',
  markNotificationsRead: 'POST /api/notifications/read',
  getEvents: 'GET /api/events',

  getOrganization: 'GET /api/organization',
  saveOrganization: 'PUT /api/organization',
  saveAddress: 'PUT /api/organization/address',
  getOrganizationNotifications: 'GET /api/organization/notifications',
  saveOrganizationNotifications: 'PUT /api/organization/notifications',
  getOrganizationPreferences: 'GET /api/organization/preferences',
  saveOrganizationPreferences: 'PUT /api/organization/preferences',
  saveOrganizationSecurity: 'PUT /api/organization/security',
  getFilingNumbers: 'GET /api/organization/filing-numbers',
  askFilingNumber: 'POST /api/organization/filing-numbers',
  getImporterCheck: 'GET /api/organization/importer-check',
  askImporter: 'POST /api/organization/importer-check',
  deleteOrganization: 'POST /api/organization/delete',
  leaveOrganization: 'POST /api/organization/leave',
  getStandingBond: 'GET /api/organization/bond',
  saveStandingBond: 'PUT /api/organization/bond',
  exportOrganization: 'GET /api/organization/export',
  getRetention: 'GET /api/organization/retention',
  saveRetention: 'PUT /api/organization/retention',
  listMembers: 'GET /api/members',
  inviteMember: 'POST /api/members/invite',
  changeMemberRole: 'PATCH /api/members/:id',
  enableMember: 'POST /api/members/:id/enable',
  disableMember: 'POST /api/members/:id/disable',
  removeMember: 'DELETE /api/members/:id',
  getInvitation: 'GET /api/invitations/:token',
  acceptInvitation: 'POST /api/invitations/:token/accept',
  listAuditEvents: 'GET /api/audit-events',
  exportAuditEvents: 'GET /api/audit-events/export',

  getDashboard: 'GET /api/dashboard',
  listEntries: 'GET /api/entries',
  createEntry: 'POST /api/entries',
  importEntry: 'POST /api/entries/import',
  getDrafts: 'GET /api/entries/drafts',
  exportEntries: 'GET /api/entries/export.csv',
  getEntryDefaults: 'GET /api/entries/defaults',
  getNewDraft: 'GET /api/entries/new-draft',
  getLastOfLane: 'GET /api/entries/last-of-lane',
  confirmCarrier: 'POST /api/entries/confirmed-carriers',
  archiveEntries: 'POST /api/entries/archive',
  validateEntries: 'POST /api/entries/validate',
  validateEntriesStream: 'POST /api/entries/validate-stream',

  getEntry: 'GET /api/entries/:id',
  saveEntry: 'PATCH /api/entries/:id',
  deleteEntry: 'DELETE /api/entries/:id',
  saveStepProgress: 'PATCH /api/entries/:id/step-progress',
  clearDraft: 'POST /api/entries/:id/draft/clear',
  numberEntry: 'PUT /api/entries/:id/number',
  savePosition: 'PUT /api/entries/:id/position',
  saveViewPreferences: 'PUT /api/entries/:id/view-preferences',
  archiveEntry: 'POST /api/entries/:id/archive',
  restoreEntry: 'POST /api/entries/:id/restore',
  copyEntry: 'POST /api/entries/:id/copy',
  addFurtherEntries: 'POST /api/entries/:id/further-entries',
  getUnfinishedSplit: 'GET /api/entries/:id/further-entries',
  finishSplit: 'POST /api/entries/:id/further-entries/finish',
  discardSplit: 'POST /api/entries/:id/further-entries/discard',
  getEntryBond: 'GET /api/entries/:id/bond',
  validateEntry: 'POST /api/entries/:id/validate',
  reviewEntry: 'POST /api/entries/:id/final-review',
  declareEntry: 'POST /api/entries/:id/declaration',
  changeStatus: 'POST /api/entries/:id/status',
  getForm7501: 'GET /api/entries/:id/pdf',
  getSnapshot: 'GET /api/entries/:id/snapshot',
  makeSnapshot: 'POST /api/entries/:id/snapshot',
  listSnapshots: 'GET /api/entries/:id/snapshots',
  getSnapshotVersion: 'GET /api/entries/:id/snapshots/:version',
  getStoredData: 'GET /api/entries/:id/record',
  listLines: 'GET /api/entries/:id/lines',
  listValidations: 'GET /api/entries/:id/validations',
  listTariffQuestions: 'GET /api/entries/:id/tariff-questions',
  getTariffCheck: 'GET /api/entries/:id/tariff-check',

  getActivities: 'GET /api/entries/:id/activities',
  commentEntry: 'POST /api/entries/:id/comments',
  getPresence: 'GET /api/entries/:id/presence',
  reportPresence: 'POST /api/entries/:id/presence',

  listDocuments: 'GET /api/entries/:id/documents',
  startDocument: 'POST /api/entries/:id/documents',
  putDocumentPart: 'PUT /api/entries/:id/documents/:documentId/parts/:index',
  completeDocument: 'POST /api/entries/:id/documents/:documentId/complete',
  changeDocument: 'PATCH /api/entries/:id/documents/:documentId',
  deleteDocument: 'DELETE /api/entries/:id/documents/:documentId',
  getDocumentContent: 'GET /api/entries/:id/documents/:documentId/content',
  setLegalHold: 'PUT /api/entries/:id/legal-hold',
  deleteRecords: 'DELETE /api/entries/:id/records',
  getAuditFile: 'GET /api/entries/:id/audit-file',

  correctEntry: 'POST /api/entries/:id/correct',
  correctPaidEntry: 'POST /api/entries/:id/post-summary-correction',
  deleteSummary: 'POST /api/entries/:id/delete-summary',
  getSecurityFiling: 'GET /api/entries/:id/security-filing',
  requestSecurityFiling: 'POST /api/entries/:id/security-filing',
  askStatus: 'POST /api/entries/:id/ask-status',
  askBillStatus: 'POST /api/entries/:id/ask-bill-status',
  getRelease: 'GET /api/entries/:id/release',
  requestRelease: 'POST /api/entries/:id/release',
  choosePractice: 'POST /api/entries/:id/release/practice',
  getCorrection: 'GET /api/entries/:id/correction',
  replaceEntry: 'POST /api/entries/:id/replace',
  getFiling: 'GET /api/entries/:id/filing',
  getTimeline: 'GET /api/entries/:id/timeline',
  recordPayment: 'PUT /api/entries/:id/payment',
  listCustomsRequests: 'GET /api/entries/:id/customs-requests',
  closeCustomsRequest: 'POST /api/entries/:id/customs-requests/:requestId/close',
  answerCustomsRequest: 'POST /api/entries/:id/customs-requests/:requestId/answer',
  getCoverSheet: 'GET /api/entries/:id/customs-requests/:requestId/cover-sheet',

  listStatements: 'GET /api/statements',
  getStatement: 'GET /api/statements/:id',
  recordAuthorization: 'PUT /api/statements/:id/authorization',
  getOwed: 'GET /api/payments',

  findRefunds: 'GET /api/refunds/entries',

  getDutyReport: 'GET /api/reports/duty',
  listDeadlines: 'GET /api/reports/deadlines',

  listTasks: 'GET /api/tasks',
  getAssignee: 'GET /api/entries/:id/assignee',
  assignEntry: 'PUT /api/entries/:id/assignee',

  listParts: 'GET /api/parts',
  exportParts: 'GET /api/parts/export.csv',
  createPart: 'POST /api/parts',
  updatePart: 'PUT /api/parts/:id',
  deletePart: 'DELETE /api/parts/:id',
  matchParts: 'POST /api/parts/match',
  importParts: 'POST /api/parts/import',
  checkParts: 'POST /api/parts/check',
  addParts: 'POST /api/parts/add',
  changeParts: 'POST /api/parts/change',
  deleteParts: 'POST /api/parts/delete',

  listParties: 'GET /api/parties',
  findDuplicateParties: 'POST /api/parties/duplicates',
  listSuppliers: 'GET /api/suppliers',

  listImportMappings: 'GET /api/import-mappings',
  saveImportMapping: 'PUT /api/import-mappings',

  listTemplates: 'GET /api/templates',
  saveTemplate: 'POST /api/templates',
  renameTemplate: 'PATCH /api/templates/:id',
  deleteTemplate: 'DELETE /api/templates/:id',
  getTemplateDraft: 'GET /api/templates/:id/draft',
  getLookup: 'GET /api/lookups/:name',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`>

type Addresses = typeof ADDRESSES

/** The name of an operation: the `operationId` of the API description. */
export type OperationName = keyof Addresses

export type MethodOf<Name extends OperationName> = Addresses[Name] extends `${infer Method} ${string}`
  ? Method
  : never

/** The path of an operation, with `:name` for each parameter. */
export type PathOf<Name extends OperationName> = Addresses[Name] extends `${string} ${infer Path}`
  ? Path
  : never
