import type { App } from '../app.ts'
import { healthRoutes } from './health.route.ts'
import { getMeRoute } from './me/get-me.route.ts'

/** Every API route of the product; one per line and folder. */
export const routes: readonly ((app: App) => void)[] = [healthRoutes, getMeRoute]
