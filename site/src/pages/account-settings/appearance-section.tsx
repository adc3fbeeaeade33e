import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';
import { CurrencyPicker } from '../../features/currency/currency-picker.tsx';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';

/** How this browser shows the site: currency and theme. Each is saved as it is chosen. */
export function AppearanceSection() {
  return (
    <Section
      id="appearance"
      title={
        <FormattedMessage
          id="account.appearance.title"
          defaultMessage="Display"
          description="Part of the settings: currency and theme of this browser"
        />
      }
    >
      <Stack gap={16} align="start">
        <Text size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="account.appearance.text"
            defaultMessage="For this browser only. Prices are shown in this currency; invoices keep the one you paid in."
            description="What the settings of currency and theme apply to"
          />
        </Text>
        <CurrencyPicker id="settings-currency" />
        <ThemePicker />
      </Stack>
    </Section>
  );
}
