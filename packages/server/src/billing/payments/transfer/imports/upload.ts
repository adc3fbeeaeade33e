import multipart from '@fastify/multipart';
import { defineMessages } from '@formatjs/intl';
import { calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, FieldError, route, texts } from '../../../../platform/http/index.ts';
import { nameOf, noteDetails, requireViewer } from '../../../../identity/index.ts';
import { importStatement, maxFileBytes } from './import.ts';
import { presentImportDetails } from './present.ts';

const fileTexts = defineMessages({
  none: { id: 'billing.statement.no-file', defaultMessage: 'Choose a file.' },
  tooLarge: {
    id: 'billing.statement.too-large',
    defaultMessage: 'The file is larger than 8 MB. Export a shorter period.',
  },
});
/** Each line with a payment settles it. */
const milliseconds = 55_000;

/** The upload of a file of a bank statement. */
export function uploadRoute(app: FastifyInstance): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: {
        fileSize: maxFileBytes,
        files: 1,
        fields: 2,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: 3,
        headerPairs: 20,
      },
    });
    route(
      scope,
      calls.postStatementImport,
      async ({ request }) => {
        const viewer = await requireViewer(request);
        const file = await fileOf(request);
        noteDetails(request, { object: file.name });
        const row = await importStatement(app.hoster, file, nameOf(viewer));
        noteDetails(request, { object: file.name, after: { import: row.id, ...row.counts } });
        return presentImportDetails(row, request.language);
      },
      { milliseconds },
    );
  });
}

/** The file of a body. Whatever its parser fails on is a mistake of the request. @throws AppError, FieldError */
async function fileOf(request: FastifyRequest): Promise<{ name: string; content: Buffer }> {
  if (!request.isMultipart()) throw new FieldError({ file: [fileTexts.none] });
  try {
    const file = await request.file();
    const content = await file?.toBuffer();
    if (file === undefined || content === undefined || content.length === 0)
      throw new FieldError({ file: [fileTexts.none] });
    // A part may come without a name, whatever its type says.
    const name: string | undefined = file.filename;
    return { name: (name ?? '').replaceAll(/\p{Cc}/gu, ' ').trim(), content };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new FieldError({ file: [fileTexts.tooLarge] });
    throw new AppError({ status: 400, detail: texts.badRequest, log: String(error), cause: error });
  }
}
