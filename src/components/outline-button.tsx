import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

/** A button beside the one of the next step. */
export function OutlineButton(props: ComponentProps<typeof Button>) {
  return <Button variant="outline" color="gray" highContrast {...props} />
}
