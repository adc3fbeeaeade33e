import type { BackupOrderContext } from '@hoster/contract';
import { toCents } from '@hoster/domain/money/money';
import { Grid } from '@hoster/ui/grid';
import { Stat } from '@hoster/ui/stat';
import { FormattedMessage } from 'react-intl';
import { protocolNames } from '../../features/backup/protocols.ts';
import { Money } from '../../parts/price/money.tsx';
import { useVolumeText } from '../../order/lines/backup/use-volume-text.ts';

/** The figures of backup storage, from what is on offer. */
export function Facts({ context }: { context: BackupOrderContext }) {
  const volumeText = useVolumeText();
  const { volumes, locations, protocols, port_mbps: port } = context;
  const [smallest, largest] = [volumes.at(0), volumes.at(-1)];
  if (!smallest || !largest) return null;
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={24}>
      <Stat
        label={
          <FormattedMessage
            id="backups.fact.price"
            defaultMessage="{size} excluding VAT"
            description="Name of a figure: price of the smallest size"
            values={{ size: volumeText(smallest.volume) }}
          />
        }
        value={<Money cents={toCents(smallest.price)} monthly />}
      />
      <Stat
        label={
          <FormattedMessage
            id="backups.fact.largest"
            defaultMessage="largest storage"
            description="Name of a figure: the largest size"
          />
        }
        value={volumeText(largest.volume)}
      />
      <Stat
        label={
          <FormattedMessage
            id="backups.fact.port"
            defaultMessage="port speed, free traffic"
            description="Name of a figure: speed of the network port"
          />
        }
        value={
          <FormattedMessage id="backups.gbps" defaultMessage="{gbps, number} Gbps" values={{ gbps: port / 1000 }} />
        }
      />
      <Stat
        label={protocolNames(protocols)}
        value={
          <FormattedMessage
            id="backups.fact.places"
            defaultMessage="{count, plural, one {# location} other {# locations}}"
            description="Number of data centres, above the list of protocols"
            values={{ count: locations.length }}
          />
        }
      />
    </Grid>
  );
}
