import type { VpsTariff } from '@hoster/contract';
import { vpsLimits } from '@hoster/domain/lines/vps/limits';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, type MessageDescriptor } from 'react-intl';
import type { SheetColumn } from '../../parts/catalogue/plan-sheet.tsx';

const heads: Readonly<Record<'cpu' | 'ram' | 'disk' | 'traffic' | 'port', MessageDescriptor>> = defineMessages({
  cpu: { id: 'vps.column.cpu', defaultMessage: 'vCPU' },
  ram: { id: 'vps.column.ram', defaultMessage: 'RAM, GB' },
  disk: { id: 'vps.column.disk', defaultMessage: 'NVMe, GB' },
  traffic: {
    id: 'vps.column.traffic',
    defaultMessage: 'Transfer, TB',
    description: 'Column of the table of plans: a month',
  },
  port: {
    id: 'vps.column.port',
    defaultMessage: 'Port, Gbps',
    description: 'Column of the table of plans: network port',
  },
});

/** A size; a plan of free sizes has a range. */
const size =
  (key: 'cpu_count' | 'ram_size' | 'disk_size') =>
  (tariff: VpsTariff): ReactNode =>
    tariff.is_custom ? (
      <>
        <FormattedNumber value={tariff[key]} />–<FormattedNumber value={vpsLimits[key].max} />
      </>
    ) : (
      <FormattedNumber value={tariff[key]} />
    );

/** A size as a bar; a plan of free sizes has none. */
const bar =
  (key: 'cpu_count' | 'ram_size' | 'disk_size') =>
  (tariff: VpsTariff): number =>
    tariff.is_custom ? Number.NaN : tariff[key];

/** The figures of a VPS plan. */
export const vpsColumns: readonly SheetColumn<VpsTariff>[] = [
  { head: heads.cpu, cell: size('cpu_count'), bar: bar('cpu_count') },
  { head: heads.ram, cell: size('ram_size'), bar: bar('ram_size') },
  { head: heads.disk, cell: size('disk_size'), bar: bar('disk_size') },
  {
    head: heads.traffic,
    cell: ({ traffic }) =>
      traffic === null ? (
        <FormattedMessage id="vps.plan.unmetered" defaultMessage="unmetered" description="Traffic without a limit" />
      ) : (
        <FormattedNumber value={traffic} />
      ),
  },
  { head: heads.port, cell: ({ port_mbps: port }) => <FormattedNumber value={port / 1000} /> },
];

/** The figures in one line, for windows too narrow for columns. */
export const vpsSpecs = (tariff: VpsTariff): ReactNode =>
  tariff.is_custom ? (
    <FormattedMessage
      id="vps.plan.custom-specs"
      defaultMessage={'up to {cpu, number}\u00a0vCPU · {ram, number}\u00a0GB · {disk, number}\u00a0GB'}
      description="Largest figures of the plan of free sizes, in one line"
      values={{ cpu: vpsLimits.cpu_count.max, ram: vpsLimits.ram_size.max, disk: vpsLimits.disk_size.max }}
    />
  ) : (
    <FormattedMessage
      id="vps.plan.specs"
      defaultMessage={'{cpu, number}\u00a0vCPU · {ram, number}\u00a0GB · {disk, number}\u00a0GB'}
      description="Figures of a plan in one line: processors, memory, disk"
      values={{ cpu: tariff.cpu_count, ram: tariff.ram_size, disk: tariff.disk_size }}
    />
  );
