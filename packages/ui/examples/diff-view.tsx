import { DiffView } from '@hoster/ui/diff-view';

const before = ['server {', '  listen 80;', '  server_name example.com;', '}'].join('\n');
const after = ['server {', '  listen 443 ssl;', '  http2 on;', '  server_name example.com;', '}'].join('\n');

const plural = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

export function Example() {
  return (
    <DiffView
      caption="nginx.conf"
      before={before}
      after={after}
      summaryLabel={(added, removed) => `${plural(added, 'line')} added, ${removed} removed`}
      addedLabel="Added:"
      removedLabel="Removed:"
      unchangedLabel={(count) => `${plural(count, 'unchanged line')}`}
      equalLabel="No changes"
      tooManyLabel="Too many changes to show. Download both versions to compare them."
    />
  );
}
