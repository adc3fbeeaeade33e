import type { Config } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import { brandName, companySettingsOf, offeredIn } from '../../platform/company/index.ts';
import { vpsTrial } from '../../catalogue/index.ts';
import { vpnMoneyBackDays } from '../../products/index.ts';
import { orderLimits, partnerTerms, welcomeOffer } from '../../sales/index.ts';
import { shownBanner } from './banner.ts';
import { symbolPath } from './brand-symbol.ts';

const networks = ['telegram', 'x', 'youtube', 'github'] as const;

/** Every constant of the site that an operator may change. */
export async function siteConfig({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<Config> {
  const { banner, brand, languages } = await companySettingsOf(db);
  const offered = offeredIn(languages);
  return {
    brand: await brandName(db),
    brand_color: brand?.color ?? null,
    brand_symbol: brand?.symbol ? symbolPath(brand.symbol) : null,
    languages: [...offered.languages],
    default_language: offered.default,
    default_currency: 'EUR',
    known_hosts: [...settings.hosts],
    cookie_domain: settings.cookieDomain,
    local_service_host: settings.localServiceHost,
    password: { min_length: settings.auth.passwordMinLength },
    two_factor: { code_length: 6, recovery_length: 8 },
    promo: { discount_percent: welcomeOffer.percent, months: welcomeOffer.months },
    banner: shownBanner(banner),
    trial: {
      vps_free_days: vpsTrial.free_days,
      vps_paid_days: vpsTrial.paid_days,
      vps_paid_price: vpsTrial.paid_price,
      vpn_money_back_days: vpnMoneyBackDays,
    },
    partner: { cashback_percent: partnerTerms.percent, cashback_percent_max: partnerTerms.percentMax },
    crypto: { min_amount: 10, wallet_ttl_hours: 24, step: 0.01 },
    order: { ...orderLimits },
    support_widget_delay_ms: 15_000,
    social_links: networks.flatMap((network) => {
      const url = brand?.[network];
      return url ? [{ network, url }] : [];
    }),
    php_versions: ['5.6', '7.0', '7.1', '7.2', '7.3', '7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'],
    company_since: brand?.since ?? null,
  };
}
