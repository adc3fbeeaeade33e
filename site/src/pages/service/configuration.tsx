import type { ServiceDetails, VhDetails } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { type DataItem, DataList } from '@hoster/ui/data-list';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { protocolNames } from '../../features/backup/protocols.ts';
import { ServicePlace } from '../../parts/service/service-place.tsx';
import { protocolNames as vpnProtocolNames } from '../../features/vpn/protocols.ts';
import { dedicatedRows } from './dedicated-rows.tsx';

const words = defineMessages({
  plan: { id: 'account.service.plan', defaultMessage: 'Plan' },
  place: { id: 'account.service.place', defaultMessage: 'Location' },
  os: { id: 'account.service.os', defaultMessage: 'Operating system' },
  image: { id: 'account.service.image', defaultMessage: 'Disk image' },
  iso: { id: 'account.service.iso', defaultMessage: 'ISO image address' },
  panel: { id: 'account.service.panel', defaultMessage: 'Control panel' },
  cpu: { id: 'account.service.cpu', defaultMessage: 'CPU' },
  ram: { id: 'account.service.ram', defaultMessage: 'RAM' },
  disk: { id: 'account.service.disk', defaultMessage: 'Storage' },
  administration: { id: 'account.service.administration', defaultMessage: 'Base administration' },
  protocols: { id: 'account.service.protocols', defaultMessage: 'Protocols' },
  entry: {
    id: 'account.service.vpn-entry',
    defaultMessage: 'Entry server',
    description: 'Line of the configuration: where traffic enters the VPN',
  },
  exit: {
    id: 'account.service.vpn-exit',
    defaultMessage: 'Exit server',
    description: 'Line of the configuration: where traffic leaves the VPN',
  },
  snapshots: {
    id: 'account.service.snapshots',
    defaultMessage: 'Snapshots',
    description: 'Line of the configuration: how many are kept',
  },
  accounts: {
    id: 'account.service.sub-accounts',
    defaultMessage: 'Sub-accounts',
    description: 'Line of the configuration: how many there can be',
  },
  domain: { id: 'account.service.domain', defaultMessage: 'Domain' },
  cms: {
    id: 'account.service.cms',
    defaultMessage: 'Installed',
    description: 'Line of the configuration: CMS or framework of a web hosting account',
  },
  php: { id: 'account.service.php', defaultMessage: 'PHP', description: 'Line of the configuration: its version' },
  sites: {
    id: 'account.service.sites',
    defaultMessage: 'Sites',
    description: 'Line of the configuration: how many there can be',
  },
  unlimited: {
    id: 'account.service.unlimited',
    defaultMessage: 'unlimited',
    description: 'In place of a number of sites',
  },
  on: { id: 'account.service.on', defaultMessage: 'included', description: 'Base administration is part of it' },
  off: { id: 'account.service.off', defaultMessage: 'off', description: 'Base administration was refused' },
  project: { id: 'account.service.project', defaultMessage: 'Project' },
});

/** Configuration of the service. */
export function Configuration({ service }: { service: ServiceDetails }) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const { configuration, location, os, disk_image: image, control_panel: panel } = service;
  const row = (id: string, term: string, value: ReactNode): DataItem[] => (value === null ? [] : [{ id, term, value }]);
  const size = (gigabytes: number) =>
    formatMessage(
      { id: 'account.service.size', defaultMessage: '{size, number} GB', description: 'Size of memory or disk' },
      { size: gigabytes },
    );
  const hostingRows = ({ domain, cms, php_version: php, sites, disk_size: disk }: VhDetails) => [
    ...row('domain', formatMessage(words.domain), domain),
    ...row('cms', formatMessage(words.cms), cms),
    ...row('php', formatMessage(words.php), php),
    ...row('disk', formatMessage(words.disk), size(disk)),
    ...row('sites', formatMessage(words.sites), sites === null ? formatMessage(words.unlimited) : formatNumber(sites)),
  ];
  return (
    <Section
      size="small"
      id="configuration"
      title={
        <FormattedMessage
          id="account.service.configuration"
          defaultMessage="Configuration"
          description="Part of the page of a service: what it is"
        />
      }
    >
      <DataList
        items={[
          ...row('plan', formatMessage(words.plan), service.tariff.name),
          ...(location ? row('place', formatMessage(words.place), <ServicePlace location={location} />) : []),
          ...(configuration
            ? [
                ...row(
                  'cpu',
                  formatMessage(words.cpu),
                  configuration.frequency === null
                    ? formatMessage(
                        {
                          id: 'account.service.cores',
                          defaultMessage: '{count, number} vCPU',
                          description: 'Number of virtual processor cores',
                        },
                        { count: configuration.cpu_count },
                      )
                    : formatMessage(
                        {
                          id: 'account.service.cores-at',
                          defaultMessage: '{count, number} vCPU × {ghz} GHz',
                          description: 'Number of virtual processor cores, and their clock speed',
                        },
                        { count: configuration.cpu_count, ghz: configuration.frequency },
                      ),
                ),
                ...row('ram', formatMessage(words.ram), size(configuration.ram_size)),
                ...row('disk', formatMessage(words.disk), size(configuration.disk_size)),
              ]
            : []),
          ...(service.dedicated ? dedicatedRows(service.dedicated, intl) : []),
          ...row('image', formatMessage(words.image), image),
          ...row('iso', formatMessage(words.iso), service.iso_url),
          ...row('os', formatMessage(words.os), os),
          ...row('panel', formatMessage(words.panel), panel),
          ...(service.backup
            ? [
                ...row('protocols', formatMessage(words.protocols), protocolNames(service.backup.protocols)),
                ...row('snapshots', formatMessage(words.snapshots), formatNumber(service.backup.snapshots)),
                ...row('accounts', formatMessage(words.accounts), formatNumber(service.backup.sub_accounts)),
              ]
            : []),
          ...(service.web_hosting ? hostingRows(service.web_hosting) : []),
          ...(service.vpn
            ? [
                ...row(
                  'entry',
                  formatMessage(words.entry),
                  service.vpn.entry && <ServicePlace location={service.vpn.entry} />,
                ),
                ...row('exit', formatMessage(words.exit), <ServicePlace location={service.vpn.exit} />),
                ...row('vpn-protocols', formatMessage(words.protocols), vpnProtocolNames(service.vpn.protocols)),
              ]
            : []),
          ...row(
            'administration',
            formatMessage(words.administration),
            service.base_administration === null
              ? null
              : formatMessage(service.base_administration ? words.on : words.off),
          ),
          ...row('project', formatMessage(words.project), service.project.name),
        ]}
      />
    </Section>
  );
}
