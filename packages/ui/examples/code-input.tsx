import { CodeInput } from '@hoster/ui/code-input';
import { useState } from 'react';

export function Example() {
  const [error, setError] = useState('');
  return (
    <CodeInput
      label="Code from your app"
      name="code"
      hint="Six digits. Try 123456."
      error={error}
      onValueChange={() => setError('')}
      onComplete={(code) => setError(code === '123456' ? '' : 'This code is wrong or too old. Enter the next one.')}
    />
  );
}
