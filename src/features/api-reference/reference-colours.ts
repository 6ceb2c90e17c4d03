/** Our paper, ink, voice and faces under the names that the reference reads. */
export const referenceColours = `
.light-mode, .scalar-app {
  --scalar-font: var(--default-font-family);
  --scalar-font-code: var(--code-font-family);
  --scalar-background-1: var(--qs-paper);
  --scalar-background-2: var(--qs-sheet);
  --scalar-background-3: var(--qs-paper-deep);
  --scalar-background-4: var(--qs-rule);
  --scalar-background-card: var(--qs-sheet);
  --scalar-background-accent: var(--qs-voice-wash);
  --scalar-border-color: var(--qs-rule);
  --scalar-color-1: var(--qs-text);
  --scalar-color-2: var(--qs-text-quiet);
  --scalar-color-3: var(--qs-text-quiet);
  --scalar-color-accent: var(--qs-voice-text);
  --scalar-color-green: var(--qs-ok-text);
  --scalar-color-red: var(--qs-danger-text);
  --scalar-color-blue: var(--qs-voice-text);
  --scalar-color-orange: #8a5200;
  --scalar-color-yellow: #7a5a00;
  --scalar-color-purple: var(--qs-voice-text);
  --scalar-link-color: var(--qs-voice-text);
  --scalar-link-color-hover: var(--qs-voice-press);
  --scalar-button-1: var(--qs-voice);
  --scalar-button-1-color: #fff;
  --scalar-button-1-hover: var(--qs-voice-press);
  --scalar-radius: 8px;
  --scalar-radius-lg: 12px;
  --scalar-radius-xl: 14px;
  --scalar-font-size-5: 13px;
  --scalar-font-size-6: 13px;
  --scalar-font-size-7: 13px;
}
.light-mode .sidebar, .light-mode .t-doc__sidebar {
  --scalar-sidebar-background-1: var(--qs-paper);
  --scalar-sidebar-border-color: var(--qs-rule);
  --scalar-sidebar-color-1: var(--qs-text);
  --scalar-sidebar-color-2: var(--qs-text-quiet);
  --scalar-sidebar-color-active: var(--qs-voice-on-wash);
  --scalar-sidebar-item-active-background: var(--qs-voice-wash);
  --scalar-sidebar-item-hover-background: var(--qs-paper-deep);
  --scalar-sidebar-search-background: var(--qs-sheet);
  --scalar-sidebar-search-border-color: var(--qs-edge);
  --scalar-sidebar-search-color: var(--qs-text-quiet);
}
:root body .scalar-app section:focus-visible {
  outline: none;
}
.scalar-app h1, .scalar-app h2, .scalar-app h3 {
  font-family: var(--heading-font-family);
}
`
