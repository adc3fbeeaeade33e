import type { StaffTaskResult } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import type { GivenAddress } from '../../catalogue/index.ts';
import { type Address, type Built, builtNothing } from '../providers/provider.ts';

const purpose = 'staff-task';

/**
 * Encrypts what staff have entered: it has passwords.
 * @param given addresses that the service has already; those entered are additional then
 */
export function sealResult(
  { secrets }: Pick<Context, 'secrets'>,
  entered: StaffTaskResult,
  given: readonly Pick<GivenAddress, 'family' | 'role'>[],
): string {
  return secrets.seal(purpose, JSON.stringify(builtOf(entered, given)));
}

/** Decrypts the output of `sealResult`. */
export const openResult = ({ secrets }: Pick<Context, 'secrets'>, sealed: string): Built => ({
  // Those that were sealed earlier lack what came later.
  ...builtNothing,
  ...(JSON.parse(secrets.open(purpose, sealed)) as Partial<Built>),
});

function builtOf(
  { console, host, host_keys: hostKeys, ipv4, ipv6, login, password }: StaffTaskResult,
  given: readonly Pick<GivenAddress, 'family' | 'role'>[],
): Built {
  const addressOf = (address: string | null, family: 4 | 6, prefix: number): Address[] => {
    const hasMain = given.some((one) => one.family === family && one.role === 'main');
    return address === null ? [] : [{ address, family, prefix, gateway: null, role: hasMain ? 'extra' : 'main' }];
  };
  return {
    ...builtNothing,
    addresses: [...addressOf(ipv4, 4, 32), ...addressOf(ipv6, 6, 128)],
    host,
    hostKeys,
    account: login === null ? null : { login, password },
    console: console && {
      url: console.url,
      login: console.login,
      password: console.password,
      rescueUrl: console.rescue_url,
    },
  };
}
