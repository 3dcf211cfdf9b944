import Link from 'next/link'

export const metadata = { title: 'An application with Next.js' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      {/* Metadata may be streamed after the browser has asked for an icon. */}
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Link href="/designs">All designs</Link>
        {children}
      </body>
    </html>
  )
}
