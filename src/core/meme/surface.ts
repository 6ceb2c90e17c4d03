/**
 * The part of a 2D context that painting needs. The browser's `CanvasRenderingContext2D` and the server's context
 * satisfy it as they are; `Picture` is the type of picture that the surface can draw.
 */
export interface Surface2D<Picture> {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(radians: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void
  fillStyle: unknown
  strokeStyle: unknown
  font: string
  direction: 'ltr' | 'rtl' | 'inherit'
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'alphabetic' | 'top' | 'hanging' | 'middle' | 'ideographic' | 'bottom'
  lineWidth: number
  lineJoin: 'round' | 'bevel' | 'miter'
  globalAlpha: number
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'
}
