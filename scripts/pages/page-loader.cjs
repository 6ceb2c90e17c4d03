/**
 * A loader for src/content/**\/*.mdx: the page as a module whose default export is its data, checked when the module
 * is read. decision: ADR-0040
 */
module.exports = function loadPage(source) {
  const done = this.async()
  import('./page-module.ts').then(({ pageModule }) => done(null, pageModule(source))).catch(done)
}
