'use client'

import { errorWords as words } from '@/i18n/error-words'

/**
 * When the root layout itself failed. Nothing of it can be relied on here, neither theme nor words, so this page
 * stands on plain markup and reads its words from the file. @see spec §8
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body
        style={{
          margin: 0,
          minHeight: '100dvh',
          display: 'grid',
          placeItems: 'center',
          background: '#F8F3E8',
        }}
      >
        <main style={{ maxWidth: 480, padding: 24, fontFamily: 'system-ui, sans-serif', color: '#21201C' }}>
          <title>{words.title}</title>
          <h1>{words.title}</h1>
          <p>{words.text}</p>
          <p style={{ display: 'flex', gap: 18, alignItems: 'center', marginTop: 24 }}>
            <button
              type="button"
              onClick={() => window.location.reload()}
              style={{
                minHeight: 46,
                padding: '0 20px',
                font: 'inherit',
                fontWeight: 700,
                color: '#fff',
                background: '#6E56CF',
                border: '2px solid #1B1B22',
                borderRadius: 12,
                cursor: 'pointer',
              }}
            >
              {words.refresh}
            </button>
            <a href="/contact">{words.contact}</a>
          </p>
          {error.digest && <p>{words.reference.replace('{{reference}}', error.digest)}</p>}
        </main>
      </body>
    </html>
  )
}
