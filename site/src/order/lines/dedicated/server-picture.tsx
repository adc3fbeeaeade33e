import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import { fillBays } from '@hoster/domain/lines/dedicated/bays';
import { disksOf } from '@hoster/domain/lines/dedicated/choice';
import { ServerChassis } from '@hoster/ui/server-chassis';
import { FormattedMessage } from 'react-intl';
import { diskMark } from '../../../features/dedicated/drive-drawing.ts';
import { drawnFront, useFrontText } from '../../../features/dedicated/server-front.ts';

/** The front of the server with the drives chosen in its bays. */
export function ServerPicture({ offer, chosen }: { offer: DsConfiguration; chosen: DsConfigured }) {
  const { chassis, platform } = offer;
  const front = { units: chassis.units, bays: fillBays(chassis, disksOf(offer, chosen.disks)) };
  return (
    <ServerChassis
      label={useFrontText()(front)}
      {...drawnFront(front, ({ type, volume }) => ({ type, mark: diskMark(volume) }))}
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
