/** Query options for a document being edited: a later answer would move things under the pointer. */
export const fetchedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
