import { SideDialog } from '@hoster/ui/side-dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

interface EditDialogProps {
  /** Whether the address asks for it. */
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** Address of the page without it. */
  back: string;
  children: ReactNode;
}

/**
 * A form in a dialog that the address opens (`?edit=…`), so that it can be linked to, works without script, and Back
 * closes it.
 */
export function EditDialog({ open, title, description, back, children }: EditDialogProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <SideDialog
      inline
      open={open}
      title={title}
      description={description}
      closeLabel={formatMessage({
        id: 'layout.close',
        defaultMessage: 'Close',
        description: 'Button that closes a panel or a toast',
      })}
      onClose={() => void navigate(back, { preventScrollReset: true })}
    >
      {children}
    </SideDialog>
  );
}
