import type { ApiToken } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Item } from '@hoster/ui/item-list';
import { Status } from '@hoster/ui/status';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { SmallForm } from '../../features/auth/identity-check/small-form.tsx';
import { Day } from '../../parts/service/day.tsx';

/** A token with its scopes and last use. */
export function TokenRow({ token }: { token: ApiToken }) {
  const { formatList, formatMessage } = useIntl();
  const {
    expires,
    id,
    is_expired: isExpired,
    is_own: isOwn,
    last_used: used,
    last_used_from: from,
    name,
    networks,
    owner,
    prefix,
  } = token;
  return (
    <Item
      actions={
        <SmallForm
          fields={{ intent: 'delete', id: String(id) }}
          size="small"
          label={formatMessage({ id: 'tokens.delete-of', defaultMessage: 'Delete token {name}' }, { name })}
          busyLabel={formatMessage({
            id: 'tokens.deleting',
            defaultMessage: 'Deleting…',
            description: 'On the button while an API token is being deleted',
          })}
        >
          {formatMessage({ id: 'tokens.delete', defaultMessage: 'Delete', description: 'Button beside an API token' })}
        </SmallForm>
      }
    >
      <Inline element="span" gap={12} rowGap={4} align="baseline">
        <Text element="strong" wrap="anywhere">
          {name}
        </Text>
        <Text element="span" size={14} tone="muted" mono>
          {prefix}…
        </Text>
        {token.scopes.map((scope) => (
          <Badge key={scope}>{scope}</Badge>
        ))}
      </Inline>
      {isOwn ? null : (
        <Text element="span" size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="tokens.owner"
            defaultMessage="belongs to {owner}"
            description="Whose API token it is"
            values={{ owner }}
          />
        </Text>
      )}
      {isExpired ? (
        <Status tone="warning">
          <FormattedMessage id="tokens.expired" defaultMessage="Expired" description="State of an API token" />
        </Status>
      ) : (
        <Text element="span" size={14} tone="muted" lineHeight="inherit">
          <FormattedMessage
            id="tokens.expires"
            defaultMessage="expires {day}"
            description="When an API token expires"
            values={{ day: <Day value={expires} /> }}
          />
        </Text>
      )}
      <Text element="span" size={14} tone="muted" lineHeight="inherit" wrap="anywhere">
        {used === null ? (
          <FormattedMessage id="tokens.unused" defaultMessage="never used" description="Of an API token" />
        ) : (
          <FormattedMessage
            id="tokens.used"
            defaultMessage="last used {day} from {address}"
            description="Of an API token"
            values={{ day: <Day value={used} time />, address: from }}
          />
        )}
      </Text>
      {networks.length === 0 ? null : (
        <Text element="span" size={14} tone="muted" lineHeight="inherit" wrap="anywhere">
          <FormattedMessage
            id="tokens.limited"
            defaultMessage="only from {networks}"
            description="Addresses from which an API token works"
            values={{ networks: formatList(networks, { type: 'conjunction' }) }}
          />
        </Text>
      )}
    </Item>
  );
}
