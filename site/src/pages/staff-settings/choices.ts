import type { PaymentSettings, ProductLine, StaffSettings } from '@hoster/contract';
import type { IntlShape } from 'react-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts';
import { choiceWords as words } from './words.ts';

type Builders = Pick<StaffSettings, 'builders'>;

const nameOf = ({ formatMessage }: IntlShape, provider: string): string =>
  provider === 'sandbox'
    ? formatMessage(words.sandbox)
    : provider === 'by-hand'
      ? formatMessage(words.byHand)
      : provider;

/** Who can build a line. The empty value leaves it to the environment. */
export function builderOptions(
  intl: IntlShape,
  { builders }: Builders,
  field: string,
): { value: string; label: string }[] {
  const line = field.split('.')[0] as ProductLine;
  const own = builders.find((one) => one.line === line);
  const named = own?.environment.map(({ place, provider }) => {
    const who = nameOf(intl, provider);
    return place === null ? who : intl.formatMessage(words.inPlace, { place, who });
  });
  const who = intl.formatList(named ?? [], { type: 'unit' });
  return [
    { value: '', label: intl.formatMessage(words.environment, { who }) },
    ...(own?.providers ?? []).map((provider) => ({ value: provider, label: nameOf(intl, provider) })),
  ];
}

/** Languages, each by its own name. */
export const languageOptions = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** Whether a payment provider is set up, in words; null for what isn’t one. */
export function setUpText(
  { formatMessage }: IntlShape,
  { payable }: Pick<StaffSettings, 'payable'>,
  name: string,
): string {
  if (payable.includes(name as keyof PaymentSettings)) return formatMessage(words.isSetUp);
  return formatMessage(name === 'transfer' ? words.hasNoAccount : words.hasNoKeys);
}
