import type { OwnAccount } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { FormattedMessage } from 'react-intl';

interface AccountSwitchProps {
  /** `accounts` of the menu. */
  accounts: readonly OwnAccount[];
}

/** Choice of the account that the visitor acts for, for the account menu. Nothing while there's only one. */
export function AccountSwitch({ accounts }: AccountSwitchProps) {
  if (accounts.length < 2) return null;
  return (
    <form method="post" action="/my/team/">
      <input type="hidden" name="intent" value="switch" />
      <Stack gap={4}>
        {accounts.map(({ id, is_current: isCurrent, name }) => (
          <Button
            key={id}
            type="submit"
            name="account"
            value={String(id)}
            variant="quiet"
            size="small"
            aria-current={isCurrent ? 'true' : undefined}
            disabled={isCurrent}
          >
            {isCurrent ? (
              <FormattedMessage
                id="layout.account-switch.current"
                defaultMessage="{name} (current)"
                description="The account that the visitor acts for, in the account menu"
                values={{ name }}
              />
            ) : (
              <FormattedMessage
                id="layout.account-switch.to"
                defaultMessage="Switch to {name}"
                description="Button of the account menu: another account that the visitor can act for"
                values={{ name }}
              />
            )}
          </Button>
        ))}
      </Stack>
    </form>
  );
}
