import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '@/server/api/root'

/** Hooks for every procedure: `trpc.meme.textToMeme.useMutation()`. */
export const trpc = createTRPCReact<AppRouter>()
