import type { App } from '../app-instance.ts'
import { calculateDutiesRoute } from './calculate-duties.route.ts'
import { calculateDutyRoute } from './calculate-duty.route.ts'
import { estimateCostRoute } from './estimate-cost.route.ts'
import { findGoodsRoute } from './find-goods.route.ts'
import { getRulingRoute } from './get-ruling.route.ts'
import { getTariffLineRoute } from './get-tariff-line.route.ts'
import { getTariffNoteRoute } from './get-tariff-note.route.ts'
import { proposeNumbersRoute } from './propose-numbers.route.ts'
import { estimatePageRoute, tariffPageRoute } from './public-pages.route.ts'

/** The tariff schedule and the duty of a line of goods, for everyone, and numbers for the rows of a sheet. */
export const tariffRoutes: readonly ((app: App) => void)[] = [
  findGoodsRoute,
  getTariffLineRoute,
  getTariffNoteRoute,
  getRulingRoute,
  calculateDutyRoute,
  calculateDutiesRoute,
  estimateCostRoute,
  proposeNumbersRoute,
]

/** The public pages about the tariff, whose content depends on their address. */
export const tariffPageRoutes: readonly ((app: App) => void)[] = [tariffPageRoute, estimatePageRoute]
