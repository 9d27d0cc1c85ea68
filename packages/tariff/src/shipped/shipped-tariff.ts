import type { Tariff } from '../duty/index.ts'
import { PROGRAMS } from '../measures/index.ts'
import { shippedSchedule } from './shipped-schedule.ts'

/** The tariff that comes with the product: the shipped edition and every reviewed program. */
export const shippedTariff = (): Tariff => ({ schedules: [shippedSchedule()], programs: PROGRAMS })
