import { vpnVisible } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../http/language.ts';
import { visitorOf } from '../../http/visitor.ts';

/** Who reads help and news. */
export interface Reader {
  readonly language: Language;
  /** By the regional rule: texts about the VPN and links to it are for these alone. */
  readonly seesVpn: boolean;
}

/** The reader of a call. */
export async function readerOf(request: FastifyRequest): Promise<Reader> {
  return { language: request.language, seesVpn: vpnVisible(await visitorOf(request)) };
}

/** HTML of ours with links to the VPN and its articles as plain text, for readers who don't see them. */
export const linkedFor = ({ seesVpn }: Reader, html: string): string =>
  seesVpn ? html : html.replaceAll(/<a href="\/(?:ru\/)?(?:vpn\/|help\/vpn-)[^"]*">([^<]*)<\/a>/g, '$1');
