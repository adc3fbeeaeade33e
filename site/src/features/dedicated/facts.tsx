import type { DsTariff } from '@hoster/contract';
import { boundsOf } from '@hoster/domain/lines/dedicated/filter';
import { toCents } from '@hoster/domain/money';
import { Grid } from '@hoster/ui/grid';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Money } from '../order/money.tsx';
import { useServerWords } from './use-server-words.ts';

/** The figures of the servers that a page lists. */
export function Facts({ tariffs }: { tariffs: readonly DsTariff[] }) {
  const words = useServerWords();
  const free = tariffs.filter(({ availability }) => availability.state !== 'sold_out');
  const price = boundsOf(free, 'price');
  const cores = boundsOf(tariffs, 'cores');
  const memory = boundsOf(tariffs, 'memory');
  const port = Math.max(0, ...tariffs.map(({ port_mbps: mbps }) => mbps));
  if (!price || !cores || !memory) return null;
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={24}>
      <Stat
        label={
          <FormattedMessage
            id="dedicated.fact.price"
            defaultMessage="lowest price excluding VAT"
            description="Name of a figure"
          />
        }
        value={<Money cents={toCents(price.min)} monthly />}
      />
      <Stat
        label={
          <FormattedMessage id="dedicated.fact.cores" defaultMessage="most cores" description="Name of a figure" />
        }
        value={<FormattedNumber value={cores.max} />}
      />
      <Stat
        label={<FormattedMessage id="dedicated.fact.ram" defaultMessage="most RAM" description="Name of a figure" />}
        value={words.gigabytes(memory.max)}
      />
      <Stat
        label={
          <FormattedMessage id="dedicated.fact.speed" defaultMessage="fastest port" description="Name of a figure" />
        }
        value={words.port(port)}
      />
    </Grid>
  );
}
