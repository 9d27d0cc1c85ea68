import type { Page } from '@playwright/test'
import type { ApiSession } from '../harness/api-session.ts'

/** A state of a page that its address alone does not give: what is done to reach it. */
export interface UiState {
  name: string
  reach(page: Page, session: ApiSession): Promise<void>
}
