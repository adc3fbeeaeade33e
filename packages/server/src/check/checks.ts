import { type OrderObstacle, ProductLine } from '@hoster/contract';
import { companySettingsOf, type CompanySettings } from '../platform/company/index.ts';
import type { WebhookSource } from '../billing/index.ts';
import { type DatabasePlace, type InspectedDatabase, rowsOf } from '../platform/db/index.ts';
import { sql } from '../platform/db/drizzle.ts';
import { reasonOf, type Settings } from '../platform/index.ts';
import { isSimulated } from '../services/index.ts';
import { isLineSold, obstaclesIn, simulatedLines } from '../settings/index.ts';
import { type Finding, ok, problem, unknown, warning } from './finding.ts';
import { checkSenderDns, type Lookups } from './sender-dns.ts';

/** What the checks look at. Tests replace what is outside this process. */
export interface Checked {
  readonly settings: Settings;
  readonly place: DatabasePlace;
  /** Whether `SECRET_KEY` is set. */
  readonly hasSecretKey: boolean;
  readonly inspect: (place: DatabasePlace) => Promise<InspectedDatabase>;
  readonly lookups: Lookups;
  readonly mail: MailServer | null;
  /** Address that gets a test email; null for none. */
  readonly testMailTo: string | null;
  readonly dkimSelector: string | null;
  readonly webhooks: readonly WebhookSource[];
  /** Newest file of the backups, as far as their folder is named. */
  readonly backup: Backup | null;
  readonly now: () => number;
}

/** The mail server, as far as it’s checked. */
export interface MailServer {
  /** Connects and signs in. */
  verify(): Promise<unknown>;
  send(mail: { from: { name: string; address: string }; to: string; subject: string; text: string }): Promise<unknown>;
}

/** When the newest backup was written; null for an empty folder. */
export type Backup = { readonly newest: { readonly at: Date; readonly bytes: number } | null };

/** Hours after which a daily backup is late. */
const backupHours = 26;

/** Milliseconds by which the clocks of the database and this machine may differ. */
const clockLimits = { warning: 2000, problem: 30_000 };

/** Runs all checks. */
export async function runChecks(checked: Checked): Promise<Finding[]> {
  const database = await checked.inspect(checked.place).catch((error: unknown) => reasonOf(error));
  if (typeof database === 'string') return [problem('Database', database), ...(await withoutDatabase(checked, null))];
  try {
    const { pending } = database;
    if (pending !== 0) {
      const text =
        pending === null
          ? 'It was written by another version.'
          : `${pending} migrations haven’t run. Start the site: they run when it starts.`;
      return [problem('Database', text), ...(await withoutDatabase(checked, null))];
    }
    const company = await companySettingsOf(database.db);
    const shop = { settings: checked.settings, isSimulated };
    return [
      ok('Database', 'It answers, and its migrations have run.'),
      await checkClock(database, checked.now),
      ...checkCompany(obstaclesIn(shop, company), checked.settings.demo),
      ...(await withoutDatabase(checked, company)),
    ];
  } finally {
    await database.close();
  }
}

async function withoutDatabase(
  checked: Checked,
  company: Pick<CompanySettings, 'bank' | 'lines' | 'payments' | 'sender'> | null,
): Promise<Finding[]> {
  const sender = company?.sender ?? null;
  const dns =
    sender === null || checked.settings.demo
      ? [unknown('DNS', 'There’s no sender whose domain could be checked.')]
      : await checkSenderDns(checked.lookups, sender.address, checked.dkimSelector);
  return [
    ...(await checkMail(checked, sender)),
    ...dns,
    checkKeys(checked),
    ...checkLines(checked.settings, company?.lines ?? null),
    ...checkPayments(checked.settings, company),
    ...(await Promise.all(checked.webhooks.map((source) => checkWebhook(source, checked.settings.publicOrigin)))),
    checkBackup(checked),
  ];
}

async function checkClock({ db }: InspectedDatabase, now: () => number): Promise<Finding> {
  const before = now();
  const [row] = await rowsOf(db, sql`select extract(epoch from clock_timestamp()) * 1000 as at`);
  // The answer was made between question and arrival.
  const difference = Math.abs(Number(row?.['at']) - (before + now()) / 2);
  const text = `The clocks of this machine and the database differ by ${(difference / 1000).toFixed(1)} seconds.`;
  if (difference > clockLimits.problem) return problem('Clock', `${text} Set both by NTP.`);
  return difference > clockLimits.warning ? warning('Clock', `${text} Set both by NTP.`) : ok('Clock', text);
}

const obstacleTexts: Readonly<Record<Exclude<OrderObstacle, 'provider'>, string>> = {
  company: 'The company isn’t filled in, so orders are closed. Fill it in at /admin/settings/.',
  sender: 'The sender of emails isn’t filled in, so orders are closed. Fill it in at /admin/settings/.',
};

