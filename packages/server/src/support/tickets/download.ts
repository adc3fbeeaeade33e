import { IdText } from '@hoster/contract';
import type { FastifyInstance } from 'fastify';
import { eq } from '../../platform/db/drizzle.ts';
import { notFound } from '../../platform/http/index.ts';
import { disposition, isGoodAddress, type Variant } from '../files/address.ts';
import { fileStore } from '../files/store.ts';
import { ticketAttachments } from './tables.ts';

interface Params {
  id: string;
  variant: string;
  expires: string;
  signature: string;
  name: string;
}

/** Nothing in the answer runs, loads or is framed, whatever it is. */
const policy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * Files of tickets at signed addresses, which need no session. Every file is a download of unknown type; only pictures
 * that we have drawn anew are shown in place.
 */
export function downloadRoute(app: FastifyInstance): void {
  const { clock, db, secrets, settings } = app.hoster;
  app.get<{ Params: Params }>('/api/ticket-files/:signature/:id/:variant/:expires/:name', async (request, reply) => {
    const { expires, signature, variant } = request.params;
    const { data: id } = IdText.safeParse(request.params.id);
    if (id === undefined || !isVariant(variant) || !/^\d{1,12}$/.test(expires)) throw notFound('No address of a file');
    const address = { id, variant, expires: Number(expires), signature };
    if (!isGoodAddress(secrets, address, clock.now())) throw notFound('A wrong or old address of a file');
    const [row] = await db.select().from(ticketAttachments).where(eq(ticketAttachments.id, id));
    const hash = variant === 'file' ? row?.hash : row?.thumbnailHash;
    const content = row && hash ? await fileStore(db, settings).get(hash) : null;
    if (!row || content === null) throw notFound(`File ${id} is gone`);
    const isPicture = variant === 'thumbnail';
    return reply
      .type(isPicture ? 'image/webp' : 'application/octet-stream')
      .header('content-disposition', isPicture ? 'inline' : disposition(row.name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', policy)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=3600')
      .send(content);
  });
}

const isVariant = (text: string): text is Variant => text === 'file' || text === 'thumbnail';
