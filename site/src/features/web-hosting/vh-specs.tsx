import type { VhTariff } from '@hoster/contract';
import { FormattedMessage } from 'react-intl';
import { Limit, plural, useMemoryText } from './amounts.tsx';

const unlimited = <Limit value={null} />;

/** The main figures of a plan in one line: sites, storage, RAM. */
export function VhSpecs({ tariff: { sites, disk_size: disk, memory_mb: memory } }: { tariff: VhTariff }) {
  const memoryText = useMemoryText();
  return (
    <FormattedMessage
      id="web-hosting.specs"
      defaultMessage={
        '{sites, plural, =-1 {{unlimited}\u00a0sites} one {#\u00a0site} other {#\u00a0sites}}\u00a0· {disk, number}\u00a0GB\u00a0NVMe\u00a0· {memory}\u00a0RAM'
      }
      description="Figures of a plan in one line: sites (-1: unlimited), storage, RAM with its unit"
      values={{ sites: plural(sites), disk, memory: memoryText(memory), unlimited }}
    />
  );
}

/** Those and the other limits, for windows too narrow for columns. */
export const AllVhSpecs = ({ tariff }: { tariff: VhTariff }) => (
  <>
    <VhSpecs tariff={tariff} />
    {'\u00a0· '}
    <FormattedMessage
      id="web-hosting.more-specs"
      defaultMessage={
        '{databases, plural, =-1 {{unlimited}\u00a0databases} one {#\u00a0database} other {#\u00a0databases}}\u00a0· {mailboxes, plural, =-1 {{unlimited}\u00a0mailboxes} one {#\u00a0mailbox} other {#\u00a0mailboxes}}\u00a0· backups for {days, plural, one {#\u00a0day} other {#\u00a0days}}'
      }
      description="More figures of a plan in one line (-1: unlimited), and for how long backups are kept"
      values={{
        databases: plural(tariff.databases),
        mailboxes: plural(tariff.mailboxes),
        days: tariff.backups.keep_days,
        unlimited,
      }}
    />
  </>
);