function checkCompany(missing: readonly OrderObstacle[], isDemo: boolean): Finding[] {
  if (isDemo) return [warning('Settings', 'This is a demo: its company is invented.')];
  const found = missing.flatMap((one) => (one === 'provider' ? [] : [problem('Settings', obstacleTexts[one])]));
  return found.length > 0 ? found : [ok('Settings', 'Company and sender are filled in.')];
}

async function checkMail(
  { mail, settings, testMailTo }: Checked,
  sender: { name: string; address: string } | null,
): Promise<Finding[]> {
  if (mail === null) {
    const text = 'SMTP_URL is missing, so email stays in the mailbox at /mail/.';
    return [settings.demo ? warning('SMTP', text) : problem('SMTP', text)];
  }
  try {
    await mail.verify();
    if (testMailTo === null)
      return [ok('SMTP', 'The mail server accepts the sign-in. Send a test email: --mail ADDRESS.')];
    if (sender === null) return [problem('SMTP', 'A test email needs the sender of the settings.')];
    const { name, address } = sender;
    const text = `This test email was sent by the check command of ${settings.publicOrigin}.\n`;
    await mail.send({ from: { name, address }, to: testMailTo, subject: 'Test email', text });
    return [ok('SMTP', `The mail server has taken a test email to ${testMailTo}. Check that it arrives.`)];
  } catch (error) {
    return [problem('SMTP', `The mail server of SMTP_URL refuses: ${reasonOf(error)}.`)];
  }
}

function checkKeys({ hasSecretKey, place, settings }: Checked): Finding {
  if (hasSecretKey) return ok('Keys', 'SECRET_KEY is set.');
  if ('folder' in place || settings.demo) return ok('Keys', 'The key was generated and is stored with the data.');
  return problem('Keys', 'SECRET_KEY is missing although DATABASE_URL is set.');
}

function checkLines(settings: Settings, lines: CompanySettings['lines']): Finding[] {
  if (settings.demo) return [warning('Providers', 'This is a demo: its services are simulated.')];
  const simulated = simulatedLines({ settings, isSimulated }, lines);
  const sold = ProductLine.options.filter((line) => isLineSold(lines, line));
  if (simulated.length === sold.length) {
    return [
      problem(
        'Providers',
        'Nothing would be built, so orders are closed. Choose who builds each product at /admin/settings/, or name providers in PROVIDERS.',
      ),
    ];
  }
  return ProductLine.options.map((line) => {
    if (!sold.includes(line)) return ok('Providers', `${line}: it isn’t sold.`);
    return simulated.includes(line)
      ? warning(
          'Providers',
          `${line}: nobody builds it, so it can’t be ordered. Choose who does at /admin/settings/, or name its provider in PROVIDERS.`,
        )
      : ok('Providers', `${line}: it’s built, at least in one data centre.`);
  });
}

function checkPayments(
  { btcpay, demo, stripe, transfer }: Settings,
  company: Pick<CompanySettings, 'bank' | 'payments'> | null,
): Finding[] {
  if (demo) return [];
  const { payments = null, bank = null } = company ?? {};
  const named = [
    stripe && payments?.stripe !== false && 'Stripe',
    btcpay && payments?.btcpay !== false && 'BTCPay Server',
    (bank ?? transfer) && payments?.transfer !== false && 'bank transfer',
  ].filter((name) => typeof name === 'string');
  if (named.length === 0) {
    return [
      warning(
        'Payments',
        'No payment provider is set up: customers can only pay from a balance that staff have credited.',
      ),
    ];
  }
  return [ok('Payments', `Set up: ${named.join(', ')}.`)];
}

async function checkWebhook({ list, path, provider }: WebhookSource, origin: string): Promise<Finding> {
  const url = origin + path;
  try {
    const own = (await list()).filter((one) => one.url === url);
    const [first] = own.toSorted((a, b) => Number(b.isOn) - Number(a.isOn) || a.missing.length - b.missing.length);
    if (!first) return problem('Webhooks', `${provider} has no webhook to ${url}: add it, or payments are seen late.`);
    if (!first.isOn) return problem('Webhooks', `${provider} has turned off the webhook to ${url}. Turn it on.`);
    return first.missing.length > 0
      ? warning('Webhooks', `${provider} doesn’t send these events to ${url}: ${first.missing.join(', ')}.`)
      : ok('Webhooks', `${provider} reports to ${url}.`);
  } catch (error) {
    return unknown('Webhooks', `${provider} couldn’t be asked for its webhooks: ${reasonOf(error)}.`);
  }
}

function checkBackup({ backup, now }: Checked): Finding {
  if (backup === null) {
    return unknown(
      'Backups',
      'This command doesn’t know your backups. Name their folder: --backups FOLDER. Try now and then to restore one.',
    );
  }
  const { newest } = backup;
  if (newest === null) return problem('Backups', 'The folder of the backups is empty.');
  if (newest.bytes === 0) return problem('Backups', 'The newest file of the backups is empty.');
  const hours = Math.floor((now() - newest.at.getTime()) / 3_600_000);
  return hours > backupHours
    ? problem('Backups', `The newest file is ${hours} hours old.`)
    : ok('Backups', `The newest file is ${hours} hours old. Try now and then to restore one.`);
}
