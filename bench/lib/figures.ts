/** The times of one measurement, in milliseconds. */
export interface Figures {
  count: number
  median: number
  p95: number
  p99: number
  max: number
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    count: sorted.length,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: sorted.at(-1) ?? Number.NaN,
  }
}

/** Repeats the work, first to warm up, then measured. */
export async function measure(times: { warmUp: number; measured: number }, work: (round: number) => unknown) {
  const taken: number[] = []
  for (let round = 0; round < times.warmUp + times.measured; round++) {
    const started = performance.now()
    await work(round)
    if (round >= times.warmUp) taken.push(performance.now() - started)
  }
  return figuresOf(taken)
}

const ms = (value: number) => `${value.toFixed(2)} ms`

/** Prints one measurement and, if it has a limit, its ratio to the limit. A ratio below 1 passes. */
export function report(title: string, figures: Figures, bar?: { of: 'median' | 'p95'; ms: number }) {
  const { count, median, p95, max } = figures
  console.log(`${title}: median ${ms(median)}, p95 ${ms(p95)}, max ${ms(max)} (${count} times)`)
  if (!bar) return
  const ratio = figures[bar.of] / bar.ms
  console.log(
    `  ${bar.of} is ${ratio.toFixed(2)} of the bar of ${bar.ms.toFixed(0)} ms: ${ratio <= 1 ? 'met' : 'NOT MET'}`,
  )
}
