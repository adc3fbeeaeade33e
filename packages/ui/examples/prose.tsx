import { Prose } from '@hoster/ui/prose';

export function Example() {
  return (
    <Prose>
      <h2>Before you begin</h2>
      <p>
        You need the address of your server and its <strong>root password</strong>.
      </p>
    </Prose>
  );
}
