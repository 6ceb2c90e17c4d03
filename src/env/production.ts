/** The product runs as it was built: pages in `.next`, programs in `dist`. */
export const isProduction: boolean = process.env.NODE_ENV === 'production'
