import type { App } from '../../app-instance.ts'
import { findDuplicatesRoute } from './find-duplicates.route.ts'
import { listPartiesRoute } from './list-parties.route.ts'

export const partyDirectoryRoutes: readonly ((app: App) => void)[] = [listPartiesRoute, findDuplicatesRoute]
