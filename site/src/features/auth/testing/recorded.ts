import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_BASE } from '../../../api/request.ts';
import type { Visit } from '../../../layout/testing/site-visit.tsx';

const folder = '../../../../../packages/server/fixtures/auth-transcripts';

interface Recorded {
  step: number;
  request?: { method: string; path: string };
  response?: { status: number; json?: unknown };
}

/** An answer of django-allauth as recorded: the step of a transcript. */
export function recorded(transcript: string, step: number): Response {
  const file = join(import.meta.dirname, folder, `${transcript}.jsonl`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const found = lines.map((line) => JSON.parse(line) as Recorded).find((one) => one.step === step)?.response;
  if (!found) throw new Error(`${transcript}#${step} is no answer`);
  return json(found.status, found.json);
}

/** An answer as the backend makes them. */
export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A backend that answers each call with its list of answers, one after the other, and notes what was sent. */
export function backendOf(answers: Readonly<Record<string, readonly Response[]>>) {
  const left = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]));
  const sent: [call: string, body: unknown][] = [];
  const answer: NonNullable<Visit['answer']> = (path, { method, body }) => {
    const call = `${method} ${path.replace(AUTH_BASE, '')}`;
    if (method !== 'GET') sent.push([call, JSON.parse(body ?? 'null')]);
    const list = left.get(call) ?? [];
    return (list.length > 1 ? list.shift() : list[0])?.clone();
  };
  return { answer, sent };
}
