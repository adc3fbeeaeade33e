import type { VhTariff } from '@hoster/contract';
import type { Lang } from '../../src/i18n/languages.ts';
import { type PlanSpecs, valuesIn } from './values.ts';

const MB_PER_GB = 1024;

/** Specifications of a web hosting plan. */
export function webHostingSpecs(lang: Lang, tariff: VhTariff): PlanSpecs {
  const { say, row, count, yesNo, gb, transfer, days } = valuesIn(lang);
  const { ssl, backups, cron_min_minutes: minutes } = tariff;
  const storage = `${gb(tariff.disk_size)} ${tariff.disk_type}`;
  const ram = gb(tariff.memory_mb / MB_PER_GB);
  return {
    figures: [
      row('sites', count(tariff.sites)),
      row('storage', storage),
      row('ram', ram),
      row('kept', days(backups.keep_days)),
    ],
    groups: [
      [
        'resources',
        [
          row('sites', count(tariff.sites)),
          row('storage', storage),
          row('inodes', count(tariff.inodes)),
          row('vcpu', count(tariff.cpu_cores)),
          row('ram', ram),
          row('transfer', transfer(tariff.traffic)),
          row('subdomains', count(tariff.subdomains)),
        ],
      ],
      [
        'accounts',
        [
          row('databases', count(tariff.databases)),
          row('engines', tariff.database_engines.join(', ') || undefined),
          row('mailboxes', count(tariff.mailboxes)),
          row('ftp', count(tariff.ftp_accounts)),
        ],
      ],
      [
        'software',
        [
          row('panel', tariff.control_panel || undefined),
          row('php', tariff.php_versions.join(', ') || undefined),
          row('nodejs', yesNo(tariff.nodejs)),
          row('python', yesNo(tariff.python)),
          row('ssh', yesNo(tariff.ssh)),
          row('cron', say('minutes', { count: minutes })),
        ],
      ],
      [
        'included',
        [
          row('ssl', ssl.free ? say(ssl.wildcard ? 'sslWildcard' : 'sslFree') : undefined),
          row('backups', say('hours', { count: backups.interval_hours })),
          row('kept', days(backups.keep_days)),
        ],
      ],
    ],
  };
}
