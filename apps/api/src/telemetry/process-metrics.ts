import { monitorEventLoopDelay } from 'node:perf_hooks'
import { metrics } from '@opentelemetry/api'

const NANOSECONDS = 1e9

/** Memory of the process, and how long its event loop kept work waiting since the last reading. */
export function measureProcess(): void {
  const meter = metrics.getMeter('edfe')
  meter
    .createObservableGauge('process.memory.usage', {
      unit: 'By',
      description: 'Resident memory of the process',
    })
    .addCallback((gauge) => gauge.observe(process.memoryUsage.rss()))
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: 'The delay of the event loop that 1 in 100 turns exceeded',
    })
    .addCallback((gauge) => {
      gauge.observe(delay.percentile(99) / NANOSECONDS)
      delay.reset()
    })
}
