/** Size of the pictures for social networks, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Address of the picture of a page: `/ru/vpn/` → `/social/ru/vpn.png`. It names the page; what's on it is the page's. */
export function socialImage(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}/social${pathname === '/' ? '/index' : pathname.replace(/\/$/, '')}.png`;
}
