import type { ProjectSummary, Service } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { ConfirmDialog } from '@hoster/ui/confirm-dialog';
import { Menu } from '@hoster/ui/menu';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { moveToProject, renewServices, setAutoRenewal } from '../../api/service-settings.ts';
import { useApp } from '../../app/app-context.tsx';
import { useMay } from '../../app/visitor/use-may.ts';
import { bulkWords as words } from './words.ts';

interface BulkActionsProps {
  selected: ReadonlySet<number>;
  /** What is listed. */
  services: readonly Service[];
  projects: readonly ProjectSummary[];
  /** Called when something was done to them. */
  onDone: () => void;
}

/** What can be done with the selected services. */
export function BulkActions({ selected, services, projects, onDone }: BulkActionsProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const mayOrder = useMay('orders');
  const mayMove = useMay('services');
  /** Until when they're paid as the customer saw who is asked whether to renew them, by id; null: not asked. */
  const [seen, setSeen] = useState<Record<string, string> | null>(null);
  const [busy, setBusy] = useState(false);
  const ids = [...selected];
  const run = async (work: () => Promise<readonly [tone: 'success' | 'warning', text: string]>) => {
    if (busy) return;
    setBusy(true);
    try {
      app.notify(...(await work()));
      onDone();
    } catch {
      app.notify('error', formatMessage(words.failed));
    } finally {
      setBusy(false);
      setSeen(null);
    }
  };
  const switchTo = (enabled: boolean) =>
    run(async () => {
      await setAutoRenewal(app, ids, enabled);
      return ['success', formatMessage(enabled ? words.switchedOn : words.switchedOff)];
    });
  const renew = () =>
    run(async () => {
      const { renewed, refused } = await renewServices(app, ids, seen ?? {});
      const count = renewed.length;
      if (refused.length === 0) return ['success', formatMessage(words.renewed, { count })];
      const balance = refused.filter(({ reason }) => reason === 'balance').length;
      const others = refused.length - balance;
      return ['warning', formatMessage(words.notRenewed, { renewed: count, balance, others })];
    });
  return (
    <>
      {mayOrder ? (
        <>
          <Button size="small" onClick={() => setSeen(paidUntilOf(services))}>
            {formatMessage(words.renew)}
          </Button>
          <Button size="small" onClick={() => void switchTo(true)}>
            {formatMessage(words.on)}
          </Button>
          <Button size="small" onClick={() => void switchTo(false)}>
            {formatMessage(words.off)}
          </Button>
        </>
      ) : null}
      {mayMove && projects.length > 1 ? (
        <Menu
          side="top"
          trigger={(props) => (
            <Button {...props} size="small">
              {formatMessage(words.move)}
            </Button>
          )}
          groups={[
            {
              id: 'projects',
              items: projects.map(({ id, name }) => ({
                id: String(id),
                label: name,
                onSelect: () =>
                  void run(async () => {
                    await moveToProject(app, ids, id);
                    return ['success', formatMessage(words.moved, { project: name })];
                  }),
              })),
            },
          ]}
        />
      ) : null}
      <ConfirmDialog
        open={seen !== null}
        title={formatMessage(words.renewTitle, { count: ids.length })}
        description={formatMessage(words.renewText)}
        confirmLabel={formatMessage(words.renewConfirm)}
        cancelLabel={formatMessage(words.cancel)}
        pending={busy}
        pendingLabel={formatMessage(words.pending)}
        onConfirm={() => void renew()}
        onCancel={() => setSeen(null)}
      />
    </>
  );
}

const paidUntilOf = (services: readonly Service[]): Record<string, string> =>
  Object.fromEntries(services.flatMap(({ id, paid_until: until }) => (until === null ? [] : [[String(id), until]])));
