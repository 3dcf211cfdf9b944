import Link from 'next/link'

export const metadata = { title: 'An application with Next.js', icons: { icon: 'data:,' } }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Link href="/designs">All designs</Link>
        {children}
      </body>
    </html>
  )
}
