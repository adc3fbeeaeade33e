/** For the type checker only: all other entries of the package have types. */
import '@hoster/ui/styles.css';
import { type ButtonProps, Button } from '@hoster/ui';
import { formatPrice } from '@hoster/ui/format-price';
import { Button as Standalone } from '@hoster/ui/standalone.js';
import { vars } from '@hoster/ui/theme';

export const same: typeof Button = Standalone;
export const props: ButtonProps = { children: 'Pay', variant: 'action' };
export const text: string = formatPrice({ cents: 1250 }, { currency: { short: 'EUR' }, locale: 'en' });
export const color: string = vars.color.action;
// @ts-expect-error A busy button needs words for what it is doing.
export const wordless: ButtonProps = { children: 'Pay', loading: true };
