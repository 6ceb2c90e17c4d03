/** Share of the desk that a box fills when it is zoomed in. */
const widthShare = 0.86
const heightShare = 0.5
const zoomMax = 3
/** Less is not worth a movement. */
const zoomMin = 1.2

interface Size {
  widthPx: number
  heightPx: number
}

/**
 * How near a box is brought, as a zoom of the page.
 *
 * @param box as large as it is on the page at zoom 1, px of the screen
 * @returns null when it is large enough already
 */
export function nearZoom(box: Size, desk: Size): number | null {
  const fitting = Math.min(
    (desk.widthPx * widthShare) / Math.max(1, box.widthPx),
    (desk.heightPx * heightShare) / Math.max(1, box.heightPx),
  )
  return fitting < zoomMin ? null : Math.min(zoomMax, fitting)
}
