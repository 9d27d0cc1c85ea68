import type { Tariff } from '../duty/index.ts'
import { PROGRAMS } from '../measures/index.ts'
import { shippedSchedules } from './shipped-schedules.ts'

/** The tariff that comes with the product: the shipped editions and every reviewed program. */
export const shippedTariff = (): Tariff => ({ schedules: shippedSchedules(), programs: PROGRAMS })
