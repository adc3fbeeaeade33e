import type { DsFigures } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { Grid } from '@hoster/ui/grid';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Money } from '../../parts/price/money.tsx';
import { useServerWords } from './use-server-words.ts';

/** The figures of the servers that a page lists. */
export function Facts({ figures: { min_price: price, port_mbps: port, measures } }: { figures: DsFigures }) {
  const words = useServerWords();
  const cores = measures.cores.at(-1);
  const memory = measures.memory.at(-1);
  if (price === null || !cores || !memory) return null;
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={24}>
      <Stat
        label={
          <FormattedMessage
            id="dedicated.fact.price"
            defaultMessage={'lowest price excluding\u00a0VAT'}
            description="Name of a figure"
          />
        }
        value={<Money cents={toCents(price)} monthly />}
      />
      <Stat
        label={
          <FormattedMessage id="dedicated.fact.cores" defaultMessage="most cores" description="Name of a figure" />
        }
        value={<FormattedNumber value={cores.value} />}
      />
      <Stat
        label={<FormattedMessage id="dedicated.fact.ram" defaultMessage="most RAM" description="Name of a figure" />}
        value={words.gigabytes(memory.value)}
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
