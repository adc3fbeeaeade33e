import { Button } from '@hoster/ui/button';
import { useMay } from '../../app/visitor/use-may.ts';
import { Item } from '@hoster/ui/item-list';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface RowActionProps {
  intent: string;
  id: number;
  /** Accessible name of the button, which includes the row's name. */
  label: string;
  children: ReactNode;
}

/** A button of a row, which sends a form. */
export function RowAction({ intent, id, label, children }: RowActionProps) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small" aria-label={label}>
        {children}
      </Button>
    </form>
  );
}

/**
 * A card or a company, with a button that removes it for members who pay for the account.
 * @param props.more actions before "Remove"
 */
export function Row({ more, children, ...action }: RowActionProps & { more?: ReactNode }) {
  const mayChange = useMay('billing');
  return (
    <Item
      actions={
        mayChange ? (
          <>
            {more}
            <RowAction {...action}>
              <FormattedMessage id="account.remove" defaultMessage="Remove" description="Button: a card or a company" />
            </RowAction>
          </>
        ) : null
      }
    >
      {children}
    </Item>
  );
}
