import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';

interface CustomerNameProps {
  readonly customer: { readonly account: number; readonly name: string; readonly email: string | null };
}

/** Who a row of a list of staff is about: a name, or the number of the account, and the email. */
export const CustomerName = ({ customer: { account, email, name } }: CustomerNameProps) => (
  <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
    <bdi>{name || `#${account}`}</bdi>
    <Text element="span" size={14} tone="muted" wrap="anywhere">
      {email}
    </Text>
  </Stack>
);
