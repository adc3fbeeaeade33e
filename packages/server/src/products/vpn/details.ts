import { textIn } from '../../i18n/localised.ts';
import { isRunning } from '@hoster/domain';
import type { VpnDetails } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue, VpnNodeRow } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { vpnDevices, vpnProtocols } from './terms.ts';
import { routeOf } from './nodes.ts';
import { openProfiles } from './profiles.ts';
import { vpnSpecOf } from './specification.ts';
import { type LineDetails, noDetails } from '../../services/index.ts';

/** Details of a VPN besides those of all services; see `ServiceLine.details`. */
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
  name: textIn(name, language),
  city: textIn(city, language),
});

/** Devices with their profiles, which work while the service does. */
function devicesOf({ secrets }: Context, { sealedProfiles, state }: ServiceRow): VpnDetails['devices'] {
  const devices =
    sealedProfiles !== null && isRunning(state)
      ? openProfiles(secrets, sealedProfiles)
      : Array.from({ length: vpnDevices }, () => ({ wireguard: null, openvpn: null, login: null }));
  return devices.map(({ wireguard, openvpn, login }, index) => ({ id: index + 1, config: wireguard, openvpn, login }));
}
