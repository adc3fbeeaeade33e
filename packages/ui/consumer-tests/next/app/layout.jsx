import '@hoster/ui/fonts';
import '@hoster/ui/reset';
import './own.css';

export const metadata = { title: 'Next consumer' };
/** A nonce belongs to one answer, so pages are made for each request. */
export const dynamic = 'force-dynamic';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
