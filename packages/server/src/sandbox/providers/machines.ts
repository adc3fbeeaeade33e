import type { Context } from '../../platform/index.ts';
import { type Built, builtNothing, type Call, type Wanted } from '../../services/index.ts';
import { BuildError, type MachinePower } from './machine.ts';

/** Builds a service of any line in its machine room. @throws BuildError when that's impossible */
export async function buildIn({ settings: { machines } }: Context, call: Call, wanted: Wanted): Promise<Built> {
  const { line, service: serviceId } = call;
  const { name, route, size, system } = wanted;
  const datacenter = call.place ?? '';
  switch (line) {
    case 'vps': {
      const server = await machines.hypervisor.build({ ...serverOf(call, wanted), hostName: name });
      return { ...builtNothing, addresses: addressesOf(wanted, server), account: withPassword(server.account, wanted) };
    }
    case 'dedicated': {
      if (!system) throw new BuildError(`The catalogue has lost what the service ${serviceId} needs`);
      const server = await machines.rack.deliver({
        serviceId,
        hostName: name,
        datacenter,
        hardware: wanted.hardware,
        system: `${system.name} ${system.version}`,
        isWindows: system.isWindows,
        sshKeys: wanted.sshKeys,
      });
      return {
        ...builtNothing,
        addresses: addressesOf(wanted, server),
        account: withPassword(server.account, wanted),
        console: { ...server.ipmi, rescueUrl: server.rescueUrl },
      };
    }
    case 'web_hosting': {
      const { host, login, password, ...hostedOn } = await machines.hosting.createAccount({
        serviceId,
        name,
        datacenter,
        plan: wanted.plan ?? '',
        domain: wanted.domain,
        software: wanted.software,
        phpVersion: wanted.phpVersion ?? '',
      });
      return { ...builtNothing, host, hostedOn, account: withPassword({ login, password }, wanted) };
    }
    case 'backup': {
      const gigabytes = size?.disk ?? 0;
      const { host, hostKey, ...account } = await machines.storage.create({ serviceId, name, datacenter, gigabytes });
      return { ...builtNothing, host, hostKeys: [hostKey], account: withPassword(account, wanted) };
    }
    case 'vpn': {
      if (!route) throw new BuildError(`The VPN ${serviceId} has no route`);
      const { entry, exit } = route;
      const access = await machines.vpn.create({ serviceId, name, entry, exit, devices: wanted.devices ?? [] });
      const serverKey = await machines.vpn.nodeKey((entry ?? exit).slug);
      return { ...builtNothing, vpn: { ...access, serverKey } };
    }
  }
}

/** Applies the wanted state to what was built. */
export async function applyIn(
  { settings: { machines } }: Context,
  call: Call,
  wanted: Wanted,
  power: MachinePower,
): Promise<void> {
  const { line, service: serviceId } = call;
  const access = ({ on: 'open', off: 'closed', deleted: 'deleted' } as const)[power];
  switch (line) {
    case 'vps': {
      const { blocksMail, size } = serverOf(call, wanted);
      return machines.hypervisor.apply({ serviceId, power, size, blocksMail });
    }
    case 'dedicated':
      return machines.rack.apply({ serviceId, power });
    case 'web_hosting':
      return machines.hosting.apply({ serviceId, access, plan: wanted.plan ?? '' });
    case 'backup':
      return machines.storage.apply({ serviceId, access, gigabytes: wanted.size?.disk ?? 0 });
    case 'vpn':
      return machines.vpn.apply({ serviceId, access });
  }
}

function serverOf({ service: serviceId }: Call, { blocks, imageUrl, size, sshKeys, system }: Wanted) {
  return {
    serviceId,
    size: { cpu_count: size?.cpus ?? 0, ram_size: size?.memory ?? 0, disk_size: size?.disk ?? 0 },
    isWindows: system?.isWindows ?? false,
    isoUrl: imageUrl,
    sshKeys,
    blocksMail: blocks.includes('smtp'),
  };
}

/** Those that the shop has reserved, else those of the machine room. */
function addressesOf({ addresses }: Wanted, { ipv4, ipv6 }: { ipv4: string; ipv6: string }): Built['addresses'] {
  if (addresses.length > 0) return addresses;
  return [
    { address: ipv4, family: 4, prefix: 32, gateway: null, role: 'main' },
    { address: ipv6, family: 6, prefix: 128, gateway: null, role: 'main' },
  ];
}

/** The shop draws passwords; machine rooms only decide whether there is one. */
function withPassword(account: Built['account'], { password }: Wanted): Built['account'] {
  return account && { ...account, password: account.password === null ? null : (password ?? account.password) };
}
