import { cutText } from '@hoster/domain/text/cut-text';
import { signupDocuments } from '@hoster/domain/visitor/legal';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { addressOf, type Language } from '../../platform/http/index.ts';
import { signupConsents } from './tables.ts';
import { versionsInForce } from './versions.ts';

/** Records the documents that a new user accepts by signing up, in the transaction that creates the user. */
export async function noteSignupConsents(
  tx: Db,
  request: FastifyRequest,
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  const { clock } = request.server.hoster;
  const versions = await versionsInForce(tx, clock.now(), signupDocuments(language));
  const origin = { ip: addressOf(request), userAgent: cutText(request.headers['user-agent'] ?? '', 400) };
  const rows = [...versions].map(([document, version]) => ({
    userId,
    document,
    version,
    language,
    ...origin,
    acceptedAt: clock.now(),
  }));
  if (rows.length > 0) await tx.insert(signupConsents).values(rows);
}
