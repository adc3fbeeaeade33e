import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything, as the one of a company does for it. */
export async function startSmtp() {
  const received: ParsedMail[] = [];
  const keep = async (stream: Readable, done: (error?: Error | null) => void): Promise<void> => {
    try {
      received.push(await simpleParser(stream));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void keep(stream, done),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits for an email to an address with a subject, and returns its text. */
    async letter(to: string, subject: RegExp): Promise<string> {
      let text = '';
      await expect(() => {
        const found = received.findLast(
          (mail) => [mail.to].flat().some((one) => one?.text.includes(to)) && subject.test(mail.subject ?? ''),
        );
        expect(found, `an email to ${to}`).toBeDefined();
        text = found?.text ?? '';
      }).toPass();
      return text;
    },
    stop: async (): Promise<void> => {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
