import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Json: z.ZodType = z.unknown();

/** One line of a recorded transcript: a request with its answer, or an email that the server sent. */
const Step = z.object({
  flow: z.string(),
  step: z.number(),
  title: z.string(),
  profile: z.string().optional(),
  browser: z.string().optional(),
  request: z
    .object({
      method: z.enum(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z.string(),
      headers: z.record(z.string(), z.string()),
      cookies: z.record(z.string(), z.string()),
      body: Json.optional(),
      raw: z.string().optional(),
      /** Fields of a form that a page sends without script. */
      form: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  response: z
    .object({
      status: z.number(),
      headers: z.looseObject({ 'set-cookie': z.array(z.string()).optional() }),
      json: Json.optional(),
      text: z.string().optional(),
    })
    .optional(),
  mail: z.object({ to: z.array(z.string()), subject: z.string(), body: z.string() }).optional(),
  /** Remark from the recording. */
  note: z.string().optional(),
});
export type Step = z.infer<typeof Step>;

/** Reads a transcript of django-allauth 65 by its file name without ending. */
export async function readTranscript(name: string): Promise<Step[]> {
  const file = new URL(`../../../../fixtures/auth-transcripts/${name}.jsonl`, import.meta.url);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => Step.parse(JSON.parse(line)));
}
