import { defineMessage } from '@formatjs/intl';
import type { Language } from '@hoster/contract';
import { inEveryLanguage, translations, type Message } from '../../i18n/translate.ts';
import type { Localised } from '../../i18n/localised.ts';

/** A tag of help articles. Its id is its position in the list, so new tags go to the end. */
export interface HelpTagSeed {
  readonly slug: string;
  readonly name: Localised;
  /** Phonetic spellings of the name by language, for the search: `вордпресс`. Never shown. */
  readonly byEar: Readonly<Partial<Record<Language, string>>>;
}

/** @param name its message; as it is, where it's the same in every language */
const tag = (slug: string, name: Message | string, byEar?: string): HelpTagSeed => ({
  slug,
  name: typeof name === 'string' ? inEveryLanguage(() => name) : translations(name),
  byEar: byEar === undefined ? {} : { ru: byEar },
});

/** Every tag that articles may have. */
export const helpTags: readonly HelpTagSeed[] = [
  tag('ssh', 'SSH', 'ссх'),
  tag('sftp', 'SFTP'),
  tag('rsync', 'rsync'),
  tag('rdp', 'RDP', 'рдп'),
  tag('linux', 'Linux', 'линукс'),
  tag('windows', 'Windows', 'виндовс виндоус винда'),
  tag('macos', 'macOS', 'макос'),
  tag('android', 'Android', 'андроид'),
  tag('ios', 'iOS'),
  tag('ubuntu', 'Ubuntu', 'убунту'),
  tag('debian', 'Debian', 'дебиан'),
  tag('vps', 'VPS', 'впс'),
  tag('dedicated', defineMessage({ id: 'content.help.tag.dedicated', defaultMessage: 'Dedicated servers' })),
  tag('web-hosting', defineMessage({ id: 'content.help.tag.web-hosting', defaultMessage: 'Web hosting' })),
  tag('backup-storage', defineMessage({ id: 'content.help.tag.backup-storage', defaultMessage: 'Backup storage' })),
  tag('vpn', 'VPN', 'впн'),
  tag('wireguard', 'WireGuard', 'вайргард'),
  tag('dns', 'DNS', 'днс'),
  tag('domains', defineMessage({ id: 'content.help.tag.domains', defaultMessage: 'Domains' })),
  tag('mail', defineMessage({ id: 'content.help.tag.mail', defaultMessage: 'Mail' })),
  tag('spf', 'SPF'),
  tag('dkim', 'DKIM'),
  tag('dmarc', 'DMARC'),
  tag('php', 'PHP', 'пхп'),
  tag('mysql', 'MySQL', 'майскл мускул'),
  tag('wordpress', 'WordPress', 'вордпресс вордпрес'),
  tag('cms', 'CMS', 'джумла друпал опенкарт модкс'),
  tag('nginx', 'nginx', 'нжинкс энджинкс'),
  tag('tls', 'TLS'),
  tag('docker', 'Docker', 'докер'),
  tag('firewall', defineMessage({ id: 'content.help.tag.firewall', defaultMessage: 'Firewall' })),
  tag('security', defineMessage({ id: 'content.help.tag.security', defaultMessage: 'Security' })),
  tag('two-factor', defineMessage({ id: 'content.help.tag.two-factor', defaultMessage: 'Two-factor authentication' })),
  tag('password', defineMessage({ id: 'content.help.tag.password', defaultMessage: 'Passwords' })),
  tag('sessions', defineMessage({ id: 'content.help.tag.sessions', defaultMessage: 'Sessions' })),
  tag('payments', defineMessage({ id: 'content.help.tag.payments', defaultMessage: 'Payments' })),
  tag('cards', defineMessage({ id: 'content.help.tag.cards', defaultMessage: 'Cards' })),
  tag('crypto', defineMessage({ id: 'content.help.tag.crypto', defaultMessage: 'Cryptocurrency' })),
  tag('paypal', 'PayPal', 'пейпал пэйпал'),
  tag('balance', defineMessage({ id: 'content.help.tag.balance', defaultMessage: 'Balance' })),
  tag('invoices', defineMessage({ id: 'content.help.tag.invoices', defaultMessage: 'Invoices' })),
  tag('vat', defineMessage({ id: 'content.help.tag.vat', defaultMessage: 'VAT' })),
  tag('currency', defineMessage({ id: 'content.help.tag.currency', defaultMessage: 'Currencies' })),
  tag('renewal', defineMessage({ id: 'content.help.tag.renewal', defaultMessage: 'Renewal' })),
  tag('refunds', defineMessage({ id: 'content.help.tag.refunds', defaultMessage: 'Refunds' })),
  tag('trial', defineMessage({ id: 'content.help.tag.trial', defaultMessage: 'Trial' })),
  tag('promo-code', defineMessage({ id: 'content.help.tag.promo-code', defaultMessage: 'Promo codes' })),
  tag('partner', defineMessage({ id: 'content.help.tag.partner', defaultMessage: 'Partner program' })),
  tag('orders', defineMessage({ id: 'content.help.tag.orders', defaultMessage: 'Orders' })),
  tag('projects', defineMessage({ id: 'content.help.tag.projects', defaultMessage: 'Projects' })),
  tag('locations', defineMessage({ id: 'content.help.tag.locations', defaultMessage: 'Locations' })),
  tag('latency', defineMessage({ id: 'content.help.tag.latency', defaultMessage: 'Latency' })),
  tag('ip-addresses', defineMessage({ id: 'content.help.tag.ip-addresses', defaultMessage: 'IP addresses' }), 'айпи'),
  tag('ipv6', 'IPv6'),
  tag('ptr', defineMessage({ id: 'content.help.tag.ptr', defaultMessage: 'PTR records' })),
  tag('ddos', defineMessage({ id: 'content.help.tag.ddos', defaultMessage: 'DDoS protection' })),
  tag('raid', 'RAID'),
  tag('ipmi', 'IPMI'),
  tag('rescue', defineMessage({ id: 'content.help.tag.rescue', defaultMessage: 'Rescue system' })),
  tag('iso', defineMessage({ id: 'content.help.tag.iso', defaultMessage: 'ISO images' })),
  tag('disks', defineMessage({ id: 'content.help.tag.disks', defaultMessage: 'Disks' })),
  tag('memory', defineMessage({ id: 'content.help.tag.memory', defaultMessage: 'Memory' })),
  tag('monitoring', defineMessage({ id: 'content.help.tag.monitoring', defaultMessage: 'Monitoring' })),
  tag('migration', defineMessage({ id: 'content.help.tag.migration', defaultMessage: 'Migration' })),
  tag('restic', 'restic'),
  tag('webdav', 'WebDAV'),
  tag('ftp', 'FTP', 'фтп'),
  tag('cron', 'cron'),
  tag('support', defineMessage({ id: 'content.help.tag.support', defaultMessage: 'Support' })),
  tag('tickets', defineMessage({ id: 'content.help.tag.tickets', defaultMessage: 'Tickets' })),
  tag('personal-data', defineMessage({ id: 'content.help.tag.personal-data', defaultMessage: 'Personal data' })),
  tag('limits', defineMessage({ id: 'content.help.tag.limits', defaultMessage: 'Limits' })),
  tag('control-panels', defineMessage({ id: 'content.help.tag.control-panels', defaultMessage: 'Control panels' })),
  tag('api', 'API', 'апи'),
  tag('ansible', 'Ansible', 'ансибл энсибл'),
  tag('nodejs', 'Node.js', 'нод нода ноджс'),
  tag('postgresql', 'PostgreSQL', 'постгрес постгре'),
  tag('updates', defineMessage({ id: 'content.help.tag.updates', defaultMessage: 'Updates' })),
  tag('python', 'Python', 'питон пайтон'),
  tag('redis', 'Redis', 'редис валки'),
  tag('proxmox', 'Proxmox', 'проксмокс'),
];
