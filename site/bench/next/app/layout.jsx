import Link from 'next/link';
import './site.css';
import { footer, lines } from './shop.js';

export const metadata = { title: 'A hosting company', description: 'VPS, hosting, servers, storage and VPN' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Company</Link>
          <nav aria-label="Main">
            {lines.map(({ name, href }) => (
              <Link key={name} href={href} prefetch={false}>
                {name}
              </Link>
            ))}
          </nav>
          <details>
            <summary>Sign in</summary>
            <form method="post" action="/sign-in/">
              <input name="email" type="email" aria-label="Email" required />
              <input name="password" type="password" aria-label="Password" required />
              <button type="submit">Sign in</button>
            </form>
          </details>
        </header>
        <main>{children}</main>
        <footer>
          {footer.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((text) => (
                  <li key={text}>
                    <Link href={`/${text.toLowerCase().replaceAll(' ', '-')}/`} prefetch={false}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </footer>
      </body>
    </html>
  );
}
