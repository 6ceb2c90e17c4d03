/** Paper and ink of the drawn templates; what the layout adds of its own stands beside them. */
export const artColors = { paper: '#FFFDF7', ink: '#1B1B22' } as const
