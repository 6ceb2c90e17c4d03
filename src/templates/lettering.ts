import type { TemplateSlot } from '../core/template/template'

/** The lettering of most slots: upright, centred and dark, for a light ground. */
export const darkLettering = {
  rotateAngle: 0,
  align: 'center',
  fontFamily: 'Baloo 2',
  color: '#1B1B22',
  strokeColor: null,
  upperCase: false,
} as const satisfies Partial<TemplateSlot>
