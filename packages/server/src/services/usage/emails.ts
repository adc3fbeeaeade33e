import { defineMessages } from '@formatjs/intl';
import { gigabyteBytes, terabyteBytes, type UsageLevel } from '@hoster/domain';
import { translate, translator } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { pageLink, type Recipient, sendEmail } from '../../billing/index.ts';
import type { Limit } from './tables.ts';

const texts = defineMessages({
  gigabytes: { id: 'services.usage.gigabytes', defaultMessage: '{count} GB', description: 'Size or transfer' },
  terabytes: { id: 'services.usage.terabytes', defaultMessage: '{count} TB', description: 'Size or transfer' },
  subject: {
    id: 'services.usage.subject',
    defaultMessage: '{name} has used {level}% of {limit, select, disk {its storage} other {its monthly traffic}}',
    description: 'Subject of an email about a service near or at a limit of its plan',
  },
  disk: { id: 'services.usage.disk', defaultMessage: '{name} uses {used} of its {total} of storage.' },
  room: {
    id: 'services.usage.room',
    defaultMessage: 'Delete data that you don’t need, or upgrade to a larger plan:',
    description: 'Email about storage that is almost full; a link follows',
  },
  full: {
    id: 'services.usage.full',
    defaultMessage: 'There’s no room for new data. Delete data that you don’t need, or upgrade to a larger plan:',
    description: 'Email about storage that is full; a link follows',
  },
  traffic: {
    id: 'services.usage.traffic',
    defaultMessage: '{name} has used {used} of the {total} of traffic included this month.',
  },
  slower: {
    id: 'services.usage.slower',
    defaultMessage: 'If it uses more, we may slow down its port until the month ends, but you won’t be charged extra:',
    description: 'Email about traffic; a link follows',
  },
});

/** Email about a service near or at a limit. `used` and `total` in bytes. */
export async function mailUsage(
  context: Context,
  tx: Db,
  to: Recipient,
  usage: { id: number; name: string; limit: Limit; level: UsageLevel; used: number; total: number },
): Promise<void> {
  const { id, level, limit, name } = usage;
  const t = translator(to.language);
  const sizes = { used: spokenBytes(usage.used, to.language), total: spokenBytes(usage.total, to.language) };
  const next = limit === 'traffic' ? texts.slower : level < 100 ? texts.room : texts.full;
  await sendEmail(
    tx,
    to,
    limit === 'traffic' ? 'traffic-limit' : 'storage-limit',
    t(texts.subject, { name, level, limit }),
    [t(texts[limit], { name, ...sizes }), `${t(next)}\n${pageLink(context, `/my/services/${id}/`)}`],
  );
}

/** A size in the reader's language: "312 GB", "1.5 TB". */
function spokenBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= terabyteBytes;
  const count = bytes / (isLarge ? terabyteBytes : gigabyteBytes);
  const digits = { maximumFractionDigits: count < 10 ? 2 : 0, useGrouping: false };
  return translate(language, isLarge ? texts.terabytes : texts.gigabytes, {
    count: new Intl.NumberFormat(language, digits).format(count),
  });
}
