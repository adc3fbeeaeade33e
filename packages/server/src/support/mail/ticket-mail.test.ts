import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DeskFacts, deskInMemory } from '../../testing/desk-in-memory.ts';
import { judge } from './judge.ts';
import { readMail } from './read-mail.ts';
import type { Verdict } from './verdict.ts';

interface Expected {
  readonly expect: Verdict['verdict'];
  readonly ticket?: number;
  readonly author?: string;
  readonly via?: string;
  readonly subject?: string | null;
  readonly keep: readonly string[];
  readonly fold: readonly string[];
  readonly absent?: readonly string[];
  readonly attachments: number;
  readonly attachment_names?: readonly string[];
  readonly inline?: number;
  readonly blocked?: number;
  readonly reopen?: boolean;
  readonly answer?: boolean;
  readonly note?: boolean;
  readonly participants_offered?: readonly string[];
  readonly kind?: string;
  readonly recipient?: string;
  readonly status?: string;
  readonly of?: string;
  readonly after?: readonly string[];
}

const folder = new URL('../../../fixtures/ticket-mail/', import.meta.url);
const { context, files } = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as {
  context: DeskFacts;
  files: Record<string, Expected>;
};
const plain = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

async function judged(name: string, after: readonly string[] = []): Promise<Verdict> {
  const desk = deskInMemory(context);
  const envelope = { from: null, to: [] };
  const read = (file: string) => judge(readFileSync(new URL(file, folder)), envelope, desk, readMail);
  for (const earlier of after) desk.take(await read(earlier));
  return read(name);
}

describe('messages of the specification', () => {
  test.each(Object.entries(files))('%s', async (name, expected) => {
    const verdict = await judged(name, expected.after);
    expect(verdict.verdict).toBe(expected.expect);
    const { content } = { content: null, ...verdict };
    const isShown = ['thread', 'new', 'participant'].includes(verdict.verdict);
    const text = plain(isShown ? (content?.text ?? '') : '');
    const folded = plain(content?.folded.join('\n') ?? '');
    for (const words of expected.keep) expect(text).toContain(plain(words));
    for (const words of expected.fold) {
      expect(folded).toContain(plain(words));
      expect(text).not.toContain(plain(words));
    }
    const everything = [text, folded, content?.html ?? '', ...(content?.foldedHtml ?? [])].join('\n');
    for (const words of expected.absent ?? []) expect(everything).not.toContain(words);
    const attachments = isShown ? (content?.attachments ?? []) : [];
    const names = attachments.map((file) => file.name);
    expect(names).toHaveLength(expected.attachments);
    for (const file of names) expect(expected.attachment_names ?? [file]).toContain(file);
    if (expected.ticket !== undefined) expect(verdict.verdict === 'new' ? null : verdict.ticket).toBe(expected.ticket);
    if (expected.author !== undefined) expect(verdict.author?.address).toBe(expected.author);
    if (expected.subject !== undefined) expect(verdict.subject).toBe(expected.subject);
    if (expected.via !== undefined) expect(verdict).toMatchObject({ via: expected.via });
    if (expected.note !== undefined) expect(verdict.notes.length > 0).toBe(expected.note);
    for (const key of ['kind', 'recipient', 'status', 'of'] as const) {
      if (expected[key] !== undefined) expect(verdict).toMatchObject({ [key]: expected[key] });
    }
    expect(verdict.mayAnswer).toBe(expected.answer ?? false);
    expect(verdict.verdict === 'thread' && verdict.reopen).toBe(expected.reopen ?? false);
    if (isShown) {
      expect(content?.inline).toHaveLength(expected.inline ?? 0);
      expect(content?.blocked).toHaveLength(expected.blocked ?? 0);
    }
    if (expected.participants_offered) {
      const offered = 'participantsOffered' in verdict ? verdict.participantsOffered.map(({ address }) => address) : [];
      expect(offered).toEqual(expected.participants_offered);
    }
  });

  test('the second copy threads when the first one never came', async () => {
    expect(await judged('13-delivered-twice.eml')).toMatchObject({ verdict: 'thread', ticket: 1042 });
  });
});
