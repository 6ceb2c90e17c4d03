import { useState } from 'react'
import type { AuthField, AuthProblem } from '@/sign-in-ui/auth-problem'

/** Problem of a form with one field that can be wrong, and if the form is being sent. */
export function useFormProblem(field: AuthField) {
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const isOfField = problem?.field === field
  return {
    fieldProblem: isOfField ? problem : null,
    formProblem: isOfField ? null : problem,
    setProblem,
    busy,
    setBusy,
  }
}
