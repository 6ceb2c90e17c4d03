import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

/** A button without a frame, such as the one that keeps things as they are. */
export function GhostButton(props: ComponentProps<typeof Button>) {
  return <Button variant="ghost" color="gray" highContrast {...props} />
}
