import type { ReactNode, SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'fill' | 'viewBox'> {
  /** Width and height: a number of px or a CSS length. 1em when absent. */
  size?: number | string
}

export type Icon = (props: IconProps) => ReactNode

/** An icon with two drawings: filled for what is switched on or current, bold otherwise. */
export type FillableIcon = (props: IconProps & { weight?: 'bold' | 'fill' }) => ReactNode

/**
 * An icon of the interface, hidden from screen readers: the text beside it says the same. A path is a bold or filled
 * drawing of Phosphor Icons on a square of 256. `npm run icons` writes a module for each name in icons.json.
 */
export function createIcon(path: string): Icon
export function createIcon(bold: string, fill: string): FillableIcon
export function createIcon(bold: string, fill?: string): FillableIcon {
  return ({ size = '1em', color = 'currentColor', weight, ...rest }) => (
    <svg aria-hidden width={size} height={size} fill={color} viewBox="0 0 256 256" {...rest}>
      <path d={weight === 'fill' ? fill : bold} />
    </svg>
  )
}
