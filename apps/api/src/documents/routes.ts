import type { App } from '../app-instance.ts'
import { archiveRoutes } from './routes/archive.route.ts'
import { documentRoutes } from './routes/documents.route.ts'
import { requestAnswerRoutes } from './routes/request-answer.route.ts'
import { retentionRoutes } from './routes/retention.route.ts'
import { uploadRoutes } from './routes/upload.route.ts'

/** Every route of documents and of how long they are kept. */
export const documentsRoutes: readonly ((app: App) => void)[] = [
  documentRoutes,
  uploadRoutes,
  archiveRoutes,
  requestAnswerRoutes,
  retentionRoutes,
]
