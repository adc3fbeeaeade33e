import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import { placeDisks } from '@hoster/domain/lines/dedicated/bays';
import { disksOf } from '@hoster/domain/lines/dedicated/choice';
import { ServerChassis, type ServerChassisProps } from '@hoster/ui/server-chassis';
import { FormattedMessage, useIntl } from 'react-intl';
import { diskMark, chassisDrives } from '../../../features/dedicated/drive-drawing.ts';

const heights: readonly ServerChassisProps['units'][] = [1, 2, 4];

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
      disks={disks.map((disk) => ({ type: chassisDrives[disk.type], mark: diskMark(disk.volume) }))}
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
