/** A written page: the loader (scripts/pages/page-loader.cjs) gives its data. */
declare module '*.mdx' {
  import type { Page } from '@/content/page'

  const page: Page
  export default page
}
