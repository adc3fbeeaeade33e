import { isRunning } from '@hoster/domain';
import type { VpnDetails } from '@hoster/contract';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import type { Catalogue, VpnNodeRow } from '../../catalogue/load.ts';
import { noDetails, type LineDetails } from '../../orders/line.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import { vpnDevices, vpnProtocols } from './facts.ts';
import { routeOf } from './nodes.ts';
import { openProfiles } from './profiles.ts';
import { vpnSpecOf } from './vpn-spec.ts';

/** What the page of a VPN shows besides what all services have; see `OrderedLine.details`. */
export function vpnDetails(
  context: Context,
  catalogue: Catalogue,
  service: ServiceRow,
  language: Language,
): LineDetails {
  const { entry, exit } = routeOf(catalogue, service);
  return {
    ...noDetails,
    vpn: {
      product: vpnSpecOf(service).product,
      entry: entry && placeOf(entry, language),
      exit: placeOf(exit, language),
      protocols: vpnProtocols,
      devices: devicesOf(context, service),
    },
  };
}

const placeOf = ({ countryCode, name, city }: VpnNodeRow, language: Language): VpnDetails['exit'] => ({
  country_code: countryCode,
  name: name[language],
  city: city[language],
});

/** The devices with what they connect with, which works while the service does. */
function devicesOf({ secrets }: Context, { sealedProfiles, state }: ServiceRow): VpnDetails['devices'] {
  const devices =
    sealedProfiles !== null && isRunning(state)
      ? openProfiles(secrets, sealedProfiles)
      : Array.from({ length: vpnDevices }, () => ({ wireguard: null, openvpn: null, login: null }));
  return devices.map(({ wireguard, openvpn, login }, index) => ({ id: index + 1, config: wireguard, openvpn, login }));
}
