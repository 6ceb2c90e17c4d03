import type { Instrumentation } from 'next'

// Next compiles this file for the edge runtime too. The product has no edge routes: outside the condition, the build
// would compile the whole server a second time. Next replaces the variable when it builds.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { register: registerNode } = await import('./instrumentation-node')
    await registerNode()
  }
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { onRequestError: reportNode } = await import('./instrumentation-node')
    await reportNode(...failure)
  }
}
