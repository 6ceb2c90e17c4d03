/** Structured data of a page for search engines. @see https://schema.org */
export function JsonLd({ graph }: { graph: object }) {
  // A script element ends at the first "</": no text of ours may contain one.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write JSON-LD, escaped above
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  )
}
