/**
 * A template's drawing: a pure function of time that returns SVG markup. The still is `draw(0)`, and
 * frame i of n is `draw(i / n)`, so that there is no second code path for animation.
 */
export interface Scene {
  /** The template's name. */
  name: string
  widthPx: number
  heightPx: number
  background: string
  /** @param t time in [0, 1); the drawing at 1 is that at 0. */
  draw(t: number): string
}

/** A picture of the interface: still, on a transparent ground. */
export interface Illustration {
  name: string
  widthPx: number
  heightPx: number
  draw(): string
}

/** @throws Error when the name is not kebab-case or a side is not a whole number of pixels. */
export function defineScene(scene: Scene): Scene {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(scene.name)) throw new Error(`Scene name "${scene.name}"`)
  if (!Number.isInteger(scene.widthPx) || !Number.isInteger(scene.heightPx)) {
    throw new Error(`Size of scene "${scene.name}"`)
  }
  return scene
}
