import type { CryptoAsset, CurrencyCode, PaymentMethodSlug } from '@hoster/contract';
import type { Context } from '../../context.ts';
import { bankProvider } from '../bank/provider.ts';
import { btcpayProvider } from '../btcpay/provider.ts';
import { chainProvider } from '../chain/provider.ts';
import { stripeProvider } from '../stripe/provider.ts';
import { transferProvider } from '../transfer/provider.ts';
import type { Coin, PaymentProvider, ProviderName } from './provider.ts';

/** Clients of providers keep connections, so each shop makes them once. */
const made = new WeakMap<Context, readonly PaymentProvider[]>();

/** The providers that are set up; where two can take the same, the first one does. The pretend ones are for demos. */
export function providersOf(context: Context): readonly PaymentProvider[] {
  const known = made.get(context);
  if (known) return known;
  const { settings, clock } = context;
  const { stripe, btcpay, transfer, demo } = settings;
  const providers = [
    ...(stripe ? [stripeProvider(stripe, clock)] : []),
    ...(btcpay ? [btcpayProvider(btcpay, clock)] : []),
    ...(transfer ? [transferProvider(context)] : []),
    ...(demo ? [bankProvider(context), chainProvider(context)] : []),
  ];
  made.set(context, providers);
  return providers;
}

/** The provider for a method in a currency, or undefined. */
export const providerFor = (
  context: Context,
  method: PaymentMethodSlug,
  currency: CurrencyCode,
): PaymentProvider | undefined => providersOf(context).find((provider) => provider.takes(method, currency));

/** Coins that can be paid with. */
export const coinsOf = (context: Context): readonly Coin[] =>
  providersOf(context).find(({ coins }) => coins !== undefined)?.coins ?? [];

/** Whether a coin is one of these. */
export const isTaken = (context: Context, { ticker, network }: CryptoAsset): boolean =>
  coinsOf(context).some((coin) => coin.ticker === ticker && coin.network === network);

/** Whether a provider is set up. */
export const isSetUp = (context: Context, name: ProviderName): boolean =>
  providersOf(context).some((provider) => provider.name === name);

/**
 * The provider of something that was begun earlier.
 * @throws Error when it isn't set up any more: jobs retry until it's set up
 */
export function providerNamed(context: Context, name: ProviderName): PaymentProvider {
  const provider = providersOf(context).find((one) => one.name === name);
  if (!provider) throw new Error(`The payment provider ${name} is not set up`);
  return provider;
}
