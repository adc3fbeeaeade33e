import { vpnVisible, type Visitor } from '@hoster/domain';
import type { Language } from '../platform/http/index.ts';

/** Reader of help articles and news. */
export interface Reader {
  readonly language: Language;
  /** By the regional rule: only these readers see texts about the VPN and links to it. */
  readonly seesVpn: boolean;
}

/** Returns the reader of a call. */
export const readerOf = (language: Language, visitor: Visitor): Reader => ({ language, seesVpn: vpnVisible(visitor) });

/** Returns our HTML with links to the VPN and its articles as plain text, for readers who don't see them. */
export const linkedFor = ({ seesVpn }: Reader, html: string): string =>
  seesVpn ? html : html.replaceAll(/<a href="\/(?:ru\/)?(?:vpn\/|help\/vpn-)[^"]*">([^<]*)<\/a>/g, '$1');
