import type { Template } from '@/core/template/template'

export interface TemplateSearchRequest {
  /** In any language, misspelt, unfinished; empty for what is shown to who looks for nothing. */
  query: string
  /** True for those that move, false for stills, undefined for both. */
  animated?: boolean | undefined
  countMax: number
}

/** Finds templates by what people look for: names, feelings, situations, what is seen. */
export interface TemplateSearch {
  /** Best first; empty when nothing fits. @throws SERVICE_UNAVAILABLE when too much waits already */
  search(request: TemplateSearchRequest): Promise<readonly Template[]>
}
