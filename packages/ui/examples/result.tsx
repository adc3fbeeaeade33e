import { LinkButton } from '@hoster/ui/link-button';
import { Result } from '@hoster/ui/result';

export function Example() {
  return (
    <Result
      tone="success"
      title="Your payment has arrived"
      description="web-01 will be ready in about a minute."
      actions={<LinkButton href="/services/">Go to your services</LinkButton>}
    />
  );
}
