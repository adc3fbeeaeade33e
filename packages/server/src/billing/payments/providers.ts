import type { CryptoAsset, CryptoPayment, CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../platform/index.ts';
import { btcpayProvider } from './btcpay/provider.ts';
import { stripeProvider } from './stripe/provider.ts';
import { transferProvider } from './transfer/provider.ts';
import type { Coin, PaymentProvider, ProviderName } from './provider.ts';

/** Clients of providers keep connections, so each shop creates them once. */
const made = new WeakMap<Context, readonly PaymentProvider[]>();

/**
 * The providers that are set up; where two accept the same payment, the first one does. The mock ones are for demos.
 */
export function providersOf(context: Context): readonly PaymentProvider[] {
  const known = made.get(context);
  if (known) return known;
  const { settings, clock, mockProviders } = context;
  const { stripe, btcpay, demo } = settings;
  const providers = [
    ...(stripe ? [stripeProvider(stripe, clock)] : []),
    ...(btcpay ? [btcpayProvider(btcpay, clock)] : []),
    // Its account may be named while the site runs; without one, the method isn't offered.
    transferProvider(context),
    ...(demo ? mockProviders.map((make) => make(context)) : []),
  ];
  made.set(context, providers);
  return providers;
}

/** The provider for a method in a currency, or undefined. */
export const providerFor = (
  context: Context,
  method: PaymentMethodSlug,
  currency: CurrencyCode,
): PaymentProvider | undefined => providersOf(context).find((provider) => provider.accepts(method, currency));

/** Coins that are accepted. */
export const coinsOf = (context: Context): readonly Coin[] =>
  providersOf(context).find(({ coins }) => coins !== undefined)?.coins ?? [];

/** Whether a coin is accepted. */
export const acceptsAsset = (context: Context, { ticker, network }: CryptoAsset): boolean =>
  coinsOf(context).some((coin) => coin.ticker === ticker && coin.network === network);

/** Whether a provider is set up. */
export const isSetUp = (context: Context, name: ProviderName): boolean =>
  providersOf(context).some((provider) => provider.name === name);

/**
 * The provider of an attempt or card from earlier.
 * @throws Error when it isn't set up any more: jobs retry until it's set up
 */
export function providerNamed(context: Context, name: ProviderName): PaymentProvider {
  const provider = providersOf(context).find((one) => one.name === name);
  if (!provider) throw new Error(`The payment provider ${name} is not set up`);
  return provider;
}

/** Payment details of an attempt in coins for the customer; null where its provider doesn't show them here. */
export async function presentCoins(
  context: Context,
  provider: ProviderName,
  providerRef: string,
): Promise<CryptoPayment | null> {
  const payee = providersOf(context).find(({ name }) => name === provider);
  return (await payee?.presentCoins?.(providerRef)) ?? null;
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Mock providers of a demo. The composition root lists them. */
    readonly mockProviders: readonly ((context: Context) => PaymentProvider)[];
  }
}
