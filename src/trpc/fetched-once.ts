/** Options of a query for what is edited: an answer that came later would move things under the pointer. */
export const fetchedOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const
