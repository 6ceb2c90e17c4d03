/** "240 ms", "1.8 s", "12 s"; a dash where nothing was measured. @param durationMs whole ms */
export function formatDuration(durationMs: number | null): string {
  if (durationMs === null) return '–'
  if (durationMs < 1000) return `${durationMs} ms`
  const seconds = durationMs / 1000
  return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`
}
