import type { DsConfiguration, DsConfigured, DsDiskOption } from '@hoster/contract';
import { placeDisks } from '@hoster/domain/lines/dedicated/bays';
import { disksOf } from '@hoster/domain/lines/dedicated/choice';
import { ServerChassis, type ServerChassisProps } from '@hoster/ui/server-chassis';
import { FormattedMessage, useIntl } from 'react-intl';

const types = { NVMe: 'nvme', SSD: 'ssd', HDD: 'hdd' } as const;
const heights: readonly ServerChassisProps['units'][] = [1, 2, 4];

/** A size as it fits onto a drive: "960G", "1.9T". */
const markOf = ({ volume }: DsDiskOption): string =>
  volume < 1000 ? `${volume}G` : `${Math.floor((volume / (volume % 1024 === 0 ? 1024 : 1000)) * 10) / 10}T`;

/** The front of the server with the drives chosen in its bays. */
export function ServerPicture({ offer, chosen }: { offer: DsConfiguration; chosen: DsConfigured }) {
  const { formatMessage } = useIntl();
  const { chassis, platform } = offer;
  const bays = chassis.bays.reduce((sum, { count }) => sum + count, 0);
  const disks = placeDisks(chassis, disksOf(offer, chosen.disks)).placed.flatMap(({ disks: placed }) => placed);
  return (
    <ServerChassis
      label={formatMessage(
        {
          id: 'dedicated.picture',
          defaultMessage: '{units, number}U server, {used, number} of {bays, number} bays with drives',
          description: 'Text alternative of the picture of a server',
        },
        { units: chassis.units, used: disks.length, bays },
      )}
      units={heights.find((height) => height === chassis.units)}
      bays={bays}
      disks={disks.map((disk) => ({ type: types[disk.type], mark: markOf(disk) }))}
      caption={
        <FormattedMessage
          id="dedicated.picture.caption"
          defaultMessage="{platform}, {chassis}"
          description="Under the picture of a server: mainboard or model, and case"
          values={{ platform: platform.name, chassis: chassis.name }}
        />
      }
    />
  );
}
