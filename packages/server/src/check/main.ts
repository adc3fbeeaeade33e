import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { readEmail } from '@hoster/contract';
import nodemailer from 'nodemailer';
import { webhookSources } from '../billing/index.ts';
import { readConfig } from '../config.ts';
import { inspectDatabase } from '../platform/db/index.ts';
import { reasonOf } from '../platform/index.ts';
import { settingsFrom } from '../settings.ts';
import { type MailServer, runChecks } from './checks.ts';
import { exitCode, report } from './finding.ts';
import { newestBackup } from './newest-backup.ts';

const usage = 'npx -y pnpm@12 check [--mail ADDRESS] [--dkim SELECTOR] [--backups FOLDER]';
/** Milliseconds. */
const mailLimits = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
} as const;

function mailServerAt(url: string): MailServer {
  const transport = nodemailer.createTransport({ url, ...mailLimits });
  return {
    verify: () => transport.verify(),
    send: (mail) => transport.sendMail(mail),
  };
}

/** Checks an installation with the variables of its site, and says in words what is missing. Changes nothing. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { mail: { type: 'string' }, dkim: { type: 'string' }, backups: { type: 'string' } },
  });
  const mailTo = values.mail === undefined ? null : readEmail(values.mail);
  if (values.mail !== undefined && mailTo === null) throw new Error(`--mail needs an email address. Usage: ${usage}`);
  const { backend } = readConfig(process.env);
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  const settings = settingsFrom(backend);
  const findings = await runChecks({
    settings,
    place: backend.databaseUrl === undefined ? { folder: backend.dataDir ?? './data' } : { url: backend.databaseUrl },
    hasSecretKey: backend.secretKey !== undefined,
    inspect: inspectDatabase,
    lookups: { mx: (name) => resolver.resolveMx(name), txt: (name) => resolver.resolveTxt(name) },
    mail: backend.smtpUrl ? mailServerAt(backend.smtpUrl) : null,
    testMailTo: mailTo,
    dkimSelector: values.dkim ?? null,
    webhooks: webhookSources(settings),
    backup: values.backups === undefined ? null : await newestBackup(values.backups),
    now: () => Date.now(),
  });
  process.stdout.write(report(findings));
  process.exitCode = exitCode(findings);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
