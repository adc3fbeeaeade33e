import multipart from '@fastify/multipart';
import { calls } from '@hoster/contract';
import { ticketLimits } from '@hoster/contract/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, consumeLimit, FieldError, route, texts, tooMany } from '../../platform/http/index.ts';
import { requireViewer } from '../../identity/index.ts';
import { cleanName } from '../files/inspect.ts';
import { addFile, type DraftOwner, fileError, fileTexts } from './attach.ts';
import { ticketById, ticketOf } from './find.ts';
import { presentAttachment } from './present.ts';
import type { AttachmentRow } from './tables.ts';

const rate = { times: 200, seconds: 3600 };
/** A slow connection may take this long for a large file. */
const milliseconds = 55_000;

/** Uploads of files for tickets, the only call that reads multipart bodies. */
export function uploadRoute(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: ticketLimits.fileBytes,
        files: ticketLimits.files,
        fields: 5,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: ticketLimits.files + 5,
        headerPairs: 20,
      },
    });
    route(
      scope,
      calls.postTicketFiles,
      async ({ query, request }) => {
        const viewer = await requireViewer(request);
        const counted = { action: 'ticket-file', subject: `account:${viewer.accountId}`, ...rate };
        if (!(await consumeLimit(context, counted))) throw tooMany(rate.seconds);
        const owner = { userId: viewer.userId, accountId: viewer.accountId, ticketId: 0 };
        if (query.ticket !== 'new') {
          owner.ticketId = viewer.isStaff
            ? (await ticketById(db, query.ticket)).id
            : (await ticketOf(db, viewer.accountId, query.ticket)).id;
        }
        const files = await receive(request, viewer.isStaff ? { ...owner, accountId: null } : owner);
        if (files.length === 0) throw fileError(fileTexts.none);
        return files.map((file) => presentAttachment(context, file));
      },
      { milliseconds },
    );
  });
}

/** Takes the files of a request one after the other, so that only one is in memory. What was taken before an error stays. */
async function receive(request: FastifyRequest, owner: DraftOwner): Promise<AttachmentRow[]> {
  if (!request.isMultipart()) throw new AppError({ status: 400, detail: texts.badRequest, log: 'Not multipart' });
  const added: AttachmentRow[] = [];
  for await (const file of filesIn(request)) added.push(await addFile(request.server.hoster, owner, file));
  return added;
}

/** The files of a body. Whatever its parser fails on is a mistake of the request. @throws AppError, FieldError */
async function* filesIn(request: FastifyRequest): AsyncGenerator<{ name: string; content: Buffer }> {
  try {
    for await (const part of request.parts()) {
      // A part may come without a name, whatever its type says.
      const field: string | undefined = part.fieldname;
      if (part.type !== 'file' || field !== 'file') {
        if (part.type === 'file') part.file.resume();
        throw new FieldError({ [cleanName(field)]: [texts.badRequest] });
      }
      yield { name: cleanName(asWritten(part.filename)), content: await part.toBuffer() };
    }
  } catch (error) {
    throw asRefusal(error);
  }
}

/** Browsers escape quotes and line breaks in the names of files (HTML, "multipart/form-data encoding algorithm"). */
const asWritten = (name: string | undefined): string | undefined =>
  name?.replaceAll('%22', '"').replaceAll(/%0[AD]/g, ' ');

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileError(fileTexts.tooLarge);
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return fileError(fileTexts.tooMany);
  return new AppError({ status: 400, detail: texts.badRequest, log: String(error), cause: error });
}
