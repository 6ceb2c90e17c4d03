import type { Mutant } from './mutant'

/** Texts that cost much to work on, and the threads that do it. */
export const threadMutants: Mutant[] = [
  {
    row: 34,
    name: 'bars-fitted-at-every-width',
    file: 'src/core/meme/compose-meme.ts',
    find: '    heightPxAt: (widthPx) => fitBar(words, fontSizeAt(widthPx), widthPx).heightPx,',
    replace:
      '    heightPxAt: (widthPx) => fitBar(measureWords(text, barFont, measure), fontSizeAt(widthPx), widthPx).heightPx,',
    test: 'tests/core/meme/measuring.test.ts',
    title: 'measures a header once',
  },
  {
    row: 34,
    name: 'texts-wait-without-end',
    file: 'src/server/integrations/text-threads/text-pool.ts',
    find: 'if (this.waiting.length >= this.options.waitingMax) {',
    replace: 'if (this.waiting.length < 0) {',
    test: 'tests/integrations/text-threads/text-pool.test.ts',
    title: 'refuses with a sentence',
  },
  {
    row: 34,
    name: 'texts-hang-for-ever',
    file: 'src/server/integrations/text-threads/text-pool.ts',
    find: 'const timer = setTimeout(() => timeUp.abort(), this.options.timeLimitMs ?? timeLimitDefaultMs)',
    replace: 'const timer = setTimeout(() => {}, this.options.timeLimitMs ?? timeLimitDefaultMs)',
    test: 'tests/integrations/text-threads/text-pool.test.ts',
    title: 'ends a thread that hangs',
  },
  {
    row: 34,
    name: 'left-texts-keep-their-place',
    file: 'src/server/integrations/text-threads/text-pool.ts',
    find: "signal?.addEventListener('abort', leave, { once: true })",
    replace: '',
    test: 'tests/integrations/text-threads/text-pool.test.ts',
    title: 'drops a job whose caller left',
  },
]
