import { accountMutants } from './account-mutants'
import { bodyMutants } from './body-mutants'
import { edgeMutants } from './edge-mutants'
import { keyMutants } from './key-mutants'
import { modelMutants } from './model-mutants'
import type { Mutant } from './mutant'
import { releaseMutants } from './release-mutants'
import { renderMutants } from './render-mutants'
import { secondFactorMutants } from './second-factor-mutants'
import { sessionMutants } from './session-mutants'
import { signInMutants } from './sign-in-mutants'
import { textMutants } from './text-mutants'
import { threadMutants } from './thread-mutants'

/** One protection each; a new promise of docs/security.md brings its mutant to the file of its area. */
export const mutants: Mutant[] = [
  ...accountMutants,
  ...bodyMutants,
  ...edgeMutants,
  ...keyMutants,
  ...modelMutants,
  ...releaseMutants,
  ...renderMutants,
  ...secondFactorMutants,
  ...sessionMutants,
  ...textMutants,
  ...signInMutants,
  ...threadMutants,
]
